/**
 * Searches, filters, sorts and pages the lessons of a course in the browser:
 * /admin/courses/…?q=茶&with=no-audio&sort=-text shows 茶馆, "Tea House", if it has no audio, among the
 * longest first. A search or a filter has no pages.
 */
import { type CourseLevel, courseLevels } from '#app/domain/courses/course-level.ts'
import {
	type LessonLack,
	type LessonState,
	lacks,
	lessonLacks,
} from '#app/domain/courses/lesson-state.ts'
import { pageCount, readPaging } from '#app/ui/admin/paging.ts'
import { readSorting, type Sorting } from '#app/ui/admin/sorting.ts'
import { readKeyword } from './course-search.ts'

const lessonsPerPage = 100

export type LessonToList = {
	title: { zh: string; en: string }
	slug: string
	category: string
	level: CourseLevel
	isFree: boolean
	status: number
	createdAt: Date
	updatedAt: Date
	state: LessonState
}

type ShownLessons<Lesson> = {
	lessons: Lesson[]
	/** The search text, or ''. */
	keyword: string
	lack: LessonLack | undefined
	/** Undefined in the learners' order. */
	sorting: Sorting<LessonColumn> | undefined
	page: number
	size: number
}

/** `all` is in the learners' order, which equal lessons keep. */
export function shownLessons<Lesson extends LessonToList>(
	all: readonly Lesson[],
	search: URLSearchParams,
): ShownLessons<Lesson> {
	const keyword = readKeyword(search.get('q'))
	const lack = lessonLacks.find((known) => known === search.get('with'))
	const sorting = readSorting(search, lessonColumns)
	const { page, size } = readPaging(search, lessonsPerPage)
	const read = { keyword, lack, sorting }
	const sorted = sorting ? inOrder(all, sorting) : [...all]
	if (keyword || lack) {
		const lessons = sorted.filter(
			(lesson) => isFound(lesson, keyword) && (!lack || lacks(lesson.state, lack)),
		)
		return { lessons, ...read, page: 1, size }
	}
	const shown = Math.min(page, pageCount(sorted.length, size))
	const before = (shown - 1) * size
	return { lessons: sorted.slice(before, before + size), ...read, page: shown, size }
}

function isFound({ title, slug }: LessonToList, keyword: string): boolean {
	const part = plain(keyword)
	return [title.zh, title.en, slug].some((text) => plain(text).includes(part))
}

function plain(text: string): string {
	return text.normalize('NFC').toLowerCase()
}

/** The values that lessons are sorted by, besides their order. */
const sortValues = {
	name: ({ title }) => plain(title.en),
	text: ({ state }) => state.hanzi,
	exercises: ({ state }) => state.exercises,
	notes: ({ state }) => Number(state.hasNotes),
	audio: ({ state }) => ['none', 'outdated', 'current'].indexOf(state.audio),
	fit: ({ state }) => state.fit ?? -1,
	category: ({ category }) => category,
	level: ({ level }) => courseLevels.indexOf(level),
	free: ({ isFree }) => Number(!isFree),
	status: ({ status }) => status,
	created: ({ createdAt }) => +createdAt,
	updated: ({ updatedAt }) => +updatedAt,
} satisfies Record<string, (lesson: LessonToList) => number | string>

type LessonColumn = keyof typeof sortValues

const lessonColumns: readonly LessonColumn[] = [
	'name',
	'text',
	'exercises',
	'notes',
	'audio',
	'fit',
	'category',
	'level',
	'free',
	'status',
	'created',
	'updated',
]

function inOrder<Lesson extends LessonToList>(
	all: readonly Lesson[],
	{ by, isDown }: Sorting<LessonColumn>,
): Lesson[] {
	const sortedBy: (lesson: LessonToList) => number | string = sortValues[by]
	const direction = isDown ? -1 : 1
	return [...all].sort((a, b) => direction * compared(sortedBy(a), sortedBy(b)))
}

function compared(one: number | string, other: number | string): number {
	return one === other ? 0 : one < other ? -1 : 1
}

/** Parameters that only the browser reads. */
const ownParams = ['q', 'with', 'sort', 'page', 'size']

/** Whether two addresses of a course's page need the same data: filters and pages don't matter. */
export function needsSameData(one: URL, other: URL): boolean {
	return dataParams(one) === dataParams(other)
}

function dataParams({ searchParams }: URL): string {
	const others = [...searchParams].filter(([name]) => !ownParams.includes(name))
	return `${new URLSearchParams(others)}`
}
