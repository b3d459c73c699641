/** The hidden words of a text on the screen: a blank that is pressed shows its word. */

export function isBlankShown(blank: Element): boolean {
	return blank.getAttribute('aria-pressed') === 'true'
}

/** A hidden word must not be read aloud either: the blank's name is its number until it is shown. */
export function showBlank(blank: HTMLElement, isShown: boolean): void {
	const name = `Blank ${blank.dataset.n}`
	const word = blank.querySelector('ruby')?.firstChild?.textContent
	blank.setAttribute('aria-pressed', String(isShown))
	blank.setAttribute('aria-label', isShown ? `${name}: ${word}` : name)
}

export function showAllBlanks(within: Element, isShown: boolean): void {
	for (const blank of within.querySelectorAll<HTMLElement>('.blank')) showBlank(blank, isShown)
}
