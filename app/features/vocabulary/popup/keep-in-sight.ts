/** The tops of a word on the screen, in pixels, between which only its own popup has moved it. */
export type Sight = { least: number; most: number }

export function sightOf(word: HTMLElement): Sight {
	const { top } = word.getBoundingClientRect()
	return { least: top, most: top }
}

/** Whether the reader has scrolled: the word is where its popup did not bring it. */
export function isScrolledAway(word: HTMLElement, sight: Sight): boolean {
	const { top } = word.getBoundingClientRect()
	if (top < sight.least + 1) sight.most = sight.least
	return top < sight.least - 2 || top > sight.most + 2
}

/** Between a word and the sheet below it. */
const gap = 12

/** Scrolls until a sheet does not cover its word, also when the sheet grows or a scroll ends short, until `closed`. */
export function keepInSight(
	word: HTMLElement,
	sheet: HTMLElement,
	{ sight, closed }: { sight: Sight; closed: AbortSignal },
): void {
	function uncover() {
		const { top, bottom } = word.getBoundingClientRect()
		// Where it comes to rest: it still rises.
		const covered = bottom + gap - (innerHeight - sheet.offsetHeight)
		if (covered <= 0) return
		sight.least = Math.min(sight.least, top - covered)
		const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
		scrollBy({ top: covered, behavior: isStill ? 'instant' : 'smooth' })
	}
	const grown = new ResizeObserver(uncover)
	grown.observe(sheet)
	document.addEventListener('scrollend', uncover, { signal: closed })
	closed.addEventListener('abort', () => grown.disconnect())
}
