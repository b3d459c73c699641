/**
 * The address of the audit log: /admin/activity?type=lesson&by=shen-lan&from=2026-11-01&until=2026-11-30&page=2, and of
 * what was changed of one thing: ?object=lesson:cup
 */
import { readPaging } from '#app/ui/admin/paging.ts'

/** What can be changed, as the log names it, and as people do. */
export const objectTypes = {
	course: 'Courses',
	lesson: 'Lessons',
	article: 'Articles',
	word: 'Words',
	'hsk-list': 'HSK lists',
	report: 'Reports',
	replacement: 'Replacements',
	person: 'Accounts',
	group: 'Groups',
} as const

/** One of them: "Of one HSK list alone". */
export const objectNouns: Record<string, string> = {
	course: 'course',
	lesson: 'lesson',
	article: 'article',
	word: 'word',
	'hsk-list': 'HSK list',
	report: 'report',
	replacement: 'replacement',
	person: 'account',
	group: 'group',
} satisfies Record<keyof typeof objectTypes, string>

export type ActivitySearch = {
	/** From 1. */
	page: number
	type: string | undefined
	/** The id of the person who made the changes. */
	by: string | undefined
	/** Days of UTC, both included. */
	from: string | undefined
	until: string | undefined
	/** One thing: a lesson's id with its type. */
	object: { type: string; id: string } | undefined
}

export function readActivitySearch(search: URLSearchParams): ActivitySearch {
	const [, type, id] = /^([a-z-]+):(.{1,100})$/.exec(search.get('object') ?? '') ?? []
	return {
		page: readPaging(search).page,
		type: Object.keys(objectTypes).find((known) => known === search.get('type')),
		by: search.get('by')?.slice(0, 100) || undefined,
		from: dayIn(search.get('from')),
		until: dayIn(search.get('until')),
		object: type && id ? { type, id } : undefined,
	}
}

function dayIn(text: string | null): string | undefined {
	const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''))
	return isDay ? (text ?? undefined) : undefined
}

/** The beginning of a day, or of the day after it. */
export function startOf(day: string | undefined, daysLater = 0): Date | undefined {
	return day === undefined ? undefined : new Date(Date.parse(day) + daysLater * 24 * 60 * 60_000)
}
