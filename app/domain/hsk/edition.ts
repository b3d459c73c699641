/**
 * Editions of the official word lists. 朋友 is HSK 1 in all of them, 打算 HSK 3 in 2.0 and HSK 2 in 3.0.
 *
 * 2.0 has six levels and 5,000 words and comes with the dictionary. 3.0, of 2021, has HSK 7+ too and
 * 11,000 words; it was revised in 2026. Administrators import both.
 */
import { type HskLevel, spellHskLevel } from './level.ts'

export const hskEditions = ['2.0', '3.0', '2026'] as const

export type HskEdition = (typeof hskEditions)[number]

/** The one that every vocabulary has. */
export const firstEdition: HskEdition = '2.0'

export const editionNames: Readonly<Record<HskEdition, string>> = {
	'2.0': 'HSK 2.0',
	'3.0': 'HSK 3.0 (2021)',
	'2026': 'HSK 3.0 (2026)',
}

/** How many words the published lists have. */
export const publishedWords: Readonly<Record<HskEdition, number>> = {
	'2.0': 5000,
	'3.0': 11_092,
	'2026': 11_000,
}

/** HSK 7+ has no words in edition 2.0. */
export function highestLevelOf(edition: HskEdition): HskLevel {
	return edition === '2.0' ? 'HSK6' : 'HSK7+'
}

/** Whether no word of the edition has this level. */
export function isEmptyIn(edition: HskEdition, level: HskLevel | undefined): boolean {
	return level === 'HSK7+' && highestLevelOf(edition) !== level
}

/** A person's level: "HSK 4", or "HSK 7+, which has no words in HSK 2.0". */
export function spellLevelIn(edition: HskEdition, level: HskLevel): string {
	const spelt = spellHskLevel(level)
	return isEmptyIn(edition, level)
		? `${spelt}, which has no words in ${editionNames[edition]}`
		: spelt
}

/** An imported edition, and when it was made the default, in milliseconds since 1970. */
export type ImportedEdition = { edition: HskEdition; defaultAt: number | null }

/**
 * The edition that colours a person's texts: the chosen one, or the default. One that is not imported
 * colours nothing, so it counts as not chosen.
 */
export function editionFor(
	chosen: HskEdition | null,
	imported: readonly ImportedEdition[],
): HskEdition {
	const isThere = chosen === firstEdition || imported.some(({ edition }) => edition === chosen)
	return chosen && isThere ? chosen : defaultEdition(imported)
}

/** The one that was made the default last; without it, its predecessor is the default again. */
export function defaultEdition(imported: readonly ImportedEdition[]): HskEdition {
	let found: { edition: HskEdition; at: number } | undefined
	for (const { edition, defaultAt: at } of imported) {
		if (at !== null && (!found || at > found.at)) found = { edition, at }
	}
	return found?.edition ?? firstEdition
}
