import type { ReactNode } from 'react'
import { replacementPath, replacePath, searchPath } from '#app/domain/text-search/search-address.ts'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { PageTabs } from '#app/ui/admin/page-tabs.tsx'

type Props = {
	/** What is searched for, which the other tab takes over; empty if nothing is. */
	text: string
	/** The id of a course, or empty. */
	course: string
	children: ReactNode
}

/** One page that searches all texts, and replaces what is found. */
export function SearchPage({ text, course, children }: Props) {
	const search = new URLSearchParams({ q: text, ...(course && { course }) })
	return (
		<AdminPage title="Search and replace">
			<PageTabs
				label="Search and replace"
				tabs={[
					{ name: 'Search', to: text ? `${searchPath}?${search}` : searchPath },
					{
						name: 'Find and replace',
						to: text ? replacementPath({ pattern: text, course }) : replacePath,
					},
				]}
			/>
			{children}
		</AdminPage>
	)
}
