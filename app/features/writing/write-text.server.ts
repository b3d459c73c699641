import type { Readings } from '#app/contracts/readings.ts'
import type { Tokenize } from '#app/contracts/tokenize.ts'
import type { Db } from '#app/db/client.server.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { keepWords } from '#app/domain/lesson-text/keep-words.ts'
import type { ToldProblem } from '#app/domain/problem.ts'
import type { Result } from '#app/domain/result.ts'
import { prepareContent } from './prepare-content.server.ts'
import { findAuthorsWords, segmentText } from './segment-text.server.ts'

type Sources = { db: Db; tokenize: Tokenize; readings: Readings }

/**
 * Content for a text that was typed as a whole, over the content there is: what its author has made
 * of words and paragraphs that are still there stays, what is new is cut by the engine.
 */
export async function writeText(
	{ db, tokenize, readings }: Sources,
	{ text, present }: { text: string; present: LessonContent },
): Promise<Result<LessonContent, ToldProblem[]>> {
	const words = await findAuthorsWords(tokenize, present)
	const cut = await segmentText(tokenize, { text, words })
	if (!cut.ok) return cut
	return prepareContent({ db, readings }, keepWords(present, cut.value))
}
