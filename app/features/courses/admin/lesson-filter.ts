/**
 * The lessons of a course as its page shows them: /admin/courses/…?q=茶 finds 茶馆, "Tea House", and
 * without a search they come in pages. All of them are at hand, so that the browser does it alone.
 */
import { pageCount, readPaging } from '#app/ui/admin/paging.ts'
import { readKeyword } from './course-search.ts'

const lessonsPerPage = 100

type Searched = { title: { zh: string; en: string }; slug: string }

type ShownLessons<Lesson> = {
	lessons: Lesson[]
	/** What is searched for, or ''. */
	keyword: string
	page: number
	size: number
}

export function shownLessons<Lesson extends Searched>(
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

function isFound({ title, slug }: Searched, keyword: string): boolean {
	const wanted = plain(keyword)
	return [title.zh, title.en, slug].some((text) => plain(text).includes(wanted))
}

function plain(text: string): string {
	return text.normalize('NFC').toLowerCase()
}

/** Whether two addresses of a course's page differ at most in which of its lessons are shown. */
export function isSameQuestion(one: URL, other: URL): boolean {
	return question(one) === question(other)
}

function question({ searchParams }: URL): string {
	const others = [...searchParams].filter(([name]) => !['q', 'page', 'size'].includes(name))
	return `${new URLSearchParams(others)}`
}
