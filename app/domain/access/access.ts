/**
 * Who may open what: the one rule behind pages, their data, exercises, audio and word lists.
 *
 * 夜车 (not free) opens for a member of level 2 and stays locked for level 1; 奶奶的厨房 (private)
 * opens only for those invited to it or to its course; 新年 (coming soon) opens for nobody but an
 * administrator, who sees everything that is not deleted.
 */
import { isAdmin } from '#app/domain/accounts/user.ts'
import type { ErrorCode } from '#app/domain/errors.ts'

/** Paid content needs a level above this one. */
const freeLevel = 1

export const lessonStatuses = { disabled: 0, available: 1, comingSoon: 2 } as const

/** Why a thing stays closed, in the order in which the reasons are tried. */
type CourseAccess = 'open' | 'not-found' | 'coming-soon' | 'private'
export type LessonAccess = CourseAccess | 'paid'

/** What a refused person is told. */
export const lessonRefusals = {
	'not-found': 'lesson.not-found',
	'coming-soon': 'lesson.coming-soon',
	private: 'lesson.private',
	paid: 'lesson.paid',
} as const satisfies Record<Exclude<LessonAccess, 'open'>, ErrorCode>

type Reader = { level: number }

type Item = {
	status: number
	isDeleted: boolean
	isPrivate: boolean
	/** Whether the reader was invited to this very item. */
	isShared: boolean
}

export function accessToCourse(reader: Reader, course: Item): CourseAccess {
	if (course.isDeleted) return 'not-found'
	if (isAdmin(reader)) return 'open'
	if (course.status === lessonStatuses.comingSoon) return 'coming-soon'
	if (course.status !== lessonStatuses.available) return 'not-found'
	return course.isPrivate && !course.isShared ? 'private' : 'open'
}

/**
 * A lesson is judged by its own status and price, and with its course by privacy. A course that is
 * deleted, disabled or coming soon closes its lessons in the same way: nobody could find them.
 */
export function accessToLesson(
	reader: Reader,
	lesson: Item & { isFree: boolean; parent?: Item | undefined },
): LessonAccess {
	const items = lesson.parent ? [lesson, lesson.parent] : [lesson]
	if (items.some(({ isDeleted }) => isDeleted)) return 'not-found'
	if (isAdmin(reader)) return 'open'
	const { available, comingSoon } = lessonStatuses
	if (items.some(({ status }) => status !== available && status !== comingSoon)) return 'not-found'
	if (items.some(({ status }) => status === comingSoon)) return 'coming-soon'
	const isInvited = items.some(({ isShared }) => isShared)
	if (items.some(({ isPrivate }) => isPrivate) && !isInvited) return 'private'
	return lesson.isFree || reader.level > freeLevel ? 'open' : 'paid'
}

/** An article is for everybody who is signed in, unless it is disabled. */
export function accessToArticle(
	reader: Reader,
	article: { status: number; isDeleted: boolean },
): 'open' | 'not-found' {
	if (article.isDeleted) return 'not-found'
	return isAdmin(reader) || article.status === lessonStatuses.available ? 'open' : 'not-found'
}
