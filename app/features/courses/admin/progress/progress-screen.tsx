import { Check } from 'lucide-react'
import { courseLink, coursesLink, ItemReport } from '#app/features/courses/admin/item-report.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { CourseProgress } from './read-course-progress.server.ts'

/** Which lessons the people of a shared course have learned, and when they last opened them. */
export function ProgressScreen({ course, group, lessons, people }: CourseProgress) {
	const { type, title } = course
	const ofGroup = group && [
		{ to: '/admin/groups', name: 'Groups' },
		{
			to: `/admin/groups/${encodeURIComponent(group.id)}`,
			name: <WithHanzi text={group.name} />,
		},
	]
	const ofCourse = type === 'course' ? [coursesLink, courseLink(course)] : [coursesLink]
	const path = ofGroup ?? ofCourse
	return (
		<ItemReport noun="Progress" title={title} path={path}>
			<p className="max-w-prose text-ink-soft">
				<Check aria-hidden size={14} className="inline text-jade" /> means learned. A date says when
				the lesson was last opened. Days are counted in UTC.
			</p>
			{people.length === 0 ? (
				<p className="text-ink-quiet">It is not shared with anybody yet.</p>
			) : (
				<section
					aria-label="Progress"
					// A part that scrolls must be reachable by keyboard.
					// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
					tabIndex={0}
					className="relative overflow-x-auto"
				>
					<table className="text-sm">
						<caption className="sr-only">People and lessons</caption>
						<thead>
							<tr className="border-line border-b text-left align-bottom">
								<th scope="col" className="sticky left-0 bg-paper py-1 pr-3">
									Person
								</th>
								<th scope="col" className="px-2 py-1 text-right">
									Learned
								</th>
								{lessons.map((lesson, index) => (
									<th key={lesson.id} scope="col" className="px-2 py-1 text-center">
										<span title={`${lesson.title.zh} ${lesson.title.en}`}>{index + 1}</span>
										<span className="sr-only"> {lesson.title.en}</span>
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{people.map((person) => (
								<tr key={person.id} className="border-line border-b">
									<th
										scope="row"
										className="sticky left-0 min-w-32 max-w-48 break-words bg-paper py-1 pr-3 text-left font-medium"
									>
										<WithHanzi text={person.displayName || person.email} />
									</th>
									<td className="whitespace-nowrap px-2 py-1 text-right tabular-nums">
										{person.cells.filter(({ learnedAt }) => learnedAt).length} of {lessons.length}
									</td>
									{person.cells.map((cell, index) => (
										<ProgressCell key={lessons[index]?.id} {...cell} />
									))}
								</tr>
							))}
						</tbody>
					</table>
				</section>
			)}
			<ol className="list-decimal pl-8 text-ink-soft text-sm">
				{lessons.map(({ id: lesson, title: name }) => (
					<li key={lesson}>
						<span lang="zh-CN">{name.zh}</span> {name.en}
					</li>
				))}
			</ol>
		</ItemReport>
	)
}

type Cell = CourseProgress['people'][number]['cells'][number]

function ProgressCell({ learnedAt, openedAt }: Cell) {
	const day = openedAt?.toISOString().slice(0, 10)
	return (
		<td className="whitespace-nowrap px-2 py-1 text-center tabular-nums">
			{learnedAt && (
				<>
					<Check aria-hidden size={14} className="inline text-jade" />
					<span className="sr-only">learned </span>
				</>
			)}
			{day ? (
				<time dateTime={day} title={day} className="block text-ink-quiet text-xs">
					{day.slice(5)}
				</time>
			) : (
				!learnedAt && <span className="text-ink-quiet">–</span>
			)}
		</td>
	)
}
