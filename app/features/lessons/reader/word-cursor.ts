/**
 * The keyboard's way through a text. The whole text is one tab stop; arrow keys go from word to
 * word, and the word they stand on is the tab stop from then on.
 */

type Key = { key: string; ctrlKey: boolean }

/** Makes a word, or at first the first one, the text's tab stop. */
export function putCursor(text: Element | null, word?: HTMLElement): void {
	const next = word ?? wordsOf(text)[0]
	const last = text?.querySelector<HTMLElement>('[tabindex="0"]')
	if (!next || next === last) return
	if (last) {
		last.tabIndex = -1
		if (last.matches('ruby')) takeRole(last)
	}
	next.tabIndex = 0
	if (next.matches('ruby')) giveRole(next)
}

/** Moves to where a key leads; false if the key leads nowhere. */
export function moveCursor(text: Element, word: HTMLElement, { key, ctrlKey }: Key): boolean {
	const next = destination(text, word, ctrlKey ? `Control+${key}` : key)
	if (next === undefined) return false
	if (next) {
		putCursor(text, next)
		next.focus()
	}
	return true
}

/** A word as it stands in the text, apart from its reading. */
export function wordAt(ruby: HTMLElement): { word: string; pinyin: string | undefined } {
	const pinyin = ruby.querySelector('rt')?.textContent ?? undefined
	return { word: ruby.firstChild?.textContent ?? '', pinyin }
}

/** The word a key leads to, null where the text ends, undefined for other keys. */
function destination(
	text: Element,
	word: HTMLElement,
	key: string,
): HTMLElement | null | undefined {
	const words = wordsOf(text)
	const at = words.indexOf(word)
	const paragraph = word.closest('p')
	switch (key) {
		case 'ArrowRight':
			return words[at + 1] ?? null
		case 'ArrowLeft':
			return words[at - 1] ?? null
		case 'ArrowDown':
			return onNextLine(words.slice(at + 1), word)
		case 'ArrowUp':
			return onNextLine(words.slice(0, at).reverse(), word)
		case 'Home':
			return words.find((other) => paragraph?.contains(other)) ?? null
		case 'End':
			return words.filter((other) => paragraph?.contains(other)).at(-1) ?? null
		case 'Control+Home':
			return words[0] ?? null
		case 'Control+End':
			return words.at(-1) ?? null
	}
	return undefined
}

/** Of the words that follow, those on the nearest other line, and of them the one straight on. */
function onNextLine(following: HTMLElement[], word: HTMLElement): HTMLElement | null {
	const from = word.getBoundingClientRect()
	const middle = from.left + from.width / 2
	let line: DOMRect | undefined
	let best: { word: HTMLElement; away: number } | undefined
	for (const other of following) {
		const rect = other.getBoundingClientRect()
		if (rect.height === 0 || Math.abs(rect.bottom - from.bottom) < from.height / 2) continue
		line ??= rect
		if (Math.abs(rect.bottom - line.bottom) >= line.height / 2) break
		const away = Math.abs(rect.left + rect.width / 2 - middle)
		if (!best || away < best.away) best = { word: other, away }
	}
	return best?.word ?? null
}

function wordsOf(text: Element | null): HTMLElement[] {
	return [...(text?.querySelectorAll<HTMLElement>(':is(ruby, .blank):not(.blank ruby)') ?? [])]
}

/** What a screen reader says of the word under the cursor. */
function giveRole(ruby: HTMLElement): void {
	const { word, pinyin } = wordAt(ruby)
	ruby.setAttribute('role', 'button')
	ruby.setAttribute('aria-haspopup', 'dialog')
	ruby.setAttribute('aria-label', pinyin ? `${word} ${pinyin}` : word)
}

function takeRole(ruby: HTMLElement): void {
	ruby.removeAttribute('tabindex')
	for (const name of ['role', 'aria-haspopup', 'aria-label']) ruby.removeAttribute(name)
}
