import { sentencesOf } from '#app/domain/speech/sentences.ts'
import type { WordAmongWords } from '#app/domain/vocabulary/senses/readings-in-context.ts'
import { readRuby } from '#app/ui/word-cursor.ts'

/** The sentence around a word, as plain text: 我叫小美。 */
export function sentenceAround(word: HTMLElement): string {
	const paragraph = paragraphOf(word)
	if (!paragraph) return ''
	const { text, at } = textAround(paragraph, word)
	const found = sentencesOf(text).find(({ offset, length }) => offset + length > at)
	return found ? text.slice(found.offset, found.offset + found.length) : ''
}

/** A paragraph of a text, or a piece of Chinese beside it. */
function paragraphOf(word: HTMLElement): HTMLElement | null {
	return word.closest<HTMLElement>('p, .words')
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

/** The words of a word's paragraph, with the signs between them, and the word's place among them. */
export function wordsAround(word: HTMLElement): WordAmongWords {
	const own = word.matches('ruby') ? word : word.querySelector('ruby')
	const words: { word: string; pinyin: string | undefined }[] = []
	let at = 0
	const nodes = document.createTreeWalker(
		paragraphOf(word) ?? word,
		NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
	)
	while (nodes.nextNode()) {
		const { currentNode: node } = nodes
		if (node instanceof Element) {
			if (node === own) at = words.length
			if (node.matches('ruby')) words.push(readRuby(node))
		} else if (!node.parentElement?.closest('ruby, .en')) {
			for (const sign of node.textContent ?? '') words.push({ word: sign, pinyin: undefined })
		}
	}
	return { words, at }
}
