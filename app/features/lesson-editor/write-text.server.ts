import type { Readings } from '#app/contracts/readings.ts'
import type { Tokenize } from '#app/contracts/tokenize.ts'
import type { Db } from '#app/db/client.server.ts'
import { type LessonContent, textOf } from '#app/domain/lesson-text/content.ts'
import { keepWords } from '#app/domain/lesson-text/keep-words.ts'
import { wordSeparator } from '#app/domain/lesson-text/segmented-text.ts'
import { parseTaggedText } from '#app/domain/lesson-text/tagged-text.ts'
import { applySeparators } from '#app/domain/lesson-text/written-cuts.ts'
import type { ProblemWithText } from '#app/domain/problem.ts'
import type { Result } from '#app/domain/result.ts'
import { prepareContent } from './prepare-content.server.ts'
import { findAuthorsWords, segmentText } from './segment-text.server.ts'

type Sources = { db: Db; tokenize: Tokenize; readings: Readings }

type Order = {
	/** Tagged or untagged; separators between words cut the run of characters they stand in. */
	text: string
	/** The content there is. */
	present: LessonContent
	/** The author was shown all words apart: in what was there before, no separator means one word. */
	isWhole?: boolean
}

/**
 * Content for a text that was typed as a whole, over the content there is: what its author has made
 * of words and paragraphs that are still there stays, what is new is cut by the engine.
 */
export async function writeText(
	{ db, tokenize, readings }: Sources,
	{ text, present, isWhole = false }: Order,
): Promise<Result<LessonContent, ProblemWithText[]>> {
	const words = await findAuthorsWords(tokenize, present)
	const cut = await segmentText(tokenize, { text, words })
	if (!cut.ok) return cut
	const kept = keepWords(present, cut.value)
	return prepareContent({ db, readings }, withWrittenCuts(kept, { text, present, isWhole }))
}

function withWrittenCuts(content: LessonContent, { text, present, isWhole }: Required<Order>) {
	const parsed = parseTaggedText(text)
	if (!parsed.ok || !text.includes(wordSeparator)) return content
	const known = new Set(present.map(({ zh }) => textOf(zh)))
	return content.map((block, index) => {
		const written = parsed.value[index]?.zh ?? ''
		const isKnown = isWhole && known.has(textOf(block.zh))
		return { ...block, zh: applySeparators(block.zh, { written, isWhole: isKnown }) }
	})
}
