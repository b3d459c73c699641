import { type RefObject, useEffect } from 'react'

/** Gives a field the focus when its page opens. A focus that the author has set stays. */
export function useArrivalFocus(field: RefObject<HTMLElement>, isWanted = true): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: on arrival only
	useEffect(() => {
		if (isWanted && !isInUse(document.activeElement)) field.current?.focus({ preventScroll: true })
	}, [])
}

/** The page itself has the focus after a link was followed, and a link that was. */
function isInUse(focused: Element | null): boolean {
	return focused !== null && focused !== document.body && !focused.matches('main, a')
}
