import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type EditedText, fromContent } from '#app/domain/lesson-text/editing/edited-text.ts'
import { useLookedUp } from '#app/features/lesson-editor/segment/profile/use-looked-up.ts'
import { addFacts } from '#app/features/lesson-editor/segment/profile/word-facts.ts'

function textOf(...words: string[]): EditedText {
	return fromContent([{ zh: words.map((word) => ({ word })), en: '', blank: 'normal' }])
}

function Answer({ text }: { text: EditedText }) {
	return useLookedUp(text).isComplete ? 'complete' : 'incomplete'
}

const shown = (text: EditedText) => renderToStaticMarkup(<Answer text={text} />)

test('a text is looked up once all of its own words are, whether or not the dictionary has them', () => {
	expect(shown(textOf('OK', '.'))).toBe('complete')
	const text = textOf('龘龘', '。')
	expect(shown(text)).toBe('incomplete')
	addFacts({ words: ['他'], paragraphs: [['他', '。']] }, { rows: [] })
	expect(shown(text)).toBe('incomplete')
	addFacts({ words: ['龘龘'], paragraphs: [] }, { rows: [] })
	expect(shown(text)).toBe('incomplete')
	addFacts({ words: [], paragraphs: [['龘龘', '。']] }, { rows: [] })
	expect(shown(text)).toBe('complete')
})
