import { useNavigation } from '@remix-run/react'
import { type ReactNode, useEffect, useId, useRef } from 'react'

type Props = {
	/** Content of the button. */
	label: ReactNode
	children: ReactNode
}

/** A button with a drop-down of links and buttons: a native popover. */
export function Menu({ label, children }: Props) {
	const id = useId()
	const list = useRef<HTMLDivElement>(null)
	const isMoving = useNavigation().state !== 'idle'
	useEffect(() => {
		if (isMoving) list.current?.hidePopover()
	}, [isMoving])
	return (
		<>
			<button
				type="button"
				popovertarget={id}
				className="inline-flex min-h-9 min-w-0 items-center gap-1.5 rounded-control px-2 hover:bg-sunken"
			>
				{label}
			</button>
			<div id={id} ref={list} popover="auto" className="admin-menu">
				{children}
			</div>
		</>
	)
}

/** The classes of a menu's links and buttons. */
export const menuItemClass =
	'block w-full whitespace-nowrap rounded-control px-3 py-2 text-left text-sm hover:bg-sunken'
