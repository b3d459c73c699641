import { X } from 'lucide-react'
import {
	type DialogHTMLAttributes,
	type ReactNode,
	type RefObject,
	useEffect,
	useId,
	useRef,
} from 'react'

type Handlers = Pick<
	DialogHTMLAttributes<HTMLDialogElement>,
	'onClose' | 'onCancel' | 'onPointerDown' | 'onClick'
>

type Props = Handlers & {
	title: ReactNode
	/** Only where the parent reaches for it. */
	dialog?: RefObject<HTMLDialogElement>
	/**
	 * The key of the address that names it. Before scripts run such a dialog is an open box over the
	 * page; a new key opens it again if it was asked for while closing.
	 */
	address?: string
	/** Buttons beside Close. */
	tools?: ReactNode
	className?: string
	children: ReactNode
} & (Modal | Popover)

type Modal = {
	popover?: never
	/** Whether its content has the buttons that close it. */
	hasOwnClose?: boolean
}

type Popover = {
	/** The id that a button opens it by, as a native popover: also before scripts run. */
	popover: string
	/** The button Close would not close a popover. */
	hasOwnClose: true
}

/**
 * A dialog that is open and modal while it is rendered, or a popover that waits for its button and is not modal:
 * a sheet on phones. It gives the focus back when it goes.
 */
export function Dialog(props: Props) {
	const { title, dialog, address, popover, tools, hasOwnClose, className = '', children } = props
	const { onClose, onCancel, onPointerDown, onClick } = props
	const own = useRef<HTMLDialogElement>(null)
	const shown = dialog ?? own
	const isPopover = popover !== undefined
	const titleId = useId()

	useEffect(() => {
		// The browser gives a popover's focus back.
		if (isPopover) return
		const before = document.activeElement
		return () => giveFocusBack(before)
	}, [isPopover])

	// biome-ignore lint/correctness/useExhaustiveDependencies: opens again at another address
	useEffect(() => {
		if (isPopover || !shown.current || shown.current.matches(':modal')) return
		// Via the attribute, because close() would fire a close event.
		shown.current.removeAttribute('open')
		shown.current.showModal()
	}, [shown, isPopover, address])

	return (
		<dialog
			ref={shown}
			id={popover}
			popover={isPopover ? 'auto' : undefined}
			open={address !== undefined}
			aria-labelledby={titleId}
			tabIndex={-1}
			{...{ onClose, onCancel, onPointerDown, onClick }}
			className={`dialog card outline-none ${className}`}
		>
			<div className="flex items-center gap-2">
				<h2 id={titleId} className="wrap-anywhere min-w-0 flex-1 font-semibold text-lg">
					{title}
				</h2>
				{tools}
				{!hasOwnClose && (
					<button
						type="button"
						aria-label="Close"
						onClick={() => shown.current?.close()}
						className="grid size-11 place-items-center rounded-control text-ink-soft hover:bg-sunken"
					>
						<X aria-hidden size={20} />
					</button>
				)}
			</div>
			{children}
		</dialog>
	)
}

/** Restores the focus, or moves it to the page if the element is gone. */
function giveFocusBack(before: Element | null): void {
	const target =
		before instanceof HTMLElement && before.isConnected && before !== document.body
			? before
			: document.querySelector<HTMLElement>('main[tabindex], #content')
	target?.focus({ preventScroll: true })
}
