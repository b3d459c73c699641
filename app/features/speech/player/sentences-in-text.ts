/**
 * Wraps each spoken sentence of a lesson's text in a span, with a number to click.
 *
 * The text's layout must not change. Pinyin wider than its word overhangs the full stop before it,
 * but not an element between them, so the number is drawn by the sentence's first word.
 */
import {
	type Piece,
	placeSentences,
	type SentencePlace,
} from '#app/domain/speech/sentence-places.ts'
import type { Sentence } from '#app/domain/speech/sentences.ts'
import { writtenIn } from '#app/ui/ruby.ts'

/** The longest stretch of work before the page can respond again. */
const mostWorkMs = 8

type Leaf = Text | HTMLElement

/** The span of each sentence; empty if this is not the spoken text. */
export type SentenceSpans = readonly (HTMLElement | undefined)[]

export async function wrapSentences(
	text: HTMLElement,
	sentences: readonly Sentence[],
	signal: AbortSignal,
): Promise<SentenceSpans> {
	unwrapSentences(text)
	const paragraphs = [...text.querySelectorAll<HTMLElement>(':scope > p')]
	const places = placeSentences(
		paragraphs.map((paragraph) => leavesOf(paragraph).map(pieceOf)),
		sentences,
	)
	if (!places) return []
	const spans: (HTMLElement | undefined)[] = Array(sentences.length).fill(undefined)
	let began = performance.now()
	for (const [number, paragraph] of paragraphs.entries()) {
		const itsPlaces = [...places.entries()].filter(([, place]) => place.paragraph === number)
		withFocusKept(paragraph, () => wrapParagraph(paragraph, itsPlaces, spans))
		if (performance.now() - began < mostWorkMs) continue
		await new Promise((go) => setTimeout(go))
		if (signal.aborted) return []
		began = performance.now()
	}
	return spans
}

/** Splits text nodes where a sentence begins or ends. Words and blanks stay whole. */
function wrapParagraph(
	paragraph: HTMLElement,
	places: readonly [number, SentencePlace][],
	spans: (HTMLElement | undefined)[],
): void {
	let at = 0
	let next = 0
	for (const leaf of leavesOf(paragraph)) {
		let rest: Leaf | undefined = leaf
		while (rest) {
			const part: Leaf = rest
			while ((places[next]?.[1].to ?? at + 1) <= at) next += 1
			const [index, place] = places[next] ?? []
			if (!place || index === undefined) break
			const isInside = place.from <= at
			const cut = (isInside ? place.to : place.from) - at
			rest = part instanceof Text && cut < part.length ? part.splitText(cut) : undefined
			if (isInside) {
				spans[index] ??= spanBefore(part, index)
				spans[index]?.appendChild(part)
			}
			at += pieceOf(part).length
		}
	}
	for (const [index] of places) {
		const span = spans[index]
		const bearer = span?.querySelector<HTMLElement>(':scope > :is(ruby, .blank)') ?? span
		if (bearer) bearer.dataset.number = String(index + 1)
	}
}

function spanBefore(leaf: Leaf, index: number): HTMLElement {
	const span = document.createElement('span')
	span.className = 'sentence'
	span.dataset.s = String(index + 1)
	leaf.parentNode?.insertBefore(span, leaf)
	return span
}

function unwrapSentences(text: HTMLElement): void {
	for (const span of text.querySelectorAll('.sentence')) {
		const paragraph = span.parentNode
		span.querySelector('[data-number]')?.removeAttribute('data-number')
		while (span.firstChild) paragraph?.insertBefore(span.firstChild, span)
		span.remove()
		paragraph?.normalize()
	}
}

/** The spoken nodes of a paragraph, without speaker and translation. */
function leavesOf(paragraph: HTMLElement): Leaf[] {
	const leaves: Leaf[] = []
	for (const node of paragraph.childNodes) {
		const isWord = node instanceof HTMLElement && node.matches('ruby, .blank')
		if (isWord || node instanceof Text) leaves.push(node)
	}
	return leaves
}

function pieceOf(leaf: Leaf): Piece {
	if (leaf instanceof Text) return { length: leaf.length, isWhole: false }
	const ruby = leaf.matches('ruby') ? leaf : leaf.querySelector('ruby')
	// A blank whose word has no reading has no ruby.
	const text = ruby ? writtenIn(ruby) : (leaf.textContent ?? '')
	return { length: text.length, isWhole: true }
}

/** Restores the focus, which moved elements lose. */
function withFocusKept(paragraph: HTMLElement, move: () => void): void {
	const focused = document.activeElement
	move()
	if (focused instanceof HTMLElement && paragraph.contains(focused)) {
		focused.focus({ preventScroll: true })
	}
}
