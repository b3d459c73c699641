import { sentenceInHash } from '#app/domain/progress/sentence-hash.ts'
import { readRuby } from '#app/ui/ruby.ts'
import { paragraphsOfText } from './paragraph-on-screen.ts'

type Found = { paragraph: HTMLElement; range: Range }

/** The sentence that an address names, where the text still has it, whichever script is on the screen. */
export function sentenceNamed(hash: string): Found | undefined {
	const sentence = sentenceInHash(hash)
	if (!sentence) return undefined
	for (const paragraph of paragraphsOfText()) {
		const pieces = piecesOf(paragraph)
		const at = pieces
			.map(({ text }) => text)
			.join('')
			.indexOf(sentence)
		if (at >= 0) return { paragraph, range: rangeOf(pieces, at, at + sentence.length) }
	}
	return undefined
}

type Piece = { node: Element | Text; text: string }

/** The words of a paragraph and the signs between them, without readings, English and speaker. */
function piecesOf(paragraph: HTMLElement): Piece[] {
	const pieces: Piece[] = []
	const nodes = document.createTreeWalker(paragraph, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
	while (nodes.nextNode()) {
		const { currentNode: node } = nodes
		if (node.parentElement?.closest('ruby, .en, b')) continue
		if (node instanceof Text) pieces.push({ node, text: node.data })
		else if (node instanceof HTMLElement && node.matches('ruby')) {
			pieces.push({ node, text: readRuby(node).word })
		}
	}
	return pieces
}

function rangeOf(pieces: readonly Piece[], from: number, to: number): Range {
	const range = document.createRange()
	let at = 0
	for (const { node, text } of pieces) {
		const end = at + text.length
		if (at <= from && from < end) {
			if (node instanceof Text) range.setStart(node, from - at)
			else range.setStartBefore(node)
		}
		if (at < to && to <= end) {
			if (node instanceof Text) range.setEnd(node, to - at)
			else range.setEndAfter(node)
		}
		at = end
	}
	return range
}

const shownMs = 4000

/** Marks it for a moment, without a change to the text. Browsers without highlights only scroll. */
export function markSentence(range: Range): void {
	if (!('highlights' in CSS)) return
	const highlight = new Highlight(range)
	CSS.highlights.set('named-sentence', highlight)
	setTimeout(() => {
		if (CSS.highlights.get('named-sentence') === highlight) CSS.highlights.delete('named-sentence')
	}, shownMs)
}
