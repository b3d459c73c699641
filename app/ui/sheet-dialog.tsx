import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId } from 'react'

type Props = {
	dialog: RefObject<HTMLDialogElement>
	title: ReactNode
	onClose: () => void
	/** Buttons beside Close. */
	tools?: ReactNode
	className?: string
	children: ReactNode
}

/** A modal dialog that is open while it is rendered: a sheet on phones. The focus returns when it closes. */
export function SheetDialog(props: Props) {
	const { dialog, title, onClose, tools, className = '', children } = props
	const titleId = useId()

	useEffect(() => {
		const before = document.activeElement
		dialog.current?.showModal()
		return () => {
			if (before instanceof HTMLElement) before.focus({ preventScroll: true })
		}
	}, [dialog])

	return (
		<dialog
			ref={dialog}
			aria-labelledby={titleId}
			tabIndex={-1}
			onClose={onClose}
			className={`sheet-dialog card outline-none ${className}`}
		>
			<div className="flex items-center gap-2">
				<h2 id={titleId} className="min-w-0 flex-1 font-semibold text-lg">
					{title}
				</h2>
				{tools}
				<button
					type="button"
					aria-label="Close"
					onClick={() => dialog.current?.close()}
					className="grid size-11 place-items-center rounded-control text-ink-soft hover:bg-sunken"
				>
					<X aria-hidden size={20} />
				</button>
			</div>
			{children}
		</dialog>
	)
}
