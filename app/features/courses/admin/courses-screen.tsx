import { Link, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { categories, categoryNames } from '#app/domain/courses/category.ts'
import { courseLevelNames, courseLevels } from '#app/domain/courses/course-level.ts'
import { courseLacks } from '#app/domain/courses/lesson-state.ts'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { opensDialog } from '#app/ui/admin/close-dialog.ts'
import { Filters, SelectFilter, TextFilter } from '#app/ui/admin/filters.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { Pagination } from '#app/ui/admin/pagination.tsx'
import { searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import { SortFilter } from '#app/ui/admin/sort-filter.tsx'
import { type CourseSearch, everyLesson, isFiltered } from './course-search.ts'
import type { ListedCourse } from './courses-for-editing.server.ts'
import { CoursesTable, courseHeads } from './courses-table.tsx'
import { itemStatuses } from './item-status.ts'
import { LackFilter } from './lack-filter.tsx'

type Props = {
	courses: ListedCourse[]
	total: number
	search: CourseSearch
	message: ReactNode
	/** The open dialog, if any. */
	dialog: ReactNode
}

/** The top level of the catalogue: courses, and lessons without a course. */
export function CoursesScreen({ courses, total, search, message, dialog }: Props) {
	const [searchParams] = useSearchParams()
	const { page, size } = search
	return (
		<AdminPage
			title="Courses"
			actions={
				<span className="flex flex-wrap gap-2">
					<Link to="/admin/courses/import" className={adminButtonClass()}>
						Import
					</Link>
					<Link
						to={searchWith(withoutDialog(searchParams), { ask: 'create' })}
						state={opensDialog}
						preventScrollReset
						className={adminButtonClass('primary')}
					>
						Create Course
					</Link>
				</span>
			}
		>
			{message}
			<CourseFilters {...search} />
			<CoursesTable
				courses={courses}
				page={page}
				size={size}
				isFiltered={isFiltered(search)}
				sorting={search.sorting}
			/>
			<Pagination page={page} size={size} total={total} />
			{dialog}
		</AdminPage>
	)
}

function CourseFilters(search: CourseSearch) {
	const { keyword, type, category, level, isFree, isPrivate, status, isEveryLesson } = search
	return (
		<Filters label="Courses">
			<TextFilter
				label="Search by title or slug"
				name="keyword"
				placeholder="title or slug"
				value={keyword}
			/>
			<SelectFilter label="Type" name="type" value={isEveryLesson ? everyLesson : (type ?? '')}>
				<option value="">Any type</option>
				<option value="course">Course with lessons</option>
				<option value="lesson">Single lesson</option>
				<option value={everyLesson}>Any lesson, also of courses</option>
			</SelectFilter>
			<SelectFilter label="Category" name="category" value={category ?? ''}>
				<option value="">Any category</option>
				{categories.map((name) => (
					<option key={name} value={name}>
						{categoryNames[name]}
					</option>
				))}
			</SelectFilter>
			<SelectFilter label="Level" name="level" value={level ?? ''}>
				<option value="">Any level</option>
				{courseLevels.map((name) => (
					<option key={name} value={name}>
						{courseLevelNames[name]}
					</option>
				))}
			</SelectFilter>
			<SelectFilter label="Free or paid" name="price" value={chosenValue(isFree, 'free', 'paid')}>
				<option value="">Free and paid</option>
				<option value="free">Free</option>
				<option value="paid">Paid</option>
			</SelectFilter>
			<SelectFilter label="Scope" name="scope" value={chosenValue(isPrivate, 'private', 'public')}>
				<option value="">Any scope</option>
				<option value="public">Public</option>
				<option value="private">Private</option>
			</SelectFilter>
			<SelectFilter
				label="Status"
				name="status"
				value={itemStatuses.find(({ value }) => value === status)?.slug ?? ''}
			>
				<option value="">Any status</option>
				{itemStatuses.map(({ name, slug }) => (
					<option key={slug} value={slug}>
						{name}
					</option>
				))}
			</SelectFilter>
			<LackFilter lacks={courseLacks} lack={search.lack} />
			<SortFilter heads={courseHeads} sorting={search.sorting} />
		</Filters>
	)
}

function chosenValue(chosen: boolean | undefined, yes: string, no: string): string {
	if (chosen === undefined) return ''
	return chosen ? yes : no
}
