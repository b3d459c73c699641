import { Link, useLocation } from '@remix-run/react'
import { lessonPath, lessonTabs, tabAt } from '#app/domain/courses/lesson-tabs.ts'
import { useKeptListState } from '#app/ui/admin/up-link.tsx'

/** The tabs of a lesson's page: links, each to an address of its own. */
export function LessonTabs({ lessonId }: { lessonId: string }) {
	const current = tabAt(useLocation().pathname)
	const state = useKeptListState()
	return (
		<nav aria-label="This lesson" className="-mb-px flex max-w-full overflow-x-auto">
			{lessonTabs.map(({ name }) => (
				<Link
					key={name}
					to={lessonPath(lessonId, name)}
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
