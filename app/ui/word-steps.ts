/**
 * Keyboard navigation between words: left, right, up, down, and to the ends of paragraph and text.
 */

type Key = { key: string; ctrlKey: boolean }

type Place = {
	/** All words of the text, in order. */
	words: HTMLElement[]
	word: HTMLElement
	/** Selector of the element that holds a paragraph. */
	paragraph: string
}

/** The word a key moves to; null at the end of the text, undefined for other keys. */
export function stepFrom(place: Place, { key, ctrlKey }: Key): HTMLElement | null | undefined {
	const { words, word } = place
	const at = words.indexOf(word)
	const own = word.closest(place.paragraph)
	switch (ctrlKey ? `Control+${key}` : key) {
		case 'ArrowRight':
			return words[at + 1] ?? null
		case 'ArrowLeft':
			return words[at - 1] ?? null
		case 'ArrowDown':
			return onNextLine(words.slice(at + 1), word)
		case 'ArrowUp':
			return onNextLine(words.slice(0, at).reverse(), word)
		case 'Home':
			return words.find((other) => own?.contains(other)) ?? null
		case 'End':
			return words.filter((other) => own?.contains(other)).at(-1) ?? null
		case 'Control+Home':
			return words[0] ?? null
		case 'Control+End':
			return words.at(-1) ?? null
	}
	return undefined
}

/** Picks the word straight above or below, on the nearest other line. */
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
