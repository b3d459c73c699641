/** An article's fields besides its text, and which of them a save changes. */
import { lessonStatuses } from '#app/domain/access/access.ts'
import type { CourseLevel } from '#app/domain/courses/course-level.ts'

export type ArticleValues = {
	title: string
	enTitle: string
	level: CourseLevel
	coverImage: string | null
	orderNo: number
	status: number
}

const names = ['title', 'enTitle', 'level', 'coverImage', 'orderNo', 'status'] as const

export const defaultValues: ArticleValues = {
	title: '',
	enTitle: '',
	level: 'beginner',
	coverImage: null,
	orderNo: 0,
	status: lessonStatuses.disabled,
}

/** The fields that differ, before and after. */
export function changedFields(before: ArticleValues, after: ArticleValues) {
	const changed = names.filter((name) => before[name] !== after[name])
	const pick = (values: ArticleValues) =>
		Object.fromEntries(changed.map((name) => [name, values[name]]))
	return { before: pick(before), after: pick(after), isSame: changed.length === 0 }
}
