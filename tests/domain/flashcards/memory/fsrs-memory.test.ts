import fc from 'fast-check'
import { type FSRSState, fsrs, Rating } from 'ts-fsrs'
import { expect, test } from 'vitest'
import { memoryModel } from '#app/domain/flashcards/memory/fsrs-memory.ts'
import {
	defaultWeights,
	weightLimits,
	withinLimits,
} from '#app/domain/flashcards/memory/weights.ts'
import { grades } from '#app/domain/flashcards/review.ts'

const ratings = { forgot: Rating.Again, hard: Rating.Hard, good: Rating.Good } as const

const anyWeights = fc.tuple(
	...weightLimits.map(({ least, most }) => fc.double({ min: least, max: most, noNaN: true })),
)

/** Within half of the published weights: far from the limits, where derivatives jump. */
const usualWeights = fc
	.array(fc.double({ min: 0.6, max: 1.4, noNaN: true }), { minLength: 21, maxLength: 21 })
	.map((factors) =>
		withinLimits(defaultWeights.map((weight, index) => weight * (factors[index] ?? 1))),
	)

const anyAnswers = fc.array(
	fc.record({
		grade: fc.constantFrom(...grades),
		days: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 400 })),
	}),
	{ minLength: 1, maxLength: 12 },
)

type Memory = ReturnType<ReturnType<typeof memoryModel>['first']>

type Answers = { grade: (typeof grades)[number]; days: number }[]

function remembered(weights: readonly number[], answers: Answers): Memory[] {
	const model = memoryModel(weights)
	const states: Memory[] = []
	for (const answer of answers) {
		const before = states.at(-1)
		states.push(before ? model.next(before, answer) : model.first(answer.grade))
	}
	return states
}

/** ts-fsrs rounds to eight decimals at each step. */
function expectClose(ours: number, theirs: number): void {
	expect(Math.abs(ours - theirs)).toBeLessThanOrEqual(1e-5 * Math.max(1, Math.abs(theirs)))
}

test('stability and difficulty are those of ts-fsrs after any answers, with any weights', () => {
	fc.assert(
		fc.property(anyWeights, anyAnswers, (weights, answers) => {
			const theirs = fsrs({ w: weights, enable_fuzz: false, enable_short_term: true })
			const ours = remembered(weights, answers)
			let state: FSRSState | null = null
			for (const [index, { grade, days }] of answers.entries()) {
				state = theirs.next_state(state, index === 0 ? 0 : days, ratings[grade])
				expectClose(ours[index]?.stability.value ?? 0, state.stability)
				expectClose(ours[index]?.difficulty.value ?? 0, state.difficulty)
				// From here on both go on from the same state: rounding must not add up.
				const same = ours[index]
				if (same) state = { stability: same.stability.value, difficulty: same.difficulty.value }
			}
		}),
	)
})

test('the chance of recall is that of ts-fsrs', () => {
	const days = fc.integer({ min: 0, max: 3000 })
	const stability = fc.double({ min: 0.001, max: 36_500, noNaN: true })
	fc.assert(
		fc.property(anyWeights, days, stability, (weights, days, stability) => {
			const theirs = fsrs({ w: weights, enable_fuzz: false })
			const memory = {
				stability: { value: stability, slope: weights.map(() => 0) },
				difficulty: { value: 5, slope: weights.map(() => 0) },
			}
			const ours = memoryModel(weights).recall(memory, days).value
			expect(ours).toBeCloseTo(theirs.forgetting_curve(days, stability), 4)
		}),
	)
})

test('the derivatives are the slopes of small differences', () => {
	const step = 1e-6
	fc.assert(
		fc.property(usualWeights, anyAnswers, fc.nat(20), (weights, answers, which) => {
			const recallAt = (moved: readonly number[]) => {
				const last = remembered(moved, answers).at(-1)
				return last ? memoryModel(moved).recall(last, 10) : expect.fail()
			}
			const moved = (by: number) =>
				weights.map((weight, index) => (index === which ? weight + by : weight))
			const slope = (recallAt(moved(step)).value - recallAt(moved(-step)).value) / (2 * step)
			const stated = recallAt(weights).slope[which] ?? Number.NaN
			expect(Math.abs(stated - slope)).toBeLessThan(1e-4 * Math.max(1, Math.abs(slope)))
		}),
	)
})
