/**
 * Access rules for courses, lessons and articles, used for pages, data, exercises, audio and words.
 *
 * - 夜车 isn't free: level 2 can open it, level 1 can't.
 * - 奶奶的厨房 is private: only users invited to it or to its course, by
 *   themselves or with a group, can open it.
 * - 新年 is coming soon: only editors and administrators can open it.
 *
 * Editors and administrators can open everything that isn't deleted.
 */
import { isEditor } from '#app/domain/accounts/user.ts'
import type { ErrorCode } from '#app/domain/errors.ts'

/** Paid content needs a level above this one. */
const freeLevel = 1

export const lessonStatuses = { disabled: 0, available: 1, comingSoon: 2 } as const

/** "open", or why not; earlier reasons are checked first. */
type CourseAccess = 'open' | 'not-found' | 'coming-soon' | 'private'
export type LessonAccess = CourseAccess | 'paid'

/** The error for each reason. */
export const lessonRefusals = {
	'not-found': 'lesson.not-found',
	'coming-soon': 'lesson.coming-soon',
	private: 'lesson.private',
	paid: 'lesson.paid',
} as const satisfies Record<Exclude<LessonAccess, 'open'>, ErrorCode>

/** The error code for each reason a course is closed. */
export const courseRefusals = {
	'not-found': 'course.not-found',
	'coming-soon': 'course.coming-soon',
	private: 'course.private',
} as const

type Reader = { level: number }

export type AccessItem = {
	status: number
	isDeleted: boolean
	isPrivate: boolean
	/** Whether the reader, or a group of theirs, was invited to this item itself. */
	isShared: boolean
}

export function accessToCourse(reader: Reader, course: AccessItem): CourseAccess {
	if (course.isDeleted) return 'not-found'
	if (isEditor(reader)) return 'open'
	if (course.status === lessonStatuses.comingSoon) return 'coming-soon'
	if (course.status !== lessonStatuses.available) return 'not-found'
	return course.isPrivate && !course.isShared ? 'private' : 'open'
}

/**
 * Price is checked on the lesson alone; status, deletion and privacy on the lesson and its course. A
 * share of either is enough.
 */
export function accessToLesson(
	reader: Reader,
	lesson: AccessItem & { isFree: boolean; parent?: AccessItem | undefined },
): LessonAccess {
	const items = lesson.parent ? [lesson, lesson.parent] : [lesson]
	if (items.some(({ isDeleted }) => isDeleted)) return 'not-found'
	if (isEditor(reader)) return 'open'
	const { available, comingSoon } = lessonStatuses
	if (items.some(({ status }) => status !== available && status !== comingSoon)) return 'not-found'
	if (items.some(({ status }) => status === comingSoon)) return 'coming-soon'
	const isInvited = items.some(({ isShared }) => isShared)
	if (items.some(({ isPrivate }) => isPrivate) && !isInvited) return 'private'
	return lesson.isFree || reader.level > freeLevel ? 'open' : 'paid'
}

/** Whether learners can open a lesson at all. Price and invitations still decide which of them. */
export function isLive({
	status,
	parent,
}: Pick<AccessItem, 'status'> & { parent?: Pick<AccessItem, 'status'> | undefined }): boolean {
	return [status, parent?.status ?? status].every((one) => one === lessonStatuses.available)
}

/** Any signed-in user can open an article, unless it is disabled. */
export function accessToArticle(
	reader: Reader,
	article: { status: number; isDeleted: boolean },
): 'open' | 'not-found' {
	if (article.isDeleted) return 'not-found'
	return isEditor(reader) || article.status === lessonStatuses.available ? 'open' : 'not-found'
}

/** The text that a card was saved from, if any. */
export type SavedFrom = {
	lesson: (AccessItem & { isFree: boolean }) | null
	/** The lesson's. */
	course: AccessItem | null
	article: { status: number; isDeleted: boolean } | null
	/** A text that the reader keeps. */
	ownText: object | null
}

/** Whether the reader may see more of a card's text than the sentence that they saved. */
export function mayOpenTextOf(reader: Reader, saved: SavedFrom): boolean {
	const { lesson, course, article, ownText } = saved
	if (lesson) return accessToLesson(reader, { ...lesson, parent: course ?? undefined }) === 'open'
	if (article) return accessToArticle(reader, article) === 'open'
	return ownText !== null
}
