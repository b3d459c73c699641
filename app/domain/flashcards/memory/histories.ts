/**
 * The input of a training: of each card, how many days lay between its answers. 谢谢, answered with
 * Good on Monday, Good ten minutes later and Forgot on Thursday, has 0 days and 3 days.
 *
 * An answer on the same day says little of memory, so that only answers on later days are predicted;
 * all answers change the memory. Days are counted as ts-fsrs counts them, by the date in UTC.
 */
import { dateDiffInDays } from 'ts-fsrs'
import { type Grade, type LogEntry, standingAnswers } from '#app/domain/flashcards/review.ts'

type Step = { grade: Grade; days: number; at: number }

/** The standing answers to one card, oldest first. */
export type History = readonly Step[]

export function toHistory(log: readonly LogEntry[]): History {
	const answers = standingAnswers(log)
	return answers.map(({ grade, at }, index) => {
		const before = answers[index - 1]
		return { grade, days: before ? dateDiffInDays(before.at, at) : 0, at: +at }
	})
}

/** Whether the answer was on a later day than the one before. */
export function isPredicted({ days }: Step): boolean {
	return days > 0
}

/** The instant from which on the newest fifth of the predicted answers was given. */
export function newestFifthFrom(histories: readonly History[]): number {
	const times = histories
		.flatMap((history) => history.filter(isPredicted).map(({ at }) => at))
		.sort((a, b) => a - b)
	return times[Math.floor(times.length * 0.8)] ?? Number.POSITIVE_INFINITY
}
