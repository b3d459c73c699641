import { type RefObject, useEffect } from 'react'

/** Gives a field, or the first one in an element, the focus when its page opens. A focus that the author has set stays. */
export function useArrivalFocus(field: RefObject<HTMLElement>, isWanted = true): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: on arrival only
	useEffect(() => {
		if (!isWanted || isInUse(document.activeElement)) return
		const first = field.current?.matches('input, textarea')
			? field.current
			: field.current?.querySelector<HTMLElement>('input:not([type="hidden"])')
		first?.focus({ preventScroll: true })
	}, [])
}

/** The page itself has the focus after a link was followed, and a link that was. */
function isInUse(focused: Element | null): boolean {
	return focused !== null && focused !== document.body && !focused.matches('main, a')
}
