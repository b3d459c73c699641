import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'

type Props = {
	/** Open from the start; used when somebody else has just changed it. */
	isOpen?: boolean
	/** The address of the earlier versions, if they are kept. */
	versionsPath?: string
	children: ReactNode
}

/** A collapsible change history below a form or page. */
export function History({ isOpen, versionsPath, children }: Props) {
	return (
		<div className="flex items-baseline gap-4 border-line border-t pt-3 text-sm in-[dialog]:mt-4">
			<details open={isOpen || undefined} className="min-w-0 flex-1">
				<summary className="text-ink-soft">History</summary>
				<div className="max-w-4xl pt-2">{children}</div>
			</details>
			{versionsPath && (
				<Link to={versionsPath} className="text-ink-soft underline hover:text-ink">
					Versions
				</Link>
			)}
		</div>
	)
}
