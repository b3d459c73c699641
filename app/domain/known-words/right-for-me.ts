/**
 * Texts in the order of how well they fit a person. Reading teaches most where a few words are new.
 *
 * With 我的一天 (99 % known), 北京的秋天 (94 %) and 经济新闻 (61 %): the closest first are 北京的秋天,
 * 我的一天, 经济新闻, and right for the person is 北京的秋天 alone.
 */
import { type Fit, percentKnown } from './coverage.ts'

const fitOrders = ['closest', 'right'] as const

/** The closest first, or those that are right alone. */
export type FitOrder = (typeof fitOrders)[number]

/** In per cent of the running words, as they are shown. */
export const rightShare = { least: 92, most: 98 } as const

const bestShare = 0.95

export function isRight(fit: Fit): boolean {
	const percent = percentKnown(fit)
	return percent >= rightShare.least && percent <= rightShare.most
}

/** Texts without a figure come last. Those that fit equally well keep their order. */
export function inFitOrder<Item extends { fit?: Fit | undefined }>(
	items: readonly Item[],
	order: FitOrder | undefined,
): Item[] {
	if (!order) return [...items]
	const wanted = order === 'right' ? items.filter(({ fit }) => fit && isRight(fit)) : items
	return wanted.toSorted((one, other) => distanceOf(one) - distanceOf(other))
}

/** Further than any text that has a figure. */
const unknownDistance = 2

function distanceOf({ fit }: { fit?: Fit | undefined }): number {
	return fit ? Math.abs(fit.share - bestShare) : unknownDistance
}

export function readFitOrder(text: string | null): FitOrder | undefined {
	return fitOrders.find((order) => order === text)
}
