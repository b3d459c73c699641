/** Keeps the focus among the buttons that settle doubts, for whoever works through them by keyboard. */
import { type RefObject, useEffect } from 'react'

/** `detail` is that of a click: a key presses a button without a pointer. */
export function isByKey(detail: number): boolean {
	return detail === 0
}

/** Held Enter or Space presses a button once: each press moves the focus on, and would settle one doubt after another. */
export function withoutRepeats(event: Pick<KeyboardEvent, 'key' | 'repeat' | 'preventDefault'>) {
	if (event.repeat && [' ', 'Enter'].includes(event.key)) event.preventDefault()
}

/**
 * Once a doubt is settled and its buttons are gone, the focus goes to the first one of the next. `focusedId`
 * is undefined if it went to the text.
 */
export function useKeptFocus(
	box: RefObject<HTMLElement>,
	focusedId: string | undefined,
	firstChoice: string,
): void {
	useEffect(() => {
		const { activeElement, body } = document
		const isHere = activeElement === body || box.current?.contains(activeElement)
		if (focusedId === undefined || !isHere) return
		box.current?.querySelector<HTMLElement>(firstChoice)?.focus({ preventScroll: true })
	}, [box, focusedId, firstChoice])
}
