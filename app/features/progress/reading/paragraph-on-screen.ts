export function paragraphsOfText(): HTMLElement[] {
	return [...document.querySelectorAll<HTMLElement>('.text > p[id]')]
}

/**
 * From 1: the first paragraph that is not above the screen, and the last one once its end is on the
 * screen. Undefined without a text.
 */
export function paragraphOnScreen(paragraphs: readonly HTMLElement[]): number | undefined {
	const end = paragraphs.at(-1)
	if (!end) return undefined
	if (end.getBoundingClientRect().bottom <= window.innerHeight) return paragraphs.length
	let [from, to] = [0, paragraphs.length - 1]
	while (from < to) {
		const middle = Math.floor((from + to) / 2)
		if ((paragraphs[middle]?.getBoundingClientRect().bottom ?? 0) > topEdge) to = middle
		else from = middle + 1
	}
	return from + 1
}

/** Less than this of a paragraph at the upper edge is not read. */
const topEdge = 24
