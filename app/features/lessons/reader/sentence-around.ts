import { sentencesOf } from '#app/domain/speech/sentences.ts'
import type { WordAmongWords } from '#app/domain/vocabulary/senses/readings-in-context.ts'
import { readRuby } from '#app/ui/ruby.ts'

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

/**
 * A paragraph's text without readings, translation and speaker, and the word's offset in it. Words are as the
 * vocabulary has them, whichever script is on the screen.
 */
function textAround(paragraph: HTMLElement, word: HTMLElement): { text: string; at: number } {
	const others = word.closest('b') ? '.en' : '.en, b'
	let text = ''
	let at = 0
	const nodes = document.createTreeWalker(paragraph, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
	while (nodes.nextNode()) {
		const { currentNode: node } = nodes
		if (node === word) at = text.length
		if (node.parentElement?.closest(`ruby, ${others}`)) continue
		if (node instanceof Text) text += node.data
		else if (node instanceof Element && node.matches('ruby')) text += readRuby(node).word
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
