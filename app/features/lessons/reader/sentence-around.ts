import { sentencesOf } from '#app/domain/speech/sentences.ts'

/** The sentence around a word, as plain text: 我叫小美。 */
export function sentenceAround(word: HTMLElement): string {
	const paragraph = word.closest('p')
	if (!paragraph) return ''
	const { text, at } = textAround(paragraph, word)
	const found = sentencesOf(text).find(({ offset, length }) => offset + length > at)
	return found ? text.slice(found.offset, found.offset + found.length) : ''
}

/** A paragraph's text without readings, translation and speaker, and the word's offset in it. */
function textAround(paragraph: HTMLElement, word: HTMLElement): { text: string; at: number } {
	const others = word.closest('b') ? 'rt, .en' : 'rt, .en, b'
	let text = ''
	let at = 0
	const nodes = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
	while (nodes.nextNode()) {
		const { currentNode: node } = nodes
		if (node.parentElement?.closest(others)) continue
		if (word.contains(node)) at = text.length
		text += node.textContent ?? ''
	}
	return { text, at }
}
