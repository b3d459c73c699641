/**
 * The levels of the Chinese proficiency test 汉语水平考试, HSK 1 to HSK 6 and HSK 7–9 as HSK7+.
 *
 * One code, two spellings: words, courses and people carry HSK3, annotated text says HSK 3.
 * 爱 is HSK1, 爱好 HSK3, 癌症 HSK6. Which words belong to a level depends on the edition of the
 * list: 2.0 has six levels and 5,000 words, 3.0 seven and 11,000.
 */
export const hskLevels = ['HSK1', 'HSK2', 'HSK3', 'HSK4', 'HSK5', 'HSK6', 'HSK7+'] as const
export const hskEditions = ['2.0', '3.0'] as const

export type HskLevel = (typeof hskLevels)[number]
export type HskEdition = (typeof hskEditions)[number]
/** 1 to 7. */
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

/** The level of a rank; the ranks 7, 8 and 9 of the test are one level. */
export function levelOfRank(rank: number): HskLevel | undefined {
	if (rank === 8 || rank === 9) return 'HSK7+'
	return hskLevels[rank - 1]
}

/** HSK 3, the way annotated text spells it. */
export function spellHskLevel(level: HskLevel): string {
	return level.replace('HSK', 'HSK ')
}

/** Reads both spellings: HSK3, HSK 3, hsk 7+. */
export function parseHskLevel(text: string): HskLevel | undefined {
	const compact = text.replace(/\s/g, '').toUpperCase()
	return hskLevels.find((level) => level === compact)
}
