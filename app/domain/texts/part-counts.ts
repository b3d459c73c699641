/**
 * The words of a part, counted for how well it fits its reader. Unlike the counts of lessons, which all
 * workers share, they bring the ranks of their words with them: in 我爱银行 the rows of 我 and 爱 have one
 * rank in every edition and stand in one group.
 */
import * as z from 'zod'
import { hskEditions } from '#app/domain/hsk/edition.ts'
import { rankOf } from '#app/domain/hsk/level.ts'
import { countWords } from '#app/domain/known-words/count-words.ts'
import {
	type Coverage,
	coverageOf,
	type Fit,
	fitOf,
	type Knowledge,
	type RanksOfWord,
} from '#app/domain/known-words/coverage.ts'
import { unlistedWordsSchema } from '#app/domain/known-words/unlisted-words.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { isNameReading } from '#app/domain/pinyin/name-reading.ts'
import { hskLevelOf } from '#app/domain/vocabulary/level-row.ts'

export const partCountsSchema = z.object({
	/** Running words that the vocabulary has. */
	listed: z.int().min(0),
	unlisted: unlistedWordsSchema,
	groups: z.array(
		z.object({
			ranks: z.partialRecord(z.enum(hskEditions), z.literal([1, 2, 3, 4, 5, 6, 7])),
			/** They are read as names. */
			isName: z.literal(true).optional(),
			/** Rows of the vocabulary with their counts, one after the other: id, count, id, count. */
			words: z.array(z.int()),
		}),
	),
})

export type PartCounts = z.infer<typeof partCountsSchema>

type CountedGroup = PartCounts['groups'][number]

/** `rows` as for `countWords`. */
export function countPart(
	content: LessonContent,
	rows: Parameters<typeof countWords>[1],
): PartCounts {
	const { words, listed, unlisted } = countWords(content, rows)
	const byId = new Map(rows.map((row) => [row.id, row]))
	const groups = new Map<string, CountedGroup>()
	for (const [id, count] of words) {
		const row = byId.get(id)
		const ranks = ranksOf(row?.levels ?? [])
		const isName = row && isNameReading(row.pinyin)
		const key = JSON.stringify([ranks, isName])
		const group: CountedGroup = groups.get(key) ?? { ranks, ...(isName && { isName }), words: [] }
		groups.set(key, group)
		group.words.push(id, count)
	}
	return { listed, unlisted, groups: [...groups.values()] }
}

function ranksOf(levels: Parameters<typeof hskLevelOf>[0]): RanksOfWord {
	return Object.fromEntries(
		hskEditions.flatMap((edition) => {
			const level = hskLevelOf(levels, edition)
			return level ? [[edition, rankOf(level)]] : []
		}),
	)
}

/** How well parts fit together; undefined without words. */
export function fitOfParts(parts: readonly PartCounts[], knowledge: Knowledge): Fit | undefined {
	return fitOf(coverageOfParts(parts, knowledge))
}

export function coverageOfParts(parts: readonly PartCounts[], knowledge: Knowledge): Coverage {
	const ranks = new Map<number, RanksOfWord>()
	const texts = parts.map(({ listed, unlisted, groups }) => {
		const words = groups.flatMap((group) => group.words)
		for (const group of groups) {
			const ofGroup = { ...group.ranks, ...(group.isName && { isName: true }) }
			for (let at = 0; at < group.words.length; at += 2) ranks.set(group.words[at] ?? 0, ofGroup)
		}
		return { listed, unlisted, words }
	})
	return coverageOf(texts, ranks, knowledge)
}
