/**
 * How cards stood before they were set aside or resumed, as text in the form of the Undo button: for 大概,
 * suspended at nine o'clock, [["大概's card", null, 0]] and the mark of its word. See decision 0033.
 */
import * as z from 'zod'
import { parseJson } from '#app/domain/json.ts'
import { standings } from '#app/domain/known-words/standing.ts'

/** Cards of one change; a page of a deck has a hundred. */
export const mostCardsAtOnce = 1000

const instant = z.int().min(0)

const cardsBeforeSchema = z.object({
	/** When they were changed. */
	at: instant,
	cards: z
		.array(z.object({ id: z.string(), suspendedAt: instant.nullable(), resumedLapses: instant }))
		.max(mostCardsAtOnce),
	/** `mark` is null if the word had no row. */
	marks: z
		.array(
			z.object({
				vocabId: z.int(),
				mark: z.object({ said: z.enum(standings).nullable(), changedAt: instant }).nullable(),
			}),
		)
		.max(mostCardsAtOnce),
})

export type CardsBefore = z.infer<typeof cardsBeforeSchema>

export function formatCardsBefore(before: CardsBefore): string {
	return JSON.stringify(before)
}

export function parseCardsBefore(text: string): CardsBefore | undefined {
	return cardsBeforeSchema.safeParse(parseJson(text)).data
}
