import { useNavigation } from '@remix-run/react'
import { categoryNames } from '#app/domain/courses/category.ts'
import { courseLevelNames } from '#app/domain/courses/course-level.ts'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import type { Paging } from '#app/ui/admin/paging.ts'
import { ActionCell, Cell, Table } from '#app/ui/admin/table.tsx'
import type { ListedCourse } from './courses-for-editing.server.ts'
import { typeNames } from './item-status.ts'
import { ItemStatusDot } from './item-status-dot.tsx'
import { ItemTitle, itemPath } from './item-title.tsx'
import { RowActions } from './row-actions.tsx'

const heads = [
	{ name: '#', isNumber: true },
	'Title',
	'Type',
	'Category',
	'Level',
	'Free',
	'Scope',
	'Status',
	'Created',
	'Action',
]

type Props = Paging & {
	courses: ListedCourse[]
	/** Whether the list may leave courses out. */
	isFiltered: boolean
}

export function CoursesTable({ courses, page, size, isFiltered }: Props) {
	const isBusy = useNavigation().state === 'loading'
	const first = (page - 1) * size + 1
	return (
		<Table
			caption="Courses"
			heads={heads}
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
									{course.lessonCount} {course.lessonCount === 1 ? 'lesson' : 'lessons'}
								</span>
							)}
						</span>
					</Cell>
					<Cell of="Category">{categoryNames[course.category]}</Cell>
					<Cell of="Level">
						<span className="whitespace-nowrap">{courseLevelNames[course.level]}</span>
					</Cell>
					<Cell of="Free">
						<span className="whitespace-nowrap">{course.isFree ? 'Free' : 'Paid'}</span>
					</Cell>
					<Cell of="Scope">
						<span className="whitespace-nowrap">{course.isPrivate ? 'Private' : 'Public'}</span>
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
