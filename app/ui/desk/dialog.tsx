import { useLocation } from '@remix-run/react'
import { type ReactNode, useEffect, useId, useRef } from 'react'

type Props = {
	title: string
	/** It was closed by Escape: whoever shows it shows it no longer. */
	onClose: () => void
	children: ReactNode
}

/**
 * Asks for something before the work goes on. It is shown as long as it is rendered: before the
 * page's script runs as an open box over the page, then as a modal dialog that keeps the focus and
 * gives it back.
 */
export function Dialog({ title, onClose, children }: Props) {
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
		<dialog ref={dialog} open aria-labelledby={titleId} onClose={onClose} className="desk-dialog">
			<h2 id={titleId} className="font-semibold text-lg">
				{title}
			</h2>
			{children}
		</dialog>
	)
}

/** To where it was; where that is gone with its row, to the page. */
function giveFocusBack(before: Element | null): void {
	const target =
		before instanceof HTMLElement && before.isConnected && before !== document.body
			? before
			: document.querySelector<HTMLElement>('main')
	target?.focus({ preventScroll: true })
}
