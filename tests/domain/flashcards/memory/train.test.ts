import { expect, test } from 'vitest'
import { toHistory } from '#app/domain/flashcards/memory/histories.ts'
import { train } from '#app/domain/flashcards/memory/train.ts'
import { weightLimits } from '#app/domain/flashcards/memory/weights.ts'
import { isLong } from '#tests/support/length.ts'
import { type Memory, memories, studiedBy } from '#tests/support/simulated-learner.ts'

function trainingOf(memory: Memory, { seed = '小美', answers = 3000 } = {}) {
	return train(studiedBy(memory, { seed, answers }).map(toHistory))
}

/** Answers judged, log loss by the published weights and by the trained ones, and the verdict. */
const golden: Record<keyof typeof memories, [number, number, number, boolean]> = {
	standard: [320, 0.3758, 0.3777, false],
	forgetful: [308, 0.5443, 0.5091, true],
	fast: [313, 0.2134, 0.1848, true],
	'always Good': [314, 0.1017, 0.0125, true],
	careless: [300, 0.5205, 0.5012, true],
}

test.each(['standard', 'forgetful', 'fast', 'always Good', 'careless'] as const)(
	'3,000 answers of a learner who is %s are judged as before',
	(name) => {
		const { judged, lossDefault, lossTrained, isAccepted } = trainingOf(memories[name])
		const [answers, byDefault, byTrained, verdict] = golden[name]
		expect([judged, isAccepted]).toEqual([answers, verdict])
		expect(lossDefault).toBeCloseTo(byDefault, 3)
		expect(lossTrained).toBeCloseTo(byTrained, 3)
	},
)

test('trained weights stay within the limits of ts-fsrs, and those never asked for stay as published', () => {
	const { weights } = trainingOf(memories['always Good'])
	for (const [index, weight] of weights.entries()) {
		expect(weight).toBeGreaterThanOrEqual(weightLimits[index]?.least ?? Number.NaN)
		expect(weight).toBeLessThanOrEqual(weightLimits[index]?.most ?? Number.NaN)
	}
	// Both belong to Easy.
	expect([weights[3], weights[16]]).toEqual([8.2956, 1.8729])
})

test('few answers change little, and are not accepted', () => {
	const { weights, judged, isAccepted } = train([])
	expect([judged, isAccepted]).toEqual([0, false])
	expect(weights[2]).toBeCloseTo(2.3065, 4)
})

test('learners with a memory of their own are often served better, those with the usual one seldom changed', () => {
	const learners = isLong ? 20 : 1
	const accepted = (name: keyof typeof memories) =>
		Array.from({ length: learners }, (_, index) =>
			trainingOf(memories[name], { seed: `${name} ${index}`, answers: 1500 }),
		).filter(({ isAccepted }) => isAccepted).length
	expect(accepted('always Good')).toBe(learners)
	if (!isLong) return
	expect(accepted('forgetful')).toBeGreaterThanOrEqual(8)
	expect(accepted('fast')).toBeGreaterThanOrEqual(8)
	expect(accepted('standard')).toBeLessThanOrEqual(4)
})
