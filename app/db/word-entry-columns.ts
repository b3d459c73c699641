import { sql } from 'drizzle-orm'
import * as z from 'zod'
import {
	type Meaning,
	partOfSpeechSchema,
	storedMeaningSchema,
} from '#app/domain/vocabulary/meaning.ts'
import type { PartOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'
import { vocab } from './schema/index.ts'

/** The meanings that learners read: a word's gloss, or the dictionary's meanings where it has none. */
export const learnersMeaning = sql<Meaning>`coalesce(${vocab.gloss}, ${vocab.meaning})`.mapWith(
	(value: string) => storedMeaningSchema.parse(JSON.parse(value)),
)

/** The parts of speech of `learnersMeaning`, the main one first. */
export const learnersPoses = sql<PartOfSpeech[]>`(
	select json_group_array(key) from json_each(coalesce(${vocab.gloss}, ${vocab.meaning}))
)`.mapWith((value: string) => z.array(partOfSpeechSchema).parse(JSON.parse(value)))

/** The columns a word's popup shows: 长 with its traditional form, reading, meanings and levels. */
export const wordEntryColumns = {
	word: vocab.word,
	traditional: vocab.traditional,
	pinyin: vocab.pinyin,
	poses: learnersPoses,
	meaning: learnersMeaning,
	levels: vocab.levels,
	measureWords: vocab.measureWords,
	hasMore: sql<boolean>`${vocab.gloss} is not null`.mapWith(Boolean),
	hasCoarse: sql<boolean>`${vocab.coarse} is not null`.mapWith(Boolean),
}

/** Whether an entry has meanings that are not coarse. */
export const hasMeanings = sql`coalesce(${vocab.gloss}, ${vocab.meaning}) <> '{}'`

/** The same with all meanings of the dictionary. */
export const wholeEntryColumns = {
	...wordEntryColumns,
	poses: vocab.poses,
	meaning: vocab.meaning,
	hasMore: sql<boolean>`0`.mapWith(Boolean),
}

/** And with the coarse ones. */
export const coarseEntryColumns = { ...wholeEntryColumns, coarse: vocab.coarse }
