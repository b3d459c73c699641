/** Texts for the reading benchmarks: the demo lessons, alone or repeated to any length. */

import { ranksByPlace } from '#app/domain/known-words/own-words-in-text.ts'
import { standings } from '#app/domain/known-words/standing.ts'
import type { OwnWordInText } from '#app/domain/known-words/word-sheet.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import type { RankOfWord } from '#app/domain/lesson-text/ruby-html.ts'
import { toWordEntry, type WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { type PlaceOfWord, placesOfWords } from '#app/domain/vocabulary/word-places.ts'
import { ranksOfWords } from '#app/domain/vocabulary/word-ranks.ts'
import { annotate } from '#app/seed/annotate.ts'
import { readArticles, readCourses, readSingles } from '#app/seed/content-files.ts'
import { buildDictionary } from '#app/seed/dictionary/build.ts'
import { lexiconIn } from '#app/seed/readings.ts'

export type BenchText = {
	name: string
	content: LessonContent
	rankOf: RankOfWord
	placeOf: PlaceOfWord
	entries: WordEntry[]
}

/** Market Day, and all texts repeated up to each number of words. */
export function readTexts(lengths: readonly number[]): { lesson: BenchText; long: BenchText[] } {
	const dictionary = buildDictionary()
	const lexicon = lexiconIn(dictionary)
	const lessons = [...readCourses().flatMap((course) => course.lessons), ...readSingles()]
	const contentOf = (file: Parameters<typeof annotate>[1] & { text: string }) =>
		annotate(file.text, file, lexicon)
	const marketDay = lessons.find(({ slug }) => slug === 'market-day')
	if (!marketDay) throw new Error('The demo lesson market-day is gone')
	const blocks = [...lessons, ...readArticles()].flatMap(contentOf)

	const prepare = (name: string, content: LessonContent): BenchText => {
		const words = new Set(content.flatMap(({ zh }) => zh.map(({ word }) => word)))
		const rows = dictionary
			.filter(({ word }) => words.has(word))
			.sort((a, b) => b.frequency - a.frequency)
		const entries = rows.map((row) =>
			toWordEntry({ ...row, poses: [...row.poses], levels: [...row.levels] }, '2.0'),
		)
		const placeOf = placesOfWords(rows)
		return { name, content, rankOf: ranksOfWords(rows, '2.0'), placeOf, entries }
	}
	return {
		lesson: prepare('the lesson Market Day', contentOf(marketDay)),
		long: lengths.map((length) => prepare(`${length} words`, ofLength(blocks, length))),
	}
}

/** Words of a text that a person marked: two of three, each in another way than the one before. */
export function markedWordsOf({ content, rankOf, placeOf }: BenchText): OwnWordInText[] {
	const ranks = [...ranksByPlace(content, { rankOf, placeOf })]
	return ranks.flatMap(([place, rank], index) => {
		const said = standings[index % 6]
		return said ? [{ place, rank, said, stability: null }] : []
	})
}

function ofLength(blocks: LessonContent, length: number): LessonContent {
	const content: LessonContent = []
	let words = 0
	for (let index = 0; words < length; index++) {
		const block = blocks[index % blocks.length]
		if (!block) break
		content.push(block)
		words += wordsIn([block])
	}
	return content
}

/** Counts words without punctuation. */
export function wordsIn(content: LessonContent): number {
	return content.flatMap(({ zh }) => zh).filter(({ pinyin }) => pinyin).length
}
