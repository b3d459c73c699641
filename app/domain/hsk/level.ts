/**
 * Levels of the Chinese proficiency test 汉语水平考试: HSK 1 to HSK 6, and HSK 7–9 as HSK 7+.
 *
 * A level is stored as HSK3 and shown as HSK 3. 爱 is HSK 1, 爱好 HSK 3, 癌症 HSK 6. The words of a level
 * depend on the edition of the list (`edition.ts`).
 */
export const hskLevels = ['HSK1', 'HSK2', 'HSK3', 'HSK4', 'HSK5', 'HSK6', 'HSK7+'] as const

export type HskLevel = (typeof hskLevels)[number]
/** A level as a number; 7 is HSK 7+. */
export type HskRank = 1 | 2 | 3 | 4 | 5 | 6 | 7

const ranks: Readonly<Record<HskLevel, HskRank>> = {
	HSK1: 1,
	HSK2: 2,
	HSK3: 3,
	HSK4: 4,
	HSK5: 5,
	HSK6: 6,
	'HSK7+': 7,
}

export function rankOf(level: HskLevel): HskRank {
	return ranks[level]
}

/** The level of a rank; the test's ranks 7, 8 and 9 are all HSK 7+. */
export function levelOfRank(rank: number): HskLevel | undefined {
	if (rank === 8 || rank === 9) return 'HSK7+'
	return hskLevels[rank - 1]
}

/** HSK3 becomes "HSK 3". */
export function spellHskLevel(level: HskLevel): string {
	return level.replace('HSK', 'HSK ')
}

/** Reads both spellings: HSK3, HSK 3, hsk 7+. */
export function parseHskLevel(text: string): HskLevel | undefined {
	const compact = text.replace(/\s/g, '').toUpperCase()
	return hskLevels.find((level) => level === compact)
}

/** Undefined if one of them is. */
export function highestRank(parts: readonly (HskRank | undefined)[]): HskRank | undefined {
	let highest: HskRank | undefined
	for (const rank of parts) {
		if (rank === undefined) return undefined
		if (highest === undefined || rank > highest) highest = rank
	}
	return highest
}
