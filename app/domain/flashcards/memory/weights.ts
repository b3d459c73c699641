/**
 * The 21 weights of FSRS-6: how memory grows and fades. The third is the number of days after which
 * nine of ten words such as 谢谢 are still known when the first answer was Good, at first 2.3.
 */
import { CLAMP_PARAMETERS, default_w, W17_W18_Ceiling } from 'ts-fsrs'
import * as z from 'zod'

export type Weights = readonly number[]

export const defaultWeights: Weights = default_w

/** The least and the most of each weight; ts-fsrs uses no others. */
export const weightLimits = CLAMP_PARAMETERS(W17_W18_Ceiling, true).map(
	([least = 0, most = 0]) => ({
		least,
		most,
	}),
)

export const weightsSchema = z
	.array(z.number())
	.length(defaultWeights.length)
	.refine((weights) => weights.every(isWithinLimits))
	.readonly()

function isWithinLimits(weight: number, index: number): boolean {
	const limits = weightLimits[index]
	return limits !== undefined && weight >= limits.least && weight <= limits.most
}

/** The weights, each moved to its nearest limit if it is outside. */
export function withinLimits(weights: Weights): Weights {
	return weights.map((weight, index) => {
		const { least, most } = weightLimits[index] ?? { least: weight, most: weight }
		return Math.min(Math.max(weight, least), most)
	})
}
