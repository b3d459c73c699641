import { Link, useLocation } from '@remix-run/react'
import type { TextOwner } from '#app/db/working-parts.ts'
import { tabAt, tabPath, textTabs } from '#app/domain/publishing/text-tabs.ts'
import { useKeptListState } from '#app/ui/admin/up-link.tsx'

/** The tabs of the page of a lesson or an article: links, each to an address of its own. */
export function TextPageTabs({ owner }: { owner: TextOwner }) {
	const current = tabAt(useLocation().pathname)
	const state = useKeptListState()
	return (
		<nav
			aria-label={owner.kind === 'lessons' ? 'This lesson' : 'This article'}
			className="-mb-px flex max-w-full overflow-x-auto"
		>
			{textTabs[owner.kind].map(({ name }) => (
				<Link
					key={name}
					to={tabPath(owner, name)}
					state={state}
					aria-current={name === current ? 'page' : undefined}
					className="inline-flex min-h-10 items-center border-transparent border-b-2 px-2 font-medium text-ink-soft -outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-accent-deep sm:px-3"
				>
					{name}
				</Link>
			))}
		</nav>
	)
}
