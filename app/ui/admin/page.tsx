import type { ReactNode } from 'react'

type Props = {
	/** A breadcrumb or back link, for pages that are not in the sidebar. */
	above?: ReactNode
	title: ReactNode
	/** Buttons to the right of the title. */
	actions?: ReactNode
	children: ReactNode
}

/** A page of the back office, beside the sidebar. */
export function AdminPage({ above, title, actions, children }: Props) {
	return (
		<main
			id="content"
			tabIndex={-1}
			className="grid min-w-0 flex-1 content-start gap-4 outline-none"
		>
			{above}
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h1 className="wrap-anywhere min-w-0 font-semibold text-xl">{title}</h1>
				{actions}
			</div>
			{children}
		</main>
	)
}
