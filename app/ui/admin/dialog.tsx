import { useLocation } from '@remix-run/react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'

type Props = {
	title: string
	/** Called when Escape closes the dialog; the parent must stop rendering it. */
	onClose: () => void
	/** Whether a click outside closes it; only where that loses nothing. */
	closesOutside?: boolean
	/** Asked before Escape closes the dialog; return false to keep it open. */
	mayClose?: () => boolean
	/** For dialogs with much content. */
	size?: 'wide' | 'full'
	children: ReactNode
}

/**
 * A modal dialog, shown while rendered. Before scripts run it is an open box over the page; then it
 * traps the focus and gives it back on closing.
 */
export function Dialog({ title, onClose, closesOutside, mayClose, size, children }: Props) {
	const dialog = useRef<HTMLDialogElement>(null)
	const titleId = useId()
	const { key } = useLocation()
	useEffect(() => {
		const before = document.activeElement
		return () => giveFocusBack(before)
	}, [])
	// biome-ignore lint/correctness/useExhaustiveDependencies: opens again if asked while closing
	useEffect(() => {
		const shown = dialog.current
		if (!shown || shown.matches(':modal')) return
		// Via the attribute, because close() would fire a close event.
		shown.removeAttribute('open')
		shown.showModal()
	}, [key])
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: with the keyboard, Escape closes it
		<dialog
			ref={dialog}
			open
			aria-labelledby={titleId}
			onCancel={(event) => {
				// A cancelled file dialog inside it fires `cancel`, too.
				if (event.target !== event.currentTarget) return
				if (mayClose && !mayClose()) event.preventDefault()
			}}
			onClose={onClose}
			onClick={(event) => {
				if (closesOutside && isOutside(event)) event.currentTarget.close()
			}}
			data-size={size}
			className="admin-dialog"
		>
			<h2 id={titleId} className="font-semibold text-lg">
				{title}
			</h2>
			{children}
		</dialog>
	)
}

/**
 * Clicks on the backdrop target the dialog itself. Keyboard clicks have no position and don't
 * count.
 */
function isOutside({ target, currentTarget, clientX, clientY, detail }: MouseEvent): boolean {
	if (target !== currentTarget || detail === 0) return false
	const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
	return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** Restores the focus, or moves it to the page if the element is gone. */
function giveFocusBack(before: Element | null): void {
	const target =
		before instanceof HTMLElement && before.isConnected && before !== document.body
			? before
			: document.querySelector<HTMLElement>('main')
	target?.focus({ preventScroll: true })
}
