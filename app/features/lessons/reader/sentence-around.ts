import { sentencesOf } from '#app/domain/speech/sentences.ts'
import type { WordInParagraph } from '#app/features/vocabulary/popup/use-sense-chooser.ts'
import { readRuby } from '#app/ui/ruby.ts'

/** The sentence around a word, as plain text: 我叫小美。 A speaker before a line stands in no sentence. */
export function sentenceAround(word: HTMLElement): string {
	const paragraph = paragraphOf(word)
	if (!paragraph || isSpeaker(word)) return ''
	const { text, at } = textAround(paragraph, word)
	const found = sentencesOf(text).find(({ offset, length }) => offset + length > at)
	return found ? text.slice(found.offset, found.offset + found.length) : ''
}

/** The sentence that is saved with a word: for a speaker, the first one that names them, or none. */
export function sentenceToSave(word: HTMLElement): string {
	if (!isSpeaker(word)) return sentenceAround(word)
	const { word: name } = rubyOf(word)
	const places = word.closest('.text')?.querySelectorAll<HTMLElement>('ruby') ?? []
	const said = [...places].find((place) => !isSpeaker(place) && readRuby(place).word === name)
	return said ? sentenceAround(said) : ''
}

function isSpeaker(word: HTMLElement): boolean {
	return word.closest('b') !== null
}

/** A blank has its word inside. */
export function rubyOf(place: HTMLElement): { word: string; pinyin: string | undefined } {
	return readRuby(place.matches('ruby') ? place : (place.querySelector('ruby') ?? place))
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
	let text = ''
	let at = 0
	const nodes = document.createTreeWalker(paragraph, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
	while (nodes.nextNode()) {
		const { currentNode: node } = nodes
		if (node === word) at = text.length
		if (node.parentElement?.closest('ruby, .en, b')) continue
		if (node instanceof Text) text += node.data
		else if (node instanceof Element && node.matches('ruby')) text += readRuby(node).word
	}
	return { text, at }
}

/** The words of a word's paragraph, with the signs between them, and the word's place among them. */
export function wordsAround(word: HTMLElement): WordInParagraph {
	const own = word.matches('ruby') ? word : word.querySelector('ruby')
	const words: { word: string; pinyin: string | undefined }[] = []
	let at = 0
	const paragraph = paragraphOf(word)
	const nodes = document.createTreeWalker(
		paragraph ?? word,
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
	return { words, at, english: paragraph?.querySelector('.en')?.textContent ?? '' }
}
