/**
 * Marks of words in this browser: those that wait to be sent, and the newest that were sent. A page
 * that was kept for reading offline is older than these, so they are painted over it.
 */
import { type Mark, type Meeting, mergeMarks } from '#app/domain/known-words/marks.ts'
import { isStanding, type Standing } from '#app/domain/known-words/standing.ts'
import { keyOfReading } from '#app/domain/vocabulary/reading-key.ts'
import { wordQueue } from '#app/features/progress/outbox/word-queue.ts'

export const markQueue = wordQueue<Mark>({
	name: 'word-marks',
	isItem: isMark,
	merge: mergeMarks,
})

/** `at` is when the server kept the mark, by its own clock. */
export const sentMarks = wordQueue<Mark>({
	name: 'sent-word-marks',
	isItem: isMark,
	merge: mergeMarks,
	most: 500,
})

export type WordToMark = Partial<Meeting> & { word: string; pinyin: string; said: Standing | null }

/** Marks words at once in this browser; the outbox sends them. */
export function markWords(userId: string, words: readonly WordToMark[]): void {
	const queued = markQueue.read(userId)
	const now = Date.now()
	const marks = words.map(({ word, pinyin, said, ...meeting }) => {
		const { sentence = null, lessonId = null, articleId = null, partId = null } = meeting
		// A clock that was set back must not make this mark the older one.
		const at = Math.max(now, (queued[keyOfReading({ word, pinyin })]?.at ?? 0) + 1)
		const sentenceAt = sentence === null ? 0 : at
		return { word, pinyin, said, at, sentence, lessonId, articleId, partId, sentenceAt }
	})
	markQueue.add(userId, marks)
}

function isMark(value: unknown): value is Mark {
	const mark: Record<string, unknown> = Object(value)
	const isTextOrNull = (name: string) => mark[name] === null || typeof mark[name] === 'string'
	const { partId = null } = mark
	return (
		typeof mark.word === 'string' &&
		typeof mark.pinyin === 'string' &&
		(mark.said === null || isStanding(mark.said)) &&
		isTextOrNull('sentence') &&
		isTextOrNull('lessonId') &&
		isTextOrNull('articleId') &&
		(partId === null || typeof partId === 'string') &&
		Number.isFinite(mark.at) &&
		Number.isFinite(mark.sentenceAt)
	)
}
