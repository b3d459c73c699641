/**
 * Keyboard navigation in a text, or in what stands beside it. The whole text is one tab stop; arrow keys
 * move it from word to word.
 */

import { hanziIn, readingShown } from './ruby.ts'
import { stepFrom } from './word-steps.ts'

type Key = { key: string; ctrlKey: boolean }

/** A text, and what stands beside it with words to look up: notes, exercises. */
const scopes = '.text, .words'

const wordsInText = ':is(ruby, .blank):not(.blank ruby)'

/** The text that a word stands in; undefined for words that only stand there, as on a button or in a dialog. */
export function scopeOf(word: Element): Element | undefined {
	const scope = word.closest(scopes)
	const isPart = word.closest('label, a, button:not(.blank), dialog')
	return scope && !isPart ? scope : undefined
}

/** Makes a word the tab stop; by default, the one that is it already, else the first. */
export function putCursor(text: Element | null | undefined, word?: HTMLElement): void {
	const last = text?.querySelector<HTMLElement>('[tabindex="0"]')
	const next = word ?? last ?? text?.querySelector<HTMLElement>(wordsInText)
	if (!next || next === last) return
	if (last) {
		last.tabIndex = -1
		if (last.matches('ruby')) takeRole(last)
	}
	next.tabIndex = 0
	if (next.matches('ruby')) giveRole(next)
}

/** Moves the cursor. Returns false if the key leads nowhere. */
export function moveCursor(text: Element, word: HTMLElement, key: Key): boolean {
	const next = stepFrom({ words: wordsOf(text), word, paragraph: 'p' }, key)
	if (next === undefined) return false
	if (next) {
		putCursor(text, next)
		next.focus()
	}
	return true
}

function wordsOf(text: Element | null): HTMLElement[] {
	return [...(text?.querySelectorAll<HTMLElement>(wordsInText) ?? [])]
}

/** Announces the word under the cursor as a button. */
function giveRole(ruby: HTMLElement): void {
	const reading = readingShown(ruby)
	ruby.setAttribute('role', 'button')
	ruby.setAttribute('aria-haspopup', 'dialog')
	ruby.setAttribute('aria-label', reading ? `${hanziIn(ruby)} ${reading}` : hanziIn(ruby))
}

function takeRole(ruby: HTMLElement): void {
	ruby.removeAttribute('tabindex')
	for (const name of ['role', 'aria-haspopup', 'aria-label']) ruby.removeAttribute(name)
}
