import { Link, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { categoryNames } from '#app/domain/courses/category.ts'
import { courseLevelNames } from '#app/domain/courses/course-level.ts'
import type { LessonLack } from '#app/domain/courses/lesson-state.ts'
import { lessonLacks } from '#app/domain/courses/lesson-state.ts'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { opensDialog } from '#app/ui/admin/close-dialog.ts'
import { Filters, TextFilter } from '#app/ui/admin/filters.tsx'
import { History } from '#app/ui/admin/history.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { Pagination } from '#app/ui/admin/pagination.tsx'
import { searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import { SortFilter } from '#app/ui/admin/sort-filter.tsx'
import type { Sorting } from '#app/ui/admin/sorting.ts'
import { useSelection } from '#app/ui/admin/use-selection.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Cover } from '#app/ui/cover.tsx'
import { BatchBar } from './batch/batch-bar.tsx'
import { formatLessons } from './batch/selected-lessons.ts'
import { ItemStatusDot } from './item-status-dot.tsx'
import { LackFilter } from './lack-filter.tsx'
import { shownLessons } from './lesson-filter.ts'
import type { CourseWithStates } from './lesson-states.server.ts'
import { LessonsTable, lessonHeads } from './lessons-table.tsx'
import { useReordering } from './order/use-reordering.tsx'
import { RowActions } from './row-actions.tsx'

/** Debounce of the lesson search. */
const searchDelayMs = 500

type Props = {
	course: CourseWithStates
	message: ReactNode
	/** The open dialog, if any. */
	dialog: ReactNode
	/** The page with its filters. */
	listPath: string
	/** The lessons of an open dialog stay selected. */
	selectedIds: readonly string[]
	/** Earlier changes of the course. */
	history: ReactNode
}

/** A course and its lessons. */
export function CourseScreen(props: Props) {
	const { course, message, dialog, history, listPath, selectedIds } = props
	const [search] = useSearchParams()
	const { title, slug } = course
	const { ordered, ...moves } = useReordering(course.lessons, listPath)
	const { lessons, keyword, lack, sorting, page, size } = shownLessons(ordered, search)
	const isPart = keyword !== '' || lack !== undefined
	const isOrdered = !isPart && sorting === undefined
	const selection = useSelection({ list: formatLessons(lessons) })
	return (
		<AdminPage
			above={
				<Breadcrumb
					parts={[
						<Link
							key="courses"
							to="/admin/courses"
							className="inline-flex min-h-6 items-center underline"
						>
							Courses
						</Link>,
						title.en,
					]}
				/>
			}
			title={
				<>
					<span lang="zh-CN">{title.zh}</span> <span className="font-normal">{title.en}</span>
				</>
			}
			actions={
				<span className="flex flex-wrap gap-2">
					<Link
						to={`/admin/courses/import?course=${encodeURIComponent(course.id)}`}
						className={adminButtonClass()}
					>
						Import Lesson
					</Link>
					<Link
						to={searchWith(withoutDialog(search), { ask: 'create' })}
						state={opensDialog}
						preventScrollReset
						className={adminButtonClass('primary')}
					>
						Create Lesson
					</Link>
				</span>
			}
		>
			{message}
			<div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
				<ItemStatusDot status={course.status} />
				<span>{categoryNames[course.category]}</span>
				<span>{courseLevelNames[course.level]}</span>
				<span>{course.isFree ? 'Free' : 'Paid'}</span>
				<span>{course.isPrivate ? 'Private' : 'Public'}</span>
				<Link to={`/courses/${slug}`} className="underline">
					/courses/{slug}
				</Link>
				<RowActions item={course} />
			</div>
			<AboutCourse course={course} />
			<LessonFilters keyword={keyword} lack={lack} sorting={sorting} />
			<BatchBar selection={selection} most={lessons.length} />
			<div onChange={selection.recount}>
				<LessonsTable
					lessons={lessons}
					courseStatus={course.status}
					isFiltered={isPart}
					sorting={sorting}
					selectedIds={selectedIds}
					moving={
						isOrdered ? { moves, count: ordered.length, firstPlace: (page - 1) * size } : undefined
					}
				/>
			</div>
			{isPart ? (
				<p role="status" className="text-ink-soft tabular-nums">
					{lessons.length} of {course.lessons.length} lessons found
				</p>
			) : (
				<Pagination page={page} size={size} total={course.lessons.length} />
			)}
			<History>{history}</History>
			{dialog}
		</AdminPage>
	)
}

type Filtered = {
	keyword: string
	lack: LessonLack | undefined
	sorting: Sorting | undefined
}

function LessonFilters({ keyword, lack, sorting }: Filtered) {
	return (
		<Filters label="Lessons">
			<TextFilter
				label="Search the lessons"
				name="q"
				placeholder="title or slug"
				value={keyword}
				delayMs={searchDelayMs}
			/>
			<LackFilter lacks={lessonLacks} lack={lack} />
			<SortFilter heads={lessonHeads} sorting={sorting} />
		</Filters>
	)
}

/** The cover and the description, as they are stored. */
function AboutCourse({ course }: Pick<Props, 'course'>) {
	const { title, description, coverImagePath, config } = course
	return (
		<div className="flex items-start gap-4">
			<div className="w-32 shrink-0 overflow-hidden rounded-control border border-line">
				<Cover src={coverImagePath} hanzi={title.zh} mode={config.coverDisplayMode} />
			</div>
			<div className="wrap-anywhere grid min-w-0 max-w-prose gap-1 text-ink-soft">
				{description.zh && <p lang="zh-CN">{description.zh}</p>}
				{description.en && <p>{description.en}</p>}
				{!description.zh && !description.en && (
					<p className="text-ink-quiet">There is no description yet.</p>
				)}
			</div>
		</div>
	)
}
