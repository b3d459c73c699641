/** Shows and hides the blanks of a text in the DOM. */

export function isBlankShown(blank: Element): boolean {
	return blank.getAttribute('aria-pressed') === 'true'
}

/**
 * A hidden word must not be read aloud either: until shown, the blank is labelled by its number.
 */
export function showBlank(blank: HTMLElement, isShown: boolean): void {
	const name = `Blank ${blank.dataset.n}`
	const word = blank.querySelector('ruby')?.firstChild?.textContent
	blank.setAttribute('aria-pressed', String(isShown))
	blank.setAttribute('aria-label', isShown ? `${name}: ${word}` : name)
}

export function showAllBlanks(within: Element, isShown: boolean): void {
	for (const blank of within.querySelectorAll<HTMLElement>('.blank')) showBlank(blank, isShown)
}
