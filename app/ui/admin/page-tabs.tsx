import { Link, useLocation } from '@remix-run/react'

type Props = {
	label: string
	/** Each has an address of its own, perhaps with a search. */
	tabs: readonly { name: string; to: string }[]
}

/** Leads between pages that are one to whoever works there. */
export function PageTabs({ label, tabs }: Props) {
	const { pathname } = useLocation()
	return (
		<nav aria-label={label} className="flex border-line border-b">
			{tabs.map(({ name, to }) => (
				<Link
					key={name}
					to={to}
					aria-current={to.split('?')[0] === pathname ? 'page' : undefined}
					className="-mb-px inline-flex min-h-10 items-center border-transparent border-b-2 px-3 font-medium text-ink-soft -outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-accent-deep"
				>
					{name}
				</Link>
			))}
		</nav>
	)
}
