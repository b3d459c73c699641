import type { Readings } from '#app/contracts/readings.ts'
import { longestTokenizedText, mostTokenizedParagraphs } from '#app/contracts/tokenize.ts'
import type { Db } from '#app/db/client.server.ts'
import { firstEdition } from '#app/domain/hsk/edition.ts'
import { type EnglishOf, numberBlanks } from '#app/domain/lesson-text/blanks.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { addReadings, contentProblems, tidyContent } from '#app/domain/lesson-text/prepare.ts'
import { type ProblemWithText, withProblemText } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import {
	readingsInContext,
	type WordAmongWords,
} from '#app/domain/vocabulary/senses/readings-in-context.ts'
import { loadSenseWeights } from '#app/domain/vocabulary/senses/sense-weights.ts'
import { inTranslation } from '#app/domain/vocabulary/senses/translated-senses.ts'
import { toWordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { findReadings } from '#app/features/vocabulary/list-readings.server.ts'

type Sources = { db: Db; readings: Readings }

const limits = { mostParagraphs: mostTokenizedParagraphs, longestText: longestTokenizedText }

/**
 * Makes an editor's content ready to be stored. Every word of hanzi gets its reading in this
 * segmentation; readings set by an author stay, with tone marks. Blanks get numbers and English.
 * Unknown keys of blocks and tokens stay.
 *
 * One request to the tokenizer; with blanks, also one round trip to the database.
 */
export async function prepareContent(
	{ db, readings }: Sources,
	content: LessonContent,
): Promise<Result<LessonContent, ProblemWithText[]>> {
	const tidy = tidyContent(content)
	const problems = contentProblems(tidy, limits)
	if (problems.length > 0) return err(problems.map(withProblemText))
	const read = await readings(tidy.map(({ zh }) => zh.map(({ word }) => word)))
	if (!read.ok) return err([read.error])
	const readable = addReadings(tidy, read.value)
	return ok(numberBlanks(readable, await englishOfHidden(db, readable)))
}

/** A hidden word's English is its sense in the first sentence that hides it. */
async function englishOfHidden(db: Db, content: LessonContent): Promise<EnglishOf> {
	const hidden = new Map<string, WordAmongWords>()
	for (const { zh, en } of content) {
		const words = zh.map(({ word, pinyin }) => ({ word, pinyin }))
		const english = inTranslation(en)
		for (const [at, { word, isHide }] of zh.entries()) {
			if (isHide && !hidden.has(word)) hidden.set(word, { words, at, english })
		}
	}
	if (hidden.size === 0) return () => ''
	const around = [...hidden.values()].flatMap(({ words }) => words.map(({ word }) => word))
	const rows = await findReadings(db, { words: [...new Set(around)], meanings: 'gloss' })
	const entries = rows.map((row) => toWordEntry(row, firstEdition))
	const weights = await loadSenseWeights()
	return (word) => {
		const place = hidden.get(word)
		const [entry] = place ? readingsInContext(entries, place, weights) : []
		return entry?.meanings[0]?.[1] ?? ''
	}
}
