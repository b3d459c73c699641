import type { Readings } from '#app/contracts/readings.ts'
import type { Tokenize } from '#app/contracts/tokenize.ts'
import type { Db } from '#app/db/client.server.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { keepWords } from '#app/domain/lesson-text/keep-words.ts'
import { wordSeparator } from '#app/domain/lesson-text/segmented-text.ts'
import { parseTaggedText } from '#app/domain/lesson-text/tagged-text.ts'
import { applySeparators } from '#app/domain/lesson-text/written-cuts.ts'
import type { ProblemWithText } from '#app/domain/problem.ts'
import type { Result } from '#app/domain/result.ts'
import { prepareContent } from './prepare-content.server.ts'
import { findAuthorsWords, segmentText } from './segment-text.server.ts'

type Sources = { db: Db; tokenize: Tokenize; readings: Readings }

type TypedText = {
	/** Tagged or untagged; separators split the run of characters they stand in. */
	text: string
	/** The stored content. */
	present: LessonContent
}

/**
 * Makes content of a text that was typed as a whole. Words and paragraphs that were there before keep
 * what their author did to them; the engine segments what is new.
 */
export async function writeText(
	{ db, tokenize, readings }: Sources,
	{ text, present }: TypedText,
): Promise<Result<LessonContent, ProblemWithText[]>> {
	const words = await findAuthorsWords(tokenize, present)
	const segmented = await segmentText(tokenize, { text, words })
	if (!segmented.ok) return segmented
	const kept = keepWords(present, segmented.value)
	return prepareContent({ db, readings }, withTypedSeparators(kept, text))
}

function withTypedSeparators(content: LessonContent, text: string) {
	const parsed = parseTaggedText(text)
	if (!parsed.ok || !text.includes(wordSeparator)) return content
	return content.map((block, index) => {
		const written = parsed.value[index]?.zh ?? ''
		return { ...block, zh: applySeparators(block.zh, written) }
	})
}
