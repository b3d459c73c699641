import { Link, useLocation } from '@remix-run/react'

/** Leads between the two pages of figures of a course: its words and its learners. */
export function FiguresTabs({ courseId }: { courseId: string }) {
	const { pathname } = useLocation()
	const course = `/admin/courses/${encodeURIComponent(courseId)}`
	const tabs = [
		{ name: 'Words', to: `${course}/figures` },
		{ name: 'Learners', to: `${course}/learners` },
	]
	return (
		<nav aria-label="Figures" className="flex border-line border-b">
			{tabs.map(({ name, to }) => (
				<Link
					key={name}
					to={to}
					aria-current={to === pathname ? 'page' : undefined}
					className="-mb-px inline-flex min-h-10 items-center border-transparent border-b-2 px-3 font-medium text-ink-soft -outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-accent-deep"
				>
					{name}
				</Link>
			))}
		</nav>
	)
}
