import { hanziIn } from '#app/ui/ruby.ts'

export function isBlankShown(blank: Element): boolean {
	return blank.getAttribute('aria-pressed') === 'true'
}

/**
 * Shows or hides a blank in the DOM. Screen readers must not read a hidden word either, so a hidden
 * blank is labelled by its number.
 */
export function showBlank(blank: HTMLElement, isShown: boolean): void {
	const name = `Blank ${blank.dataset.n}`
	const ruby = blank.querySelector('ruby')
	const word = ruby ? hanziIn(ruby) : blank.textContent
	blank.setAttribute('aria-pressed', String(isShown))
	blank.setAttribute('aria-label', isShown ? `${name}: ${word}` : name)
	// A shown word opens its entry, like any other.
	if (isShown) blank.setAttribute('aria-haspopup', 'dialog')
	else blank.removeAttribute('aria-haspopup')
}

export function showAllBlanks(within: Element, isShown: boolean): void {
	for (const blank of within.querySelectorAll<HTMLElement>('.blank')) showBlank(blank, isShown)
}
