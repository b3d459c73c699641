/**
 * When a card comes back: FSRS-6 by ts-fsrs, with its published weights or a person's own, asking that nine
 * of ten words are still known on their day. Forgot, Hard and Good are its Again, Hard and Good.
 *
 * 谢谢 is met: Good brings it back in 10 minutes, Good again in 2 days, then in 11, then in 46; once
 * Forgot, it starts over with minutes, but what it was is not lost.
 *
 * Nothing here reads the clock or rolls dice: the same log is the same state for ever. Days between
 * two answers are counted as ts-fsrs counts them, by the date in UTC: a state must not change
 * because a person moved. Whose day a card is due on is day.ts's.
 */
import { type Card, createEmptyCard, State as FsrsState, fsrs, Rating } from 'ts-fsrs'
import { knownStability } from '#app/domain/known-words/standing.ts'
import { sayInterval } from './interval.ts'
import type { Weights } from './memory/weights.ts'
import { type Grade, grades, type LogEntry, type State, standingAnswers } from './review.ts'

export type CardMemory = {
	state: State
	due: Date | null
	/** Days after which nine of ten such words are still known; null before the first answer. */
	stability: number | null
	/** From 1 to 10. */
	difficulty: number | null
	step: number
	reps: number
	lapses: number
	introducedAt: Date | null
	lastReviewedAt: Date | null
	/** The answer since which the word counts as known; null while it doesn't. */
	knownSince: Date | null
	/** The last answer that was Forgot; null if none was. */
	forgottenAt: Date | null
}

type Preview = { grade: Grade; due: Date; state: State; label: string }

export const newCard: CardMemory = {
	state: 'new',
	due: null,
	stability: null,
	difficulty: null,
	step: 0,
	reps: 0,
	lapses: 0,
	introducedAt: null,
	lastReviewedAt: null,
	knownSince: null,
	forgottenAt: null,
}

export type Schedule = {
	/** Where a card stands after everything that was answered to it and not taken back. */
	replay: (log: readonly LogEntry[]) => CardMemory
	/** The three buttons of a card: when each would bring it back, seen from `now`. */
	preview: (memory: CardMemory, now: Date) => Preview[]
}

const ratings = { forgot: Rating.Again, hard: Rating.Hard, good: Rating.Good } as const

const fsrsStates: Record<State, FsrsState> = {
	new: FsrsState.New,
	learning: FsrsState.Learning,
	review: FsrsState.Review,
	relearning: FsrsState.Relearning,
}

const stateOf: Record<FsrsState, State> = {
	[FsrsState.New]: 'new',
	[FsrsState.Learning]: 'learning',
	[FsrsState.Review]: 'review',
	[FsrsState.Relearning]: 'relearning',
}

/** The schedule by a person's weights; null stands for the published ones. */
export function scheduleBy(weights: Weights | null): Schedule {
	const scheduler = fsrs({
		request_retention: 0.9,
		enable_fuzz: false,
		enable_short_term: true,
		...(weights && { w: weights }),
	})

	function answered(memory: CardMemory, { grade, at }: { grade: Grade; at: Date }): CardMemory {
		const { card } = scheduler.next(toCard(memory, at), at, ratings[grade])
		return {
			state: stateOf[card.state],
			due: card.due,
			stability: card.stability,
			difficulty: card.difficulty,
			step: card.learning_steps,
			reps: card.reps,
			lapses: card.lapses,
			introducedAt: memory.introducedAt ?? at,
			lastReviewedAt: at,
			knownSince: card.stability >= knownStability ? (memory.knownSince ?? at) : null,
			forgottenAt: grade === 'forgot' ? at : memory.forgottenAt,
		}
	}

	return {
		replay(log) {
			return standingAnswers(log).reduce(answered, newCard)
		},
		preview(memory, now) {
			const at = notBefore(memory.lastReviewedAt, now)
			return grades.map((grade) => {
				const { due, state } = answered(memory, { grade, at })
				const returnsAt = due ?? at
				return { grade, due: returnsAt, state, label: sayInterval(+returnsAt - +at) }
			})
		},
	}
}

function toCard(memory: CardMemory, at: Date): Card {
	const { state, due, stability, difficulty, step, reps, lapses, lastReviewedAt } = memory
	return {
		...createEmptyCard(at),
		state: fsrsStates[state],
		due: due ?? at,
		stability: stability ?? 0,
		difficulty: difficulty ?? 0,
		learning_steps: step,
		reps,
		lapses,
		...(lastReviewedAt && { last_review: lastReviewedAt }),
	}
}

/** A browser may have said that it was a moment later than it is here. */
function notBefore(earliest: Date | null, now: Date): Date {
	return earliest && earliest > now ? earliest : now
}
