/**
 * How a word stands to the person who reads it.
 *
 * For someone at HSK3, 爱 (HSK1) is mastered, 爱好 (HSK3) is being learnt, 癌症 (HSK6) is advanced,
 * and 汉路, which no list holds, is outside the HSK.
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
