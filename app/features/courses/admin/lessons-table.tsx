import { useNavigation } from '@remix-run/react'
import { categoryNames } from '#app/domain/courses/category.ts'
import { courseLevelNames } from '#app/domain/courses/course-level.ts'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { ActionCell, Cell, Table } from '#app/ui/admin/table.tsx'
import type { ListedLesson } from './courses-for-editing.server.ts'
import { ItemStatusDot } from './item-status-dot.tsx'
import { ItemTitle, itemPath } from './item-title.tsx'
import { RowActions } from './row-actions.tsx'

const heads = [
	{ name: 'Order', isNumber: true },
	'Name',
	'Category',
	'Level',
	'Free',
	'Status',
	'Created',
	'Updated',
	'Action',
]

type Props = {
	lessons: ListedLesson[]
	/** The status of their course. */
	courseStatus: number
	/** Whether the list may leave lessons out. */
	isFiltered: boolean
}

export function LessonsTable({ lessons, courseStatus, isFiltered }: Props) {
	const isBusy = useNavigation().state === 'loading'
	return (
		<Table
			caption="Lessons"
			heads={heads}
			isBusy={isBusy}
			isWide
			emptyText={isFiltered ? 'No lessons match this search.' : 'No lessons yet.'}
			rows={lessons.map((lesson) => (
				<tr key={lesson.id}>
					<Cell of="Order" isNumber>
						{lesson.orderNo}
					</Cell>
					<Cell of="Name" isHead>
						<ItemTitle title={lesson.title} to={itemPath(lesson)} />
					</Cell>
					<Cell of="Category">{categoryNames[lesson.category]}</Cell>
					<Cell of="Level">
						<span className="whitespace-nowrap">{courseLevelNames[lesson.level]}</span>
					</Cell>
					<Cell of="Free">
						<span className="whitespace-nowrap">{lesson.isFree ? 'Free' : 'Paid'}</span>
						{lesson.isPrivate && (
							<span className="whitespace-nowrap text-ink-quiet"> · Private</span>
						)}
					</Cell>
					<Cell of="Status">
						<ItemStatusDot
							status={lesson.status}
							hasText={lesson.hasText}
							courseStatus={courseStatus}
							hasChanges={lesson.hasChanges}
							publishAt={lesson.publishAt}
						/>
					</Cell>
					<Cell of="Created">
						<DateTime at={lesson.createdAt} />
					</Cell>
					<Cell of="Updated">
						<DateTime at={lesson.updatedAt} />
					</Cell>
					<ActionCell>
						<RowActions item={lesson} />
					</ActionCell>
				</tr>
			))}
		/>
	)
}
