/** Reads the paragraphs of the text on the page, without speakers and translations. */
import type { TextPart } from '#app/domain/speech/sentence-words.ts'
import { hanziIn, readRuby, writtenIn } from '#app/ui/ruby.ts'

export function paragraphsOf(text: HTMLElement): TextPart[][] {
	return [...text.querySelectorAll<HTMLElement>(':scope > p')].map(partsOf)
}

/** The Chinese of a sentence or paragraph, without its pinyin. */
export function textOnPage(element: HTMLElement): string {
	return partsOf(element)
		.map(({ text }) => text)
		.join('')
}

/** A player that follows the text has wrapped its sentences in spans. */
function partsOf(element: HTMLElement): TextPart[] {
	return [...element.childNodes].flatMap((node): TextPart[] => {
		if (node instanceof Text) return [{ text: node.data, isWord: false, isHidden: false }]
		if (!(node instanceof HTMLElement)) return []
		if (node.matches('.sentence')) return partsOf(node)
		if (!node.matches('ruby, .blank')) return []
		const ruby = node.matches('ruby') ? node : node.querySelector('ruby')
		const text = ruby ? writtenIn(ruby) : (node.textContent ?? '')
		const drawn = ruby ? hanziIn(ruby) : undefined
		const pinyin = ruby ? readRuby(ruby).pinyin : undefined
		const isHidden = node.matches('.blank:not([aria-pressed="true"])')
		return [{ text, drawn, pinyin, isWord: true, isHidden }]
	})
}
