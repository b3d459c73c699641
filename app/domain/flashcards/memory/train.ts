/**
 * Trains a person's weights and judges them fairly. They are fitted to the older four fifths of the
 * answers and judged by the newest fifth, which they have not seen: how surprising were the answers
 * to 谢谢 and the others, by these weights and by the published ones?
 *
 * They are accepted if the mean gain exceeds its standard error. Less may be luck, and a person keeps
 * what works. What was judged is what is used: nothing is fitted once more afterwards.
 */
import { fitWeights, surprises } from './fit-weights.ts'
import { type History, newestFifthFrom } from './histories.ts'
import { defaultWeights, type Weights } from './weights.ts'

type Training = {
	weights: Weights
	/** Answers of the newest fifth, by which the weights were judged. */
	judged: number
	/** Log loss: the mean surprise of these answers. Smaller is better. */
	lossDefault: number
	lossTrained: number
	isAccepted: boolean
}

export function train(histories: readonly History[]): Training {
	const from = newestFifthFrom(histories)
	const weights = fitWeights(histories, { until: from })
	const byDefault = surprises(histories, { weights: defaultWeights, from })
	const byTrained = surprises(histories, { weights, from })
	const gains = byDefault.map((surprise, index) => surprise - (byTrained[index] ?? surprise))
	return {
		weights,
		judged: gains.length,
		lossDefault: mean(byDefault),
		lossTrained: mean(byTrained),
		isAccepted: mean(gains) > standardError(gains),
	}
}

function mean(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function standardError(values: readonly number[]): number {
	if (values.length < 2) return Number.POSITIVE_INFINITY
	const middle = mean(values)
	const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0)
	return Math.sqrt(squares / (values.length - 1) / values.length)
}
