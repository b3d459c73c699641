import { type Location, useLocation } from '@remix-run/react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { isFormChanged, noteOpened } from './form-changed.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

type Props = {
	title: string
	/** Called when Escape or a click outside closes it; the parent must stop rendering it. */
	onClose: (isChanged: boolean) => void
	/** Whether leaving asks first if something was typed. Its address must name the dialog. */
	isGuarded?: boolean
	/** For dialogs with much content. */
	size?: 'wide' | 'full'
	children: ReactNode
}

const words = {
	title: 'Discard your changes?',
	text: 'What you typed here is not saved.',
	stay: 'Keep editing',
	leave: 'Discard',
}

/**
 * A modal dialog, shown while rendered. Before scripts run it is an open box over the page; then it
 * traps the focus and gives it back on closing. Escape, a click outside, Cancel and Back all close
 * it, and all ask first if something was typed into a guarded one.
 */
export function Dialog({ title, onClose, isGuarded = false, size, children }: Props) {
	const dialog = useRef<HTMLDialogElement>(null)
	const isPressedOutside = useRef(false)
	const isChanged = () => isGuarded && formsIn(dialog.current).some(isFormChanged)
	useLeaveGuard({ isChanged, isLeaving: isOtherDialog, words })
	useEffect(() => {
		for (const form of formsIn(dialog.current)) noteOpened(form)
	}, [])
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
				if (event.target !== event.currentTarget || !isChanged()) return
				// A second Escape cannot be prevented: the dialog closes, and opens again below.
				if (!event.cancelable) return
				event.preventDefault()
				onClose(true)
			}}
			onClose={({ currentTarget }) => {
				const mustAsk = isChanged()
				if (mustAsk) currentTarget.showModal()
				onClose(mustAsk)
			}}
			onPointerDown={(event) => {
				isPressedOutside.current = isOutside(event)
			}}
			onClick={(event) => {
				// Selecting text may begin inside and end outside.
				if (!isPressedOutside.current || !isOutside(event)) return
				if (isChanged()) onClose(true)
				else event.currentTarget.close()
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

function formsIn(dialog: HTMLDialogElement | null): HTMLFormElement[] {
	return [...(dialog?.querySelectorAll('form') ?? [])]
}

/** Whether the other address names another dialog, or none. */
function isOtherDialog(here: Location, there: Location): boolean {
	const dialogOf = ({ pathname, search }: Location) => {
		const params = new URLSearchParams(search)
		return JSON.stringify([pathname, ...['ask', 'of', 'ids'].map((name) => params.get(name))])
	}
	return dialogOf(here) !== dialogOf(there)
}

/**
 * Clicks on the backdrop target the dialog itself. Keyboard clicks have no position and don't
 * count.
 */
function isOutside({ type, target, currentTarget, clientX, clientY, detail }: MouseEvent): boolean {
	if (target !== currentTarget || (type === 'click' && detail === 0)) return false
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
