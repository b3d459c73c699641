import { useLocation } from '@remix-run/react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'

type Props = {
	title: string
	/** It was closed by Escape: whoever shows it shows it no longer. */
	onClose: () => void
	/** A press beside it closes it too: nothing is lost by that. */
	closesOutside?: boolean
	/** Asked before Escape closes it: what was typed may be worth a question. */
	mayClose?: () => boolean
	/** Where there is much to see. */
	size?: 'wide' | 'full'
	children: ReactNode
}

/**
 * Asks for something before the work goes on. It is shown as long as it is rendered: before the
 * page's script runs as an open box over the page, then as a modal dialog that keeps the focus and
 * gives it back.
 */
export function Dialog({ title, onClose, closesOutside, mayClose, size, children }: Props) {
	const dialog = useRef<HTMLDialogElement>(null)
	const titleId = useId()
	const { key } = useLocation()
	useEffect(() => {
		const before = document.activeElement
		return () => giveFocusBack(before)
	}, [])
	// biome-ignore lint/correctness/useExhaustiveDependencies: asked anew while it was closing, it opens
	useEffect(() => {
		const shown = dialog.current
		if (!shown || shown.matches(':modal')) return
		// By the attribute: closing it would count as being closed.
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
				// A file that was not chosen after all is cancelled too.
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

/** What is behind a modal dialog belongs to it; a key that presses a button has no place. */
function isOutside({ target, currentTarget, clientX, clientY, detail }: MouseEvent): boolean {
	if (target !== currentTarget || detail === 0) return false
	const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
	return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** To where it was; where that is gone with its row, to the page. */
function giveFocusBack(before: Element | null): void {
	const target =
		before instanceof HTMLElement && before.isConnected && before !== document.body
			? before
			: document.querySelector<HTMLElement>('main')
	target?.focus({ preventScroll: true })
}
