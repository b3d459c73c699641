import type { Readings } from '#app/contracts/readings.ts'
import type { Tokenize } from '#app/contracts/tokenize.ts'
import type { NoteBlock } from '#app/domain/notes/note-blocks.ts'
import { parseNotes, typedAsides, withWords } from '#app/domain/notes/notes-text.ts'
import { type ProblemWithText, withProblemText } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { cutAsides } from '#app/features/vocabulary/cut-asides.server.ts'

type Sources = { tokenize: Tokenize; readings: Readings }

/** Makes notes of a typed text: the words of its examples are cut and read. */
export async function writeNotes(
	sources: Sources,
	text: string,
): Promise<Result<NoteBlock[], ProblemWithText[]>> {
	const parsed = parseNotes(text)
	if (!parsed.ok) return err(parsed.error.map(withProblemText))
	const words = await cutAsides(sources, typedAsides(parsed.value))
	return words.ok ? ok(withWords(parsed.value, words.value)) : words
}
