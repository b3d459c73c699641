/** The address of the course list: /admin/courses?keyword=茶&type=course&with=no-audio&sort=-created&page=2 */
import { type Category, categories } from '#app/domain/courses/category.ts'
import { type CourseLevel, courseLevels } from '#app/domain/courses/course-level.ts'
import { type CourseLack, courseLacks } from '#app/domain/courses/lesson-state.ts'
import { longestTitle } from '#app/domain/courses/limits.ts'
import { type Paging, readPaging } from '#app/ui/admin/paging.ts'
import { readSorting, type Sorting } from '#app/ui/admin/sorting.ts'
import { type ItemType, itemStatuses } from './item-status.ts'

const coursesPerPage = 100

/** The type filter's name for all lessons, those of courses too. */
export const everyLesson = 'every-lesson'

export type CourseSearch = Paging & {
	/** Part of a title, in either language, or of a slug. */
	keyword: string
	type: ItemType | undefined
	/** Lists all lessons, those of courses too. */
	isEveryLesson: true | undefined
	category: Category | undefined
	level: CourseLevel | undefined
	isFree: boolean | undefined
	isPrivate: boolean | undefined
	status: number | undefined
	/** Lists lessons that lack it, and courses with such a lesson. */
	lack: CourseLack | undefined
	/** Undefined in the learners' order. */
	sorting: Sorting<CourseColumn> | undefined
}

const courseColumns = [
	'title',
	'type',
	'category',
	'level',
	'free',
	'scope',
	'missing',
	'status',
	'created',
] as const

export type CourseColumn = (typeof courseColumns)[number]

/** Reads the filters from the address. Invalid values count as missing. */
export function readCourseSearch(search: URLSearchParams): CourseSearch {
	const types: readonly ItemType[] = ['course', 'lesson']
	const chosen = <T extends string>(name: string, known: readonly T[]) =>
		known.find((value) => value === search.get(name))
	const isEveryLesson = search.get('type') === everyLesson ? true : undefined
	const price = chosen('price', ['free', 'paid'])
	const scope = chosen('scope', ['public', 'private'])
	return {
		...readPaging(search, coursesPerPage),
		keyword: readKeyword(search.get('keyword')),
		type: isEveryLesson ? 'lesson' : chosen('type', types),
		isEveryLesson,
		category: chosen('category', categories),
		level: chosen('level', courseLevels),
		isFree: price && price === 'free',
		isPrivate: scope && scope === 'private',
		status: itemStatuses.find(({ slug }) => slug === search.get('status'))?.value,
		lack: chosen('with', courseLacks),
		sorting: readSorting(search, courseColumns),
	}
}

export function readKeyword(typed: string | null): string {
	return (typed ?? '').trim().normalize('NFC').slice(0, longestTitle)
}

/** Whether any filter is set. */
export function isFiltered({ page, size, sorting, ...filters }: CourseSearch): boolean {
	return Object.values(filters).some((value) => value !== undefined && value !== '')
}

export function coursesPath(search: string): string {
	return search === '?' ? '/admin/courses' : `/admin/courses${search}`
}
