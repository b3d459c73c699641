/**
 * Familiarity: a word's HSK level compared with the reader's.
 *
 * For a reader at HSK 3, 爱 (HSK 1) is mastered, 爱好 (HSK 3) is learning, 癌症 (HSK 6) is advanced, and
 * 汉路, which is in no list, is non-HSK.
 */
import { type HskLevel, rankOf } from './level.ts'

const familiarities = ['mastered', 'learning', 'advanced', 'non-hsk'] as const

export type Familiarity = (typeof familiarities)[number]

export function familiarityOf(word: HskLevel | undefined, user: HskLevel): Familiarity {
	if (!word) return 'non-hsk'
	const above = rankOf(word) - rankOf(user)
	if (above === 0) return 'learning'
	return above < 0 ? 'mastered' : 'advanced'
}
