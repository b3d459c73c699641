import { useNavigation } from '@remix-run/react'
import { categoryNames } from '#app/domain/courses/category.ts'
import { courseLevelNames } from '#app/domain/courses/course-level.ts'
import { lessonKindNames } from '#app/domain/courses/lesson-kind.ts'
import type { LessonState } from '#app/domain/courses/lesson-state.ts'
import { itemPath } from '#app/domain/publishing/text-tabs.ts'
import { DateTime, UpdatedTime } from '#app/ui/admin/date-time.tsx'
import type { Sorting } from '#app/ui/admin/sorting.ts'
import { ActionCell, Cell, type Head, Table } from '#app/ui/admin/table.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { lessonSelectionId } from './batch/batch-bar.tsx'
import { ItemStatusDot } from './item-status-dot.tsx'
import { ItemTitle } from './item-title.tsx'
import type { LessonRow } from './lesson-states.server.ts'
import { MoveHandle } from './order/move-handle.tsx'
import { MoveItems } from './order/move-items.tsx'
import type { Reordering } from './order/use-reordering.tsx'
import { Price } from './price.tsx'
import { RowActions } from './row-actions.tsx'

export const lessonHeads: readonly Head[] = [
	{ name: 'Select', isQuiet: true },
	{ name: 'Order', isNumber: true },
	{ name: 'Name', sort: 'name' },
	{ name: 'Text', isNumber: true, sort: 'text' },
	{ name: 'Exercises', isNumber: true, sort: 'exercises' },
	{ name: 'Notes', sort: 'notes' },
	{ name: 'Audio', sort: 'audio' },
	{ name: 'At level', isNumber: true, sort: 'fit' },
	{ name: 'Category', sort: 'category' },
	{ name: 'Level', sort: 'level' },
	{ name: 'Free', sort: 'free' },
	{ name: 'Status', sort: 'status' },
	{ name: 'Created', sort: 'created' },
	{ name: 'Updated', sort: 'updated' },
	{ name: 'Action' },
]

type Props = {
	lessons: LessonRow[]
	/** The status of their course. */
	courseStatus: number
	/** Whether the list may leave lessons out. */
	isFiltered: boolean
	/** Undefined in the learners' order. */
	sorting: Sorting | undefined
	selectedIds: readonly string[]
	/** Undefined while the lessons are sorted or filtered: they cannot be moved then. */
	moving: { moves: Reordering; count: number; firstPlace: number } | undefined
}

export function LessonsTable(props: Props) {
	const { lessons, courseStatus, isFiltered, sorting, selectedIds, moving } = props
	const isBusy = useNavigation().state === 'loading'
	const isHydrated = useHydrated()
	const movable = isHydrated && lessons.length > 1 ? moving : undefined
	return (
		<Table
			caption="Lessons"
			heads={lessonHeads}
			isBusy={isBusy}
			sorting={sorting}
			isWide
			emptyText={isFiltered ? 'No lessons match this search.' : 'No lessons yet.'}
			rows={lessons.map((lesson, index) => (
				<tr key={lesson.id}>
					<Cell of="Select">
						<input
							type="checkbox"
							form={lessonSelectionId}
							name="ids"
							value={lesson.id}
							defaultChecked={selectedIds.includes(lesson.id)}
							aria-label={`Select ${lesson.title.en}`}
							className="m-1 block size-4 accent-accent"
						/>
					</Cell>
					<Cell of="Order" isNumber>
						<span className="inline-flex items-center">
							{movable && (
								<MoveHandle lesson={lesson} place={movable.firstPlace + index} {...movable} />
							)}
							{lesson.orderNo}
						</span>
					</Cell>
					<Cell of="Name" isHead>
						<ItemTitle title={lesson.title} to={itemPath(lesson)} />
						{lesson.state.kind !== 'lesson' && (
							<div>
								<Chip>{lessonKindNames[lesson.state.kind]}</Chip>
							</div>
						)}
					</Cell>
					<Cell of="Text" isNumber>
						{lesson.state.hanzi > 0 ? lesson.state.hanzi.toLocaleString('en') : '-'}
					</Cell>
					<Cell of="Exercises" isNumber>
						{lesson.state.exercises || '-'}
					</Cell>
					<Cell of="Notes">{lesson.state.hasNotes ? 'Yes' : '-'}</Cell>
					<Cell of="Audio">
						<AudioState {...lesson.state} />
					</Cell>
					<Cell of="At level" isNumber>
						<FitState fit={lesson.state.fit} />
					</Cell>
					<Cell of="Category">{categoryNames[lesson.category]}</Cell>
					<Cell of="Level">{courseLevelNames[lesson.level]}</Cell>
					<Cell of="Free">
						<Price isFree={lesson.isFree} />
						{lesson.isPrivate && <span className="whitespace-nowrap"> Private</span>}
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
						<UpdatedTime {...lesson} />
					</Cell>
					<ActionCell>
						<RowActions item={lesson}>
							{movable && (
								<MoveItems lesson={lesson} place={movable.firstPlace + index} {...movable} />
							)}
						</RowActions>
					</ActionCell>
				</tr>
			))}
		/>
	)
}

const ageNames = { none: '-', current: 'Current', outdated: 'Outdated' } as const
const jobNames = { making: 'Being generated', waiting: 'Waiting to be used' } as const

/** The audio that learners hear, and the one that is to come. */
function AudioState({ audio, job }: Pick<LessonState, 'audio' | 'job'>) {
	return (
		<span className="inline-grid whitespace-nowrap">
			<span className={audio === 'outdated' ? 'font-medium text-amber' : undefined}>
				{ageNames[audio]}
			</span>
			{job && <span className="text-ink-quiet text-xs">{jobNames[job]}</span>}
		</span>
	)
}

/** The share of running words at or below the course's level; rounded down, so that 100% means all. */
function FitState({ fit }: Pick<LessonState, 'fit'>) {
	return fit === undefined ? '-' : `${Math.floor(fit * 100)}%`
}
