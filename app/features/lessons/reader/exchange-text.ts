/**
 * Exchanges a text for the same one in another script or with other readings. Its reader stays at the
 * paragraph they were at, and sees the blanks that they had revealed.
 *
 * Paragraphs that have not been on the screen have no height of their own yet. Those above the reader keep the
 * height they had, and the place is set once more when the browser has laid out what is near the screen.
 */
import { putCursor } from '#app/ui/word-cursor.ts'
import { isBlankShown, showBlank } from './blanks.ts'

export function exchangeText(text: HTMLElement, html: string): void {
	const shown = [...text.querySelectorAll<HTMLElement>('.blank')].filter(isBlankShown)
	const numbers = new Set(shown.map(({ dataset }) => dataset.n))
	const places = [...text.children].map((paragraph) => paragraph.getBoundingClientRect())
	const onScreen = places.findIndex(({ top }) => top >= 0)
	const at = onScreen < 0 ? places.length - 1 : onScreen
	text.innerHTML = html
	for (const [index, paragraph] of text.querySelectorAll<HTMLElement>(':scope > p').entries()) {
		if (index < at) paragraph.style.containIntrinsicHeight = `auto ${places[index]?.height}px`
	}
	for (const blank of text.querySelectorAll<HTMLElement>('.blank')) {
		if (numbers.has(blank.dataset.n)) showBlank(blank, true)
	}
	putCursor(text)
	const stay = () => {
		const now = text.children[at]?.getBoundingClientRect()
		const before = places[at]
		if (now && before) scrollBy({ top: now.top - before.top, behavior: 'instant' })
	}
	if (at > 0) {
		stay()
		requestAnimationFrame(() => requestAnimationFrame(stay))
	}
	// A player has to find its sentences again.
	text.dispatchEvent(new Event('exchanged'))
}
