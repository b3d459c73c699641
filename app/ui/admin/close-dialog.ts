import { useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { useCallback } from 'react'

/** The state of a link that opens a dialog, for its history entry. */
export const opensDialog = { opensDialog: true } as const

/**
 * Closes a dialog that the address names. Opening one adds a history entry, so that Back closes it;
 * closing an unchanged one goes back, too, and leaves no entry behind.
 */
export function useCloseDialog(listPath: string): (isChanged: boolean) => void {
	const navigate = useNavigate()
	const { state } = useLocation()
	const isOpenedHere = Object(state).opensDialog === true
	const isMoving = useNavigation().state === 'loading'
	return useCallback(
		(isChanged: boolean) => {
			// Going back twice, by two ways of closing, would be one page too far.
			if (isOpenedHere && !isMoving && !isChanged) {
				holdPresses()
				navigate(-1)
			} else navigate(listPath, { replace: true, preventScrollReset: true })
		},
		[isMoving, isOpenedHere, navigate, listPath],
	)
}

/** In milliseconds: the browser goes back sooner, if it does. */
const patienceMs = 1000

/**
 * The browser goes back a moment later. What is pressed until then, by Enter on the link that opened the dialog,
 * is pressed again afterwards: a new entry would be the one that is left.
 */
function holdPresses(): void {
	let pressed: HTMLElement | null = null
	const hold = (event: MouseEvent) => {
		const { target, ctrlKey, metaKey, shiftKey } = event
		const control = target instanceof Element ? target.closest<HTMLElement>('a, button') : null
		// Another tab or window leaves this page where it is.
		if (!control || ctrlKey || metaKey || shiftKey) return
		event.preventDefault()
		event.stopPropagation()
		pressed = control
	}
	addEventListener('click', hold, { capture: true })
	const release = () => {
		clearTimeout(timer)
		removeEventListener('click', hold, { capture: true })
		if (pressed?.isConnected) pressed.click()
		pressed = null
	}
	const timer = setTimeout(release, patienceMs)
	addEventListener('popstate', () => setTimeout(release), { once: true })
}
