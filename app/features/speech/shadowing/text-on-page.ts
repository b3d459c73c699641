/** Reads the paragraphs of the text on the page, without speakers and translations. */
import type { TextPart } from '#app/domain/speech/sentence-words.ts'

export function paragraphsOf(text: HTMLElement): TextPart[][] {
	return [...text.querySelectorAll<HTMLElement>(':scope > p')].map(partsOf)
}

/** A player that follows the text has wrapped its sentences in spans. */
function partsOf(element: HTMLElement): TextPart[] {
	return [...element.childNodes].flatMap((node): TextPart[] => {
		if (node instanceof Text) return [{ text: node.data, isWord: false, isHidden: false }]
		if (!(node instanceof HTMLElement)) return []
		if (node.matches('.sentence')) return partsOf(node)
		if (!node.matches('ruby, .blank')) return []
		const ruby = node.matches('ruby') ? node : node.querySelector('ruby')
		const text = (ruby ?? node).firstChild?.textContent ?? ''
		const pinyin = ruby?.querySelector('rt')?.textContent ?? undefined
		const isHidden = node.matches('.blank:not([aria-pressed="true"])')
		return [{ text, pinyin, isWord: true, isHidden }]
	})
}
