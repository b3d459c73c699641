import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { type English, EnglishContext } from '#app/features/exercises/player/english.tsx'
import { Speaking } from '#app/features/exercises/speaking/speaking.tsx'

vi.mock('#app/features/speech/use-sound.ts', () => ({
	useSound: () => ({ state: { kind: 'idle' }, play: () => {} }),
}))

const spoken = [
	{
		id: 'name',
		type: 'speak',
		way: 'spoken',
		question: { zh: '你叫什么名字？', en: 'What is your name?' },
		answers: [{ zh: '我叫安娜。', en: 'My name is Anna.' }],
		explanation: { zh: '叫不用“是”。', en: 'No 是 beside 叫.' },
	},
] as const

const english = ['What is your name?', 'My name is Anna.', 'No 是 beside 叫.']

/** The English that shows of a question to answer aloud. */
function shown(context: English | undefined) {
	const html = renderToStaticMarkup(
		<EnglishContext.Provider value={context}>
			<Speaking spoken={spoken} words={{}} isAlone={false} />
		</EnglishContext.Provider>,
	)
	const text = html.replaceAll(/<[^>]*>/g, '')
	expect(text).toContain('我叫安娜。')
	return english.filter((one) => text.includes(one))
}

test('the English of what is answered aloud obeys “English in exercises”', () => {
	expect(shown({ isShown: true, toggle: () => {} })).toEqual(english)
	expect(shown({ isShown: false, toggle: () => {} })).toEqual([])
})

test('without a script all of it shows', () => {
	expect(shown(undefined)).toEqual(english)
})
