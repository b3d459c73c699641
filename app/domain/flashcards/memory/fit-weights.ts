/**
 * Finds the weights that best explain a person's answers: those for which the answers to 谢谢, 机场
 * and all other cards were least surprising.
 *
 * Minimised is the sum of −log p over the predicted answers, where p is the chance that FSRS-6 gave
 * to what happened, plus half the squared distance from the published weights, each in units of its
 * spread: as if a person's weights were drawn from around those of everybody. So few answers change
 * little. The method is Fisher scoring with the damping of Levenberg and Marquardt, within the limits
 * of ts-fsrs. Nothing is random: the same answers give the same weights.
 */
import { type MemoryModel, memoryModel } from './fsrs-memory.ts'
import { type History, isPredicted } from './histories.ts'
import { solve } from './solve.ts'
import { defaultWeights, type Weights, weightLimits, withinLimits } from './weights.ts'

/** How far the weights of persons lie around the published ones, in our estimate. */
const spreads = [
	0.5, 2, 4, 8, 1, 0.4, 1, 0.1, 0.5, 0.1, 0.4, 0.5, 0.05, 0.15, 0.6, 0.3, 0.5, 0.3, 0.3, 0.1, 0.1,
]

const mostTries = 30

/** A smaller improvement, in parts of the whole, is none. */
const leastGain = 1e-5

/** Neither 0 nor 1: one answer must not outweigh all others. */
const leastChance = 1e-5

/** The surprise at some weights: how large, which way it grows, and how it bends. */
type Surprise = { total: number; gradient: number[]; curvature: number[][] }

/** Only answers before `until` count. */
export function fitWeights(
	histories: readonly History[],
	{ until = Number.POSITIVE_INFINITY }: { until?: number } = {},
): Weights {
	let weights = defaultWeights
	let here = surpriseAt(weights, histories, until)
	let damping = 0.01
	for (let tries = 0; tries < mostTries && damping < 1e6; tries++) {
		const tried = withinLimits(stepFrom(weights, here, damping))
		const there = surpriseAt(tried, histories, until)
		if (!(there.total < here.total)) {
			damping *= 8
			continue
		}
		const gain = here.total - there.total
		weights = tried
		here = there
		damping /= 4
		if (gain < leastGain * there.total) break
	}
	return weights
}

/** −log of the chance that was given to an answer, for every predicted one from `from` on. */
export function surprises(
	histories: readonly History[],
	{ weights, from }: { weights: Weights; from: number },
): number[] {
	const model = memoryModel(weights)
	return histories.flatMap((history) =>
		[...predictions(model, history)]
			.filter(({ at }) => at >= from)
			.map(({ chance, isRecalled }) => -Math.log(isRecalled ? chance.value : 1 - chance.value)),
	)
}

function* predictions(model: MemoryModel, history: History) {
	const [first, ...later] = history
	if (!first) return
	let memory = model.first(first.grade)
	for (const step of later) {
		if (isPredicted(step)) {
			const chance = model.recall(memory, step.days)
			const value = Math.min(Math.max(chance.value, leastChance), 1 - leastChance)
			yield {
				at: step.at,
				chance: { value, slope: chance.slope },
				isRecalled: step.grade !== 'forgot',
			}
		}
		memory = model.next(memory, step)
	}
}

function surpriseAt(weights: Weights, histories: readonly History[], until: number): Surprise {
	const model = memoryModel(weights)
	const gradient = weights.map(() => 0)
	const curvature = weights.map(() => weights.map(() => 0))
	let total = 0
	for (const history of histories) {
		for (const { at, chance, isRecalled } of predictions(model, history)) {
			if (at >= until) break
			const { value, slope } = chance
			total -= Math.log(isRecalled ? value : 1 - value)
			const information = 1 / (value * (1 - value))
			const miss = (value - Number(isRecalled)) * information
			addOuter({ gradient, curvature }, slope, { miss, information })
		}
	}
	for (const [index, weight] of weights.entries()) {
		const spread = spreads[index] ?? 1
		const distance = (weight - (defaultWeights[index] ?? 0)) / spread
		total += distance ** 2 / 2
		gradient[index] = (gradient[index] ?? 0) + distance / spread
		const row = curvature[index] ?? []
		row[index] = (row[index] ?? 0) + 1 / spread ** 2
	}
	return { total, gradient, curvature }
}

/** Fills the lower half of the curvature, which is symmetric. */
function addOuter(
	{ gradient, curvature }: Pick<Surprise, 'gradient' | 'curvature'>,
	slope: readonly number[],
	{ miss, information }: { miss: number; information: number },
): void {
	for (let i = 0; i < slope.length; i++) {
		const each = slope[i] ?? 0
		if (each === 0) continue
		gradient[i] = (gradient[i] ?? 0) + miss * each
		const row = curvature[i]
		if (!row) continue
		for (let j = 0; j <= i; j++) row[j] = (row[j] ?? 0) + information * each * (slope[j] ?? 0)
	}
}

/** A weight at its limit stays there while the surprise would fall only beyond it. */
function stepFrom(weights: Weights, { gradient, curvature }: Surprise, damping: number): Weights {
	const isFixed = weights.map((weight, index) => {
		const limits = weightLimits[index]
		const slope = gradient[index] ?? 0
		return !limits || (weight <= limits.least ? slope > 0 : weight >= limits.most && slope < 0)
	})
	const matrix = curvature.map((row, i) =>
		row.map((each, j) => {
			if (isFixed[i] || isFixed[j]) return i === j ? 1 : 0
			return i === j ? each * (1 + damping) : each
		}),
	)
	const step = solve(
		matrix,
		gradient.map((each, index) => (isFixed[index] ? 0 : -each)),
	)
	return weights.map((weight, index) => weight + (step[index] ?? 0))
}
