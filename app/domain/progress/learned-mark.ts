/**
 * Combines the server's and the browser's record to tell whether a lesson is learned: 你好, marked on
 * the phone on Monday and unmarked here a moment ago, is not.
 */
import type { Instant } from './instant.ts'
import type { CourseProgress } from './record.ts'

/** The mark on the server. */
export type LearnedMark = {
	lessonId: string
	isLearned: boolean
	/** When it was last set or removed; null if never. */
	changedAt: Instant | null
}

/** The newer act wins, as in `mergeRecords`. Without progress, the server's mark is used. */
export function isLearned(mark: LearnedMark, progress: CourseProgress | null): boolean {
	const mine = progress?.[mark.lessonId]
	if (!mine?.learnedChangedAt) return mark.isLearned
	const theirs = mark.changedAt ?? ''
	if (mine.learnedChangedAt === theirs) return mine.learned || mark.isLearned
	return mine.learnedChangedAt > theirs ? mine.learned : mark.isLearned
}
