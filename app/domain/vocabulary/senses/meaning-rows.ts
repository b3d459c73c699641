/**
 * The meanings of a popup, line by line. Where two senses may stand in the text, they begin it side by side.
 *
 *   升   measure word or verb: litre · to rise     verb: to promote
 *   会   auxiliary verb: can · will; to be likely to
 */
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import type { EntryInContext } from './readings-in-context.ts'

export type MeaningRow = {
	/** The part of speech, or both. */
	part: string
	/** The two senses that stand before `definition`. */
	both?: readonly [first: string, second: string]
	/** What else the word means as this part: empty if that is all, null if the definition is missing. */
	definition: string | null
}

export function meaningRows({
	meanings,
	second,
}: Pick<EntryInContext, 'meanings' | 'second'>): MeaningRow[] {
	const [main, ...others] = meanings
	const [first] = main?.[1]?.split('; ') ?? []
	if (!main || !second || first === undefined) {
		return meanings.map(([part, definition]) => ({ part, definition }))
	}
	const [part] = main
	const isTaken = (own: string, sense: string) =>
		(own === part && sense === first) || (own === second.part && sense === second.text)
	const leftOf = ([own, definition]: WordEntry['meanings'][number]): MeaningRow => ({
		part: own,
		definition:
			definition
				?.split('; ')
				.filter((sense) => !isTaken(own, sense))
				.join('; ') ?? null,
	})
	const both = [first, second.text] as const
	if (part === second.part) return [{ ...leftOf(main), both }, ...others.map(leftOf)]
	const left = meanings.map(leftOf).filter(({ definition }) => definition !== '')
	return [{ part: `${part} or ${second.part}`, both, definition: '' }, ...left]
}
