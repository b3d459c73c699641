import { countText, drawnCount } from '#app/domain/learners/people-count.ts'
import type { Period } from '#app/domain/learners/period.ts'
import { FiguresTabs } from '#app/features/courses/admin/figures-tabs.tsx'
import { courseLink, coursesLink, ItemReport } from '#app/features/courses/admin/item-report.tsx'
import { ItemTitle } from '#app/features/courses/admin/item-title.tsx'
import { Cell, Table } from '#app/ui/admin/table.tsx'
import { Bars, Legend, Stripes, stripes } from '#app/ui/charts.tsx'
import type { LearnersOfCourse } from './learners-of-course.server.ts'
import { PeriodFilter } from './period-filter.tsx'
import { ShareBar } from './share-bar.tsx'

type Props = LearnersOfCourse & { period: Period }

/** The figures of a course’s learners, lesson by lesson. No person is named. */
export function CourseScreen({ period, course, people, lessons }: Props) {
	const { id, title } = course
	return (
		<ItemReport noun="Learners" title={title} path={[coursesLink, courseLink(course)]}>
			<FiguresTabs courseId={id} />
			<PeriodFilter period={period} />
			<p className="max-w-prose text-ink-soft">
				People who opened a lesson of the course: {countText(people)}. They count by their last
				visit to each lesson. Editors and administrators do not count. Counts below 5 are not shown.
			</p>
			{people !== 0 && lessons.length <= mostDrawn && <LessonsChart lessons={lessons} />}
			<Table
				caption="Lessons"
				heads={[
					{ name: 'No.', isNumber: true },
					'Lesson',
					{ name: 'Opened', isNumber: true },
					{ name: 'Finished', isNumber: true },
					'Share',
					{ name: 'Exercises', isNumber: true },
					'Best result',
				]}
				isWide
				emptyText="No lessons yet."
				rows={lessons.map((lesson, index) => (
					<tr key={lesson.id}>
						<Cell of="No." isNumber>
							{index + 1}
						</Cell>
						<Cell of="Lesson" isHead>
							<ItemTitle
								title={lesson.title}
								to={`/admin/lessons/${encodeURIComponent(lesson.id)}/learners?period=${period}`}
							/>
						</Cell>
						<Cell of="Opened" isNumber>
							{countText(lesson.opened)}
						</Cell>
						<Cell of="Finished" isNumber>
							{countText(lesson.finished)}
						</Cell>
						<Cell of="Share">
							<ShareBar share={lesson.finishedShare} />
						</Cell>
						<Cell of="Exercises" isNumber>
							{countText(lesson.completed)}
						</Cell>
						<Cell of="Best result">
							<ShareBar share={lesson.score} />
						</Cell>
					</tr>
				))}
			/>
		</ItemReport>
	)
}

/** More columns than these have no room. */
const mostDrawn = 24

const fills = ['fill-jade', stripes.indigo]

/** Drawn from the table below it. */
function LessonsChart({ lessons }: Pick<LearnersOfCourse, 'lessons'>) {
	const bars = lessons.map(({ opened, finished }, index) => {
		const done = drawnCount(finished)
		return { label: String(index + 1), values: [done, Math.max(0, drawnCount(opened) - done)] }
	})
	return (
		<div className="card grid gap-3 p-4">
			<Stripes />
			<Bars
				bars={bars}
				fills={fills}
				scale={Math.max(1, ...lessons.map(({ opened }) => drawnCount(opened)))}
			/>
			<Legend
				parts={[
					{ name: 'Finished', fill: 'fill-jade' },
					{ name: 'Opened, not finished', fill: stripes.indigo },
				]}
			/>
		</div>
	)
}
