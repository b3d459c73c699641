/**
 * Filters and pages the lessons of a course in the browser: /admin/courses/…?q=茶 shows 茶馆, "Tea
 * House". A search has no pages.
 */
import { pageCount, readPaging } from '#app/ui/admin/paging.ts'
import { readKeyword } from './course-search.ts'

const lessonsPerPage = 100

type SearchableLesson = { title: { zh: string; en: string }; slug: string }

type ShownLessons<Lesson> = {
	lessons: Lesson[]
	/** The search text, or ''. */
	keyword: string
	page: number
	size: number
}

export function shownLessons<Lesson extends SearchableLesson>(
	all: readonly Lesson[],
	search: URLSearchParams,
): ShownLessons<Lesson> {
	const keyword = readKeyword(search.get('q'))
	const { page, size } = readPaging(search, lessonsPerPage)
	if (keyword) {
		const lessons = all.filter((lesson) => isFound(lesson, keyword))
		return { lessons, keyword, page: 1, size }
	}
	const shown = Math.min(page, pageCount(all.length, size))
	const before = (shown - 1) * size
	return { lessons: all.slice(before, before + size), keyword, page: shown, size }
}

function isFound({ title, slug }: SearchableLesson, keyword: string): boolean {
	const part = plain(keyword)
	return [title.zh, title.en, slug].some((text) => plain(text).includes(part))
}

function plain(text: string): string {
	return text.normalize('NFC').toLowerCase()
}

/** Whether two addresses of a course's page need the same data: filters and pages don't matter. */
export function needsSameData(one: URL, other: URL): boolean {
	return dataParams(one) === dataParams(other)
}

function dataParams({ searchParams }: URL): string {
	const others = [...searchParams].filter(([name]) => !['q', 'page', 'size'].includes(name))
	return `${new URLSearchParams(others)}`
}
