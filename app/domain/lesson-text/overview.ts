/**
 * The words of a text, grouped by how well the reader knows them.
 *
 * For a reader at HSK 2, 我爱学习爱 gives: mastered 我 爱 (HSK 1), learning 学习 (HSK 2). A repeated word
 * is listed once, at its first occurrence.
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
	for (const { word, written, pinyin } of content.flatMap(({ zh }) => zh)) {
		if (seen.has(word) || !hasHanzi(word)) continue
		seen.add(word)
		const rank = rankOf(word, pinyin)
		groups[familiarityOf(rank && levelOfRank(rank), user)].push(written ?? word)
	}
	return groups
}
