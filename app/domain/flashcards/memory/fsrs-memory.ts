/**
 * How FSRS-6 sees a memory: its published formulas ("The Algorithm" in the wiki of
 * open-spaced-repetition/fsrs4anki), with derivatives by the weights. ts-fsrs has the same formulas
 * without derivatives; tests hold the two together.
 *
 * 谢谢 answered with Good has a stability of 2.3 days: so long nine of ten such words last. Known
 * after two days, it lasts 11. An answer on the same day is a short-term step, without forgetting.
 */
import { S_MAX, S_MIN } from 'ts-fsrs'
import type { Grade } from '#app/domain/flashcards/review.ts'
import {
	type Dual,
	exp,
	inverse,
	minus,
	plus,
	power,
	scaled,
	smaller,
	times,
	variables,
	within,
} from './dual.ts'
import type { Weights } from './weights.ts'

type Memory = { stability: Dual; difficulty: Dual }

export type MemoryModel = {
	/** The memory after the first answer. */
	first: (grade: Grade) => Memory
	/** The memory after an answer `days` later, by the date in UTC. */
	next: (memory: Memory, answer: { grade: Grade; days: number }) => Memory
	/** The chance that the word is still known after `days`. */
	recall: (memory: Memory, days: number) => Dual
}

/** As FSRS counts them; 4 would be Easy, which Hanlu does not ask for. */
const ratings = { forgot: 1, hard: 2, good: 3 } as const
const easy = 4

const leastFirstStability = 0.1

export function memoryModel(weights: Weights): MemoryModel {
	const all = variables(weights)
	const w = (index: number) => all[index] ?? { value: 0, slope: [] }

	const decay = scaled(w(20), -1)
	const factor = scaled(exp(scaled(inverse(decay), Math.log(0.9))), 1, -1)
	const growth = exp(w(8))
	const fall = scaled(w(12), -1)
	const sinking = scaled(w(9), -1)
	const shortSinking = scaled(w(19), -1)
	const relearned = exp(scaled(times(w(17), w(18)), -1))
	const easiest = firstDifficulty(easy)
	const reverted = times(w(7), easiest)
	const kept = scaled(w(7), -1, 1)

	function firstDifficulty(rating: number): Dual {
		return minus(scaled(w(4), 1, 1), exp(scaled(w(5), rating - 1)))
	}

	function recall({ stability }: Memory, days: number): Dual {
		const spent = times(scaled(factor, days), inverse(stability))
		return power(scaled(spent, 1, 1), decay)
	}

	function nextDifficulty(difficulty: Dual, rating: number): Dual {
		const change = times(scaled(w(6), (3 - rating) / 9), scaled(difficulty, -1, 10))
		return within(plus(reverted, times(kept, plus(difficulty, change))), 1, 10)
	}

	function onSameDay(stability: Dual, rating: number): Dual {
		const strength = exp(times(w(17), scaled(w(18), 1, rating - 3)))
		const gain = times(power(stability, shortSinking), strength)
		const least = rating >= ratings.hard ? 1 : 0
		return times(stability, within(gain, least, Number.POSITIVE_INFINITY))
	}

	function afterForgetting(memory: Memory, forgotten: Dual): Dual {
		const { stability, difficulty } = memory
		const saved = scaled(power(scaled(stability, 1, 1), w(13)), 1, -1)
		const lost = exp(times(forgotten, w(14)))
		const left = times(times(times(w(11), power(difficulty, fall)), saved), lost)
		const most = within(times(stability, relearned), S_MIN, S_MAX)
		return smaller(most, within(left, S_MIN, S_MAX))
	}

	function afterRecall(memory: Memory, forgotten: Dual, rating: number): Dual {
		const { stability, difficulty } = memory
		const harder = times(growth, scaled(difficulty, -1, 11))
		const surprise = scaled(exp(times(forgotten, w(10))), 1, -1)
		const gain = times(times(harder, power(stability, sinking)), surprise)
		const penalised = rating === ratings.hard ? times(gain, w(15)) : gain
		return times(stability, scaled(penalised, 1, 1))
	}

	function nextStability(memory: Memory, rating: number, days: number): Dual {
		if (days === 0) return onSameDay(memory.stability, rating)
		const forgotten = scaled(recall(memory, days), -1, 1)
		return rating === ratings.forgot
			? afterForgetting(memory, forgotten)
			: afterRecall(memory, forgotten, rating)
	}

	return {
		recall,
		first(grade) {
			const rating = ratings[grade]
			return {
				stability: within(w(rating - 1), leastFirstStability, S_MAX),
				difficulty: within(firstDifficulty(rating), 1, 10),
			}
		},
		next(memory, { grade, days }) {
			const rating = ratings[grade]
			return {
				stability: within(nextStability(memory, rating, days), S_MIN, S_MAX),
				difficulty: nextDifficulty(memory.difficulty, rating),
			}
		},
	}
}
