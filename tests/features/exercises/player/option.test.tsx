import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type English, EnglishContext } from '#app/features/exercises/player/english.tsx'
import { Option } from '#app/features/exercises/player/option.tsx'

type Text = Parameters<typeof Option>[0]['text']

function shown(
	text: Text,
	isRight: boolean | undefined,
	english: English | undefined,
	isToRead = true,
) {
	return renderToStaticMarkup(
		<EnglishContext.Provider value={english}>
			<Option
				name="question"
				index={0}
				text={text}
				isToRead={isToRead}
				takesSeveral={false}
				isChosen={false}
				isRight={isRight}
				choose={() => {}}
			/>
		</EnglishContext.Provider>,
	)
}

const isThere = { zh: '六月在吗？', en: 'Is Liuyue there?' }
const on = { isShown: true, toggle: () => {} }
const off = { isShown: false, toggle: () => {} }

test('the English of a Chinese option comes with its verdict', () => {
	expect(shown(isThere, undefined, on)).not.toContain('Is Liuyue there?')
	expect(shown(isThere, true, on)).toContain('Is Liuyue there?')
	expect(shown(isThere, true, off)).not.toContain('Is Liuyue there?')
})

test('an option in English alone always shows it, and so does an author’s preview', () => {
	expect(shown({ en: 'She is a doctor' }, undefined, off)).toContain('She is a doctor')
	expect(shown(isThere, undefined, undefined)).toContain('Is Liuyue there?')
})

test('true and false have their English from the start', () => {
	expect(shown({ zh: '对', en: 'True' }, undefined, on, false)).toContain('True')
	expect(shown({ zh: '对', en: 'True' }, undefined, off, false)).not.toContain('True')
})
