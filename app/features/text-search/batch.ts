/**
 * Find and replace does some texts with each request. The browser sends its form again, with the place where the
 * answer says to go on, until nothing is left: 120 texts are three requests.
 */
import type { Outcome } from '#app/domain/text-search/outcome.ts'
import type { OwnedPart } from './replace-form.ts'

/** Done with each request, in turn. Each takes seven round trips, and a Worker may make a thousand. */
const textsAtOnce = 50

/** A text that is done, or was left alone. */
export type DoneText = OwnedPart & {
	title: { zh: string; en: string }
	/** Whether it is neither deleted nor in the trash. */
	isThere: boolean
	outcome: Outcome
	/** The number of lines that were chosen in it; undefined for an undo. */
	lines?: number
}

export type Batch = {
	texts: DoneText[]
	/** The number of all texts, of this request and the others. */
	total: number
	/** The number of texts that are done, if some are left. */
	next?: number
}

/** The texts of the request that begins after so many. */
export function batchOf<Text>(texts: readonly Text[], after: number): Text[] {
	return texts.slice(after, after + textsAtOnce)
}

export function batchDone(
	done: DoneText[],
	{ after, total }: { after: number; total: number },
): Batch {
	const next = after + textsAtOnce
	return { texts: done, total, ...(next < total && { next }) }
}
