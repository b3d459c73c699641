import { Link } from '@remix-run/react'
import type { MouseEvent, ReactNode } from 'react'
import { adminButtonClass } from './button.tsx'
import { useCloseDialog } from './close-dialog.ts'

type Props = {
	/** The page behind the dialog, with its filters. */
	listPath: string
	children: ReactNode
}

/** Closes the dialog whose address is open. */
export function CloseLink({ listPath, children }: Props) {
	const close = useCloseDialog(listPath)

	function follow(event: MouseEvent) {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
		event.preventDefault()
		close()
	}

	return (
		<Link to={listPath} onClick={follow} className={adminButtonClass('secondary')}>
			{children}
		</Link>
	)
}
