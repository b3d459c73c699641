/**
 * The words of a text, grouped by how well the reader knows them.
 *
 * For a reader at HSK 2, 我爱学习爱 gives: mastered 我 爱 (HSK 1), learning 学习 (HSK 2). If they said that
 * they know 学习, it is mastered too. A repeated word is listed once, at its first occurrence. Ignored
 * words are left out. The words are listed as their reader wants them drawn: 學習 for 学习.
 */
import { type Drawing, drawWord } from '#app/domain/display/drawn-word.ts'
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { Familiarity } from '#app/domain/hsk/familiarity.ts'
import { type HskLevel, rankOf as rankOfLevel } from '#app/domain/hsk/level.ts'
import { groupOf, type OwnWord, standingOf } from '#app/domain/known-words/standing.ts'
import type { LessonContent, Token } from './content.ts'
import type { RankOfWord } from './ruby-html.ts'

export type VocabularyOverview = Readonly<Record<Familiarity, readonly string[]>>

type Reader = {
	rankOf: RankOfWord
	user: HskLevel
	/** The reader's own words. */
	ownOf?: (word: string, pinyin: string | undefined) => OwnWord | undefined
	/** Default: words as their author wrote them. */
	drawing?: Drawing | undefined
}

export function overviewOf(
	content: LessonContent,
	{ rankOf, user, ownOf, drawing }: Reader,
): VocabularyOverview {
	const groups: Record<Familiarity, Token[]> = {
		mastered: [],
		learning: [],
		advanced: [],
		'non-hsk': [],
	}
	const seen = new Set<string>()
	for (const token of content.flatMap(({ zh }) => zh)) {
		const { word, pinyin } = token
		if (seen.has(word) || !hasHanzi(word)) continue
		seen.add(word)
		const rank = rankOf(word, pinyin)
		const standing = standingOf(ownOf?.(word, pinyin), { rank, user: rankOfLevel(user) })
		const group = groupOf(standing, rank)
		if (group) groups[group].push(token)
	}
	const hanziOf = (token: Token) =>
		drawing ? drawWord(token, drawing).hanzi : (token.written ?? token.word)
	return {
		mastered: groups.mastered.map(hanziOf),
		learning: groups.learning.map(hanziOf),
		advanced: groups.advanced.map(hanziOf),
		'non-hsk': groups['non-hsk'].map(hanziOf),
	}
}
