import { useNavigation } from '@remix-run/react'
import { counted } from '#app/domain/counted.ts'
import { categoryNames } from '#app/domain/courses/category.ts'
import { courseLevelNames } from '#app/domain/courses/course-level.ts'
import { itemPath } from '#app/domain/publishing/text-tabs.ts'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import type { Paging } from '#app/ui/admin/paging.ts'
import type { Sorting } from '#app/ui/admin/sorting.ts'
import { ActionCell, Cell, type Head, Table, Usual } from '#app/ui/admin/table.tsx'
import type { ListedCourse } from './courses-for-editing.server.ts'
import { typeNames } from './item-status.ts'
import { ItemStatusDot } from './item-status-dot.tsx'
import { ItemTitle } from './item-title.tsx'
import { Price } from './price.tsx'
import { RowActions } from './row-actions.tsx'

export const courseHeads: readonly Head[] = [
	{ name: '#', isNumber: true },
	{ name: 'Title', sort: 'title' },
	{ name: 'Type', sort: 'type' },
	{ name: 'Category', sort: 'category' },
	{ name: 'Level', sort: 'level' },
	{ name: 'Free', sort: 'free' },
	{ name: 'Scope', sort: 'scope' },
	{ name: 'Missing', sort: 'missing' },
	{ name: 'Status', sort: 'status' },
	{ name: 'Created', sort: 'created' },
	{ name: 'Action' },
]

type Props = Paging & {
	courses: ListedCourse[]
	/** Whether the list may leave courses out. */
	isFiltered: boolean
	/** Undefined in the learners' order. */
	sorting: Sorting | undefined
}

export function CoursesTable({ courses, page, size, isFiltered, sorting }: Props) {
	const isBusy = useNavigation().state === 'loading'
	const first = (page - 1) * size + 1
	return (
		<Table
			caption="Courses"
			heads={courseHeads}
			sorting={sorting}
			isBusy={isBusy}
			isWide
			emptyText={isFiltered ? 'No courses match these filters.' : 'No courses yet.'}
			rows={courses.map((course, index) => (
				<tr key={course.id}>
					<Cell of="#" isNumber>
						{first + index}
					</Cell>
					<Cell of="Title" isHead>
						<ItemTitle
							title={course.title}
							to={itemPath(course)}
							parentTitle={course.parentTitle}
						/>
					</Cell>
					<Cell of="Type">
						<span className="grid whitespace-nowrap">
							{typeNames[course.type]}
							{course.type === 'course' && (
								<span className="text-ink-quiet text-xs">
									{counted(course.lessonCount, 'lesson')}
								</span>
							)}
						</span>
					</Cell>
					<Cell of="Category">{categoryNames[course.category]}</Cell>
					<Cell of="Level">
						<span className="whitespace-nowrap">{courseLevelNames[course.level]}</span>
					</Cell>
					<Cell of="Free">
						<Price isFree={course.isFree} />
					</Cell>
					<Cell of="Scope">{course.isPrivate ? 'Private' : <Usual>Public</Usual>}</Cell>
					<Cell of="Missing">
						<MissingParts course={course} />
					</Cell>
					<Cell of="Status">
						<ItemStatusDot
							status={course.status}
							hasText={course.hasText}
							courseStatus={course.parentStatus}
							hasChanges={course.hasChanges}
							publishAt={course.publishAt}
						/>
					</Cell>
					<Cell of="Created">
						<DateTime at={course.createdAt} />
					</Cell>
					<ActionCell>
						<RowActions item={course} />
					</ActionCell>
				</tr>
			))}
		/>
	)
}

/** Names the parts that a lesson lacks, or says how many lessons of a course lack them. */
function MissingParts({ course }: { course: ListedCourse }) {
	const parts = [
		{ name: 'Text', count: course.withoutText },
		{ name: 'Exercises', count: course.withoutExercises },
		{ name: 'Audio', count: course.withoutAudio },
	].filter(({ count }) => count > 0)
	if (parts.length === 0) return '-'
	return (
		<span className="inline-grid text-ink-soft text-xs">
			{parts.map(({ name, count }) => (
				<span key={name} className="whitespace-nowrap">
					{name}
					{course.type === 'course' && `: ${count} of ${course.lessonCount}`}
				</span>
			))}
		</span>
	)
}
