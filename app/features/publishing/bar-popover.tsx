import { type ReactNode, useEffect, useId, useRef } from 'react'
import { adminButtonClass } from '#app/ui/admin/button.tsx'

type Props = {
	/** What its button says. */
	name: string
	/** Shows it: something in it was refused. */
	isOpen?: boolean
	/** Each new value closes it: what it offered is done. */
	closesWith?: unknown
	children: ReactNode
}

/** A button of the bar, and what it opens above it: the page beneath stays as it is. */
export function BarPopover({ name, isOpen = false, closesWith, children }: Props) {
	const id = useId()
	const box = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (isOpen && !isShown(box.current)) box.current?.showPopover()
	}, [isOpen])
	useEffect(() => {
		if (closesWith !== undefined && isShown(box.current)) box.current?.hidePopover()
	}, [closesWith])
	return (
		<>
			<button type="button" popovertarget={id} className={adminButtonClass('quiet')}>
				{name}
			</button>
			<div ref={box} id={id} popover="auto" className="bar-popover">
				{children}
			</div>
		</>
	)
}

function isShown(box: HTMLElement | null): boolean {
	return box?.matches(':popover-open') ?? false
}
