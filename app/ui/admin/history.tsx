import type { ReactNode } from 'react'

type Props = {
	/** Open from the start; used when somebody else has just changed it. */
	isOpen?: boolean
	children: ReactNode
}

/** A collapsible change history below a form or page. */
export function History({ isOpen, children }: Props) {
	return (
		<details
			open={isOpen || undefined}
			className="border-line border-t pt-3 text-sm in-[dialog]:mt-4"
		>
			<summary className="text-ink-soft">History</summary>
			<div className="max-w-4xl pt-2">{children}</div>
		</details>
	)
}
