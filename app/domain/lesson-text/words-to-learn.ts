/**
 * The words of a text that its reader may learn, by their places in its vocabulary.
 *
 * In 我爱学习 with the vocabulary [我, 爱, 学习] a reader at HSK 2 who has marked 爱 as new may learn 学习, which
 * is at their level, and then 爱: [2, 1]. Hidden words come first: the lesson asks for them. What the figures of
 * the text count as new is always among them (`app/domain/known-words/coverage.ts`), and words that the person is
 * learning besides. Each reading of 得 is a word of its own; names without a level are none.
 */
import type { HskRank } from '#app/domain/hsk/level.ts'
import { groupOf, type OwnWord, standingOf } from '#app/domain/known-words/standing.ts'
import { isUnlistedName } from '#app/domain/vocabulary/rows-by-word.ts'
import type { PlaceOfWord } from '#app/domain/vocabulary/word-places.ts'
import type { LessonContent } from './content.ts'

type Reader = {
	user: HskRank
	/** The vocabulary of the text. */
	rows: readonly { pinyin: string }[]
	placeOf: PlaceOfWord
	/** The words of the text with their ranks. */
	ranks: ReadonlyMap<number, HskRank | undefined>
	/** The reader's own words by their places. */
	own: ReadonlyMap<number, OwnWord>
}

export function wordsToLearn(
	content: LessonContent,
	{ user, rows, placeOf, ranks, own }: Reader,
): number[] {
	const hidden = new Set<number>()
	const learning = new Set<number>()
	const advanced = new Set<number>()
	const unlisted = new Set<number>()
	for (const { word, pinyin, isHide } of content.flatMap(({ zh }) => zh)) {
		const place = placeOf(word, pinyin)
		const row = place === undefined ? undefined : rows[place]
		if (place === undefined || !row) continue
		const rank = ranks.get(place)
		if (isUnlistedName(row.pinyin, rank)) continue
		const group = groupOf(standingOf(own.get(place), { rank, user }), rank)
		if (isHide && group) hidden.add(place)
		if (group === 'learning') learning.add(place)
		if (group === 'advanced') advanced.add(place)
		if (group === 'non-hsk') unlisted.add(place)
	}
	return [...new Set([...hidden, ...learning, ...advanced, ...unlisted])]
}
