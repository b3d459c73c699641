/**
 * Whether a lesson shows as learned where the server's record and the browser's both have a say:
 * 你好, marked on the telephone on Monday, un-marked here a moment ago, is not learned.
 */
import type { Instant } from './instant.ts'
import type { CourseProgress } from './record.ts'

/** The server's side of it. */
export type LearnedMark = {
	lessonId: string
	isLearned: boolean
	/** When it was last set or taken back; null where nobody did either. */
	changedAt: Instant | null
}

/** The newer act counts, as in a merge of the two records; without progress the mark stands. */
export function isLearned(mark: LearnedMark, progress: CourseProgress | null): boolean {
	const mine = progress?.[mark.lessonId]
	if (!mine?.learnedChangedAt) return mark.isLearned
	const theirs = mark.changedAt ?? ''
	if (mine.learnedChangedAt === theirs) return mine.learned || mark.isLearned
	return mine.learnedChangedAt > theirs ? mine.learned : mark.isLearned
}
