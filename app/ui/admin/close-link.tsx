import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { adminButtonClass } from './button.tsx'

type Props = {
	/** The page behind the dialog, with its filters. */
	listPath: string
	children: ReactNode
}

/** Closes the dialog whose address is open. */
export function CloseLink({ listPath, children }: Props) {
	return (
		<Link to={listPath} replace preventScrollReset className={adminButtonClass('secondary')}>
			{children}
		</Link>
	)
}
