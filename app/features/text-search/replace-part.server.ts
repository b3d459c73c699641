/** A replacement in one part of a lesson or an article: its text, its notes or its exercises. */
import type { Readings } from '#app/contracts/readings.ts'
import type { Tokenize } from '#app/contracts/tokenize.ts'
import type { Db } from '#app/db/client.server.ts'
import { findStoredSet, openedSet } from '#app/db/parts/exercises.ts'
import { findNotesForEditing } from '#app/db/parts/notes.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { Outcome } from '#app/domain/text-search/outcome.ts'
import { replaceExercises } from '#app/domain/text-search/replace-exercises.ts'
import { replaceNotes } from '#app/domain/text-search/replace-notes.ts'
import {
	type ChosenChange,
	paragraphsToCut,
	replaceText,
} from '#app/domain/text-search/replace-text.ts'
import { changeWords, readWordChange } from '#app/domain/text-search/word-change.ts'
import type { Answer, Refusal } from '#app/domain/version.ts'
import type { VersionContent } from '#app/domain/versions/version-content.ts'
import { prepareContent } from '#app/features/lesson-editor/prepare-content.server.ts'
import { cutParagraphs } from '#app/features/lesson-editor/segment-text.server.ts'
import { findTextForEditing } from '#app/features/lesson-editor/text-for-editing.server.ts'
import { writeNotes } from '#app/features/lesson-editor/write-notes.server.ts'
import type { ChosenText } from './replace-form.ts'

type Context = { db: Db; services: { tokenize: Tokenize; readings: Readings } }

type Part = Omit<ChosenText, 'lines'>

/** The content that replaces a part, or why the part is left alone. */
type Replaced = Answer<VersionContent | Outcome>

const replacing = { text: replaceInText, notes: replaceInNotes, exercises: replaceInExercises }

/** Makes the new content of a part and saves nothing. */
export function replaceInPart(context: Context, part: Part, change: ChosenChange): Replaced {
	return replacing[part.part](context, part, change)
}

async function replaceInText(
	{ db, services }: Context,
	part: Part,
	change: ChosenChange,
): Replaced {
	const found = await findTextForEditing(db, part.owner)
	if (!found.ok || found.value.isUnreadable || found.value.version !== part.version) {
		return ok('changed')
	}
	const { content } = found.value
	const wordChange = readWordChange(change)
	if (!wordChange.ok) return wordChange
	const replaced = wordChange.value
		? ok(changeWords(content, { change: wordChange.value, lines: change.lines }))
		: await replacedByEngine(services, content, change)
	if (!replaced.ok) return stop(replaced.error)
	const prepared = await prepareContent({ db, readings: services.readings }, replaced.value)
	if (!prepared.ok) return refusedFor(prepared.error, 'lesson-text.')
	return ok({ part: 'text', content: prepared.value })
}

/** Replaces characters, and lets the engine cut what stands in their place. */
async function replacedByEngine(
	services: Context['services'],
	content: LessonContent,
	change: ChosenChange,
) {
	const paragraphs = paragraphsToCut(content, change)
	const known = content.flatMap(({ zh }) => zh.map(({ word }) => word))
	// A paragraph that would be empty is refused below; the tokenizer takes none.
	const cut = paragraphs.every((zh) => zh.trim() !== '')
		? await cutParagraphs(services.tokenize, { paragraphs, known: [...new Set(known)] })
		: ok([])
	return cut.ok ? ok(replaceText(content, change, cut.value)) : cut
}

async function replaceInNotes(
	{ db, services }: Context,
	part: Part,
	change: ChosenChange,
): Replaced {
	const found = await findNotesForEditing(db, { id: part.owner.id })
	if (found?.version !== part.version) return ok('changed')
	const source = replaceNotes(found.text, change)
	const written = await writeNotes(services, source)
	if (!written.ok) return refusedFor(written.error, 'lesson-notes.')
	return ok({ part: 'notes', source, blocks: written.value })
}

async function replaceInExercises({ db }: Context, part: Part, change: ChosenChange): Replaced {
	const found = await findStoredSet(db, { lessonId: part.owner.id })
	if (!found) return ok('changed')
	const { lesson, rows, working } = found
	if ((working?.version ?? lesson.version) !== part.version) return ok('changed')
	const exercises = openedSet(rows, working)
	const active = rows.filter(({ status }) => status === 1)
	// A save would remove those that cannot be read.
	if (!working && active.length !== exercises.length) return ok('failed')
	return ok({ part: 'exercises', exercises: replaceExercises(exercises, change) })
}

/** A part that can never be saved is skipped; a failure of the tokenizer ends the request. */
function refusedFor(problems: readonly Refusal[], codes: string): Result<Outcome, Refusal> {
	return problems.every(({ code }) => code.startsWith(codes)) ? ok('failed') : stop(problems)
}

function stop([problem]: readonly Refusal[]) {
	return err<Refusal>({ code: problem?.code ?? 'replacement.continue-failed' })
}
