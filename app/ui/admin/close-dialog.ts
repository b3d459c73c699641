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

/**
 * The browser goes back a moment later. What is pressed until then, by Enter on the link that opened the dialog,
 * is pressed again afterwards: a new entry would be the one that is left.
 */
function holdPresses(): void {
	let pressed: EventTarget | null = null
	const hold = (event: MouseEvent) => {
		event.preventDefault()
		event.stopPropagation()
		pressed = event.target
	}
	addEventListener('click', hold, { capture: true })
	const release = () => {
		removeEventListener('click', hold, { capture: true })
		if (pressed instanceof HTMLElement) pressed.click()
	}
	addEventListener('popstate', () => setTimeout(release), { once: true })
}
