import { Link } from '@remix-run/react'

const kinds = [
	{ name: 'My Texts', to: '/texts' },
	{ name: 'Articles', to: '/articles' },
	{ name: 'Lessons', to: '/courses' },
]

/** The ways to all that can be read, on the pages that list a part of it. */
export function KindsOfTexts({ here }: { here: '/texts' | '/articles' }) {
	return (
		<nav aria-label="Texts">
			<ul className="flex flex-wrap gap-2">
				{kinds.map(({ name, to }) => (
					<li key={to}>
						<Link
							to={to}
							prefetch="intent"
							aria-current={to === here ? 'page' : undefined}
							className="flex min-h-11 items-center rounded-control border border-line px-3 text-sm hover:border-edge aria-[current]:border-edge aria-[current]:bg-sunken aria-[current]:font-medium"
						>
							{name}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}
