/**
 * The words of a text, by how well its reader knows them.
 *
 * 我爱学习爱 for a reader at HSK2, with 我 and 爱 at HSK1 and 学习 at HSK2: mastered 我 爱, learning
 * 学习. A word that comes twice counts once, in the place where it came first.
 */

import { hasHanzi } from '#app/domain/hanzi.ts'
import { type Familiarity, familiarityOf } from '#app/domain/hsk/familiarity.ts'
import { type HskLevel, levelOfRank } from '#app/domain/hsk/level.ts'
import type { LessonContent } from './content.ts'
import type { RankOfWord } from './ruby-html.ts'

export type VocabularyOverview = Readonly<Record<Familiarity, readonly string[]>>

export function overviewOf(
	content: LessonContent,
	{ rankOf, user }: { rankOf: RankOfWord; user: HskLevel },
): VocabularyOverview {
	const groups: Record<Familiarity, string[]> = {
		mastered: [],
		learning: [],
		advanced: [],
		'non-hsk': [],
	}
	const seen = new Set<string>()
	for (const { word, pinyin } of content.flatMap(({ zh }) => zh)) {
		if (seen.has(word) || !hasHanzi(word)) continue
		seen.add(word)
		const rank = rankOf(word, pinyin)
		groups[familiarityOf(rank && levelOfRank(rank), user)].push(word)
	}
	return groups
}
