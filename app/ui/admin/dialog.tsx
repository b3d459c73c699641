import { type Location, useLocation } from '@remix-run/react'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Dialog as SharedDialog } from '#app/ui/dialog.tsx'
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
 * A dialog of the back office. Escape, a click outside, Cancel and Back all close it, and all ask
 * first if something was typed into a guarded one.
 */
export function Dialog({ title, onClose, isGuarded = false, size, children }: Props) {
	const { key } = useLocation()
	const dialog = useRef<HTMLDialogElement>(null)
	const isPressedOutside = useRef(false)
	const isChanged = () => isGuarded && formsIn(dialog.current).some((form) => isFormChanged(form))
	useLeaveGuard({ isChanged, isLeaving: isOtherDialog, words })
	useEffect(() => {
		for (const form of formsIn(dialog.current)) noteOpened(form)
	}, [])
	return (
		<SharedDialog
			dialog={dialog}
			title={title}
			address={key}
			hasOwnClose
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
			className={`admin-dialog ${size ?? ''}`}
		>
			{children}
		</SharedDialog>
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
