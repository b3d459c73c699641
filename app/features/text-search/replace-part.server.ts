/** A replacement in one part of a lesson or an article: its text, its notes or its exercises. */
import type { Readings } from '#app/contracts/readings.ts'
import type { Tokenize } from '#app/contracts/tokenize.ts'
import type { Db } from '#app/db/client.server.ts'
import { findStoredSet, openedSet } from '#app/db/parts/exercises.ts'
import { findNotesForEditing } from '#app/db/parts/notes.ts'
import type { replacementParts } from '#app/db/schema/index.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import { readStoredNotes } from '#app/domain/notes/stored-notes.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { replaceExercises } from '#app/domain/text-search/replace-exercises.ts'
import { replaceNotes } from '#app/domain/text-search/replace-notes.ts'
import {
	type ChosenChange,
	paragraphsToCut,
	replaceText,
} from '#app/domain/text-search/replace-text.ts'
import type { PartState } from '#app/domain/text-search/run-state.ts'
import type { Answer, Refusal } from '#app/domain/version.ts'
import {
	exercisesVersion,
	notesVersion,
	textVersion,
	type VersionContent,
} from '#app/domain/versions/version-content.ts'
import { prepareContent } from '#app/features/lesson-editor/prepare-content.server.ts'
import { cutParagraphs } from '#app/features/lesson-editor/segment-text.server.ts'
import { findTextForEditing } from '#app/features/lesson-editor/text-for-editing.server.ts'
import { writeNotes } from '#app/features/lesson-editor/write-notes.server.ts'

type Context = { db: Db; services: { tokenize: Tokenize; readings: Readings } }

type Part = typeof replacementParts.$inferSelect

/** The content that replaces a part, and the JSON of the version before it. Or the state of a part that is left alone. */
type Replaced = Answer<{ before: string; content: VersionContent } | PartState>

const replacing = { text: replaceInText, notes: replaceInNotes, exercises: replaceInExercises }

/** Makes the new content of a part and saves nothing. */
export function replaceInPart(context: Context, part: Part, change: ChosenChange): Replaced {
	return replacing[part.part](context, part, change)
}

export function ownerOf({ ownerKind: kind, ownerId: id }: Part): TextOwner {
	return { kind, id }
}

/** The number of the part as it was last saved; undefined if it is gone. */
export async function versionNow(db: Db, part: Part): Promise<number | undefined> {
	if (part.part === 'text') {
		const found = await findTextForEditing(db, ownerOf(part))
		return found.ok ? found.value.version : undefined
	}
	if (part.part === 'notes') return (await findNotesForEditing(db, { id: part.ownerId }))?.version
	const found = await findStoredSet(db, { lessonId: part.ownerId })
	return found?.working?.version ?? found?.lesson.version
}

async function replaceInText(
	{ db, services }: Context,
	part: Part,
	change: ChosenChange,
): Replaced {
	const found = await findTextForEditing(db, ownerOf(part))
	if (!found.ok || found.value.isUnreadable || found.value.version !== part.version) {
		return ok('changed')
	}
	const { content } = found.value
	const paragraphs = paragraphsToCut(content, change)
	const known = content.flatMap(({ zh }) => zh.map(({ word }) => word))
	// A paragraph that would be empty is refused below; the tokenizer takes none.
	const cut = paragraphs.every((zh) => zh.trim() !== '')
		? await cutParagraphs(services.tokenize, { paragraphs, known: [...new Set(known)] })
		: ok([])
	if (!cut.ok) return stop(cut.error)
	const replaced = replaceText(content, change, cut.value)
	const prepared = await prepareContent({ db, readings: services.readings }, replaced)
	if (!prepared.ok) return refusedFor(prepared.error, 'lesson-text.')
	const before = textVersion(content)
	return ok({ before, content: { part: 'text', content: prepared.value } })
}

async function replaceInNotes(
	{ db, services }: Context,
	part: Part,
	change: ChosenChange,
): Replaced {
	const found = await findNotesForEditing(db, { id: part.ownerId })
	if (found?.version !== part.version) return ok('changed')
	const source = replaceNotes(found.text, change)
	const written = await writeNotes(services, source)
	if (!written.ok) return refusedFor(written.error, 'lesson-notes.')
	const before = notesVersion({ source: found.text, blocks: readStoredNotes(found.blocks) })
	return ok({ before, content: { part: 'notes', source, blocks: written.value } })
}

async function replaceInExercises({ db }: Context, part: Part, change: ChosenChange): Replaced {
	const found = await findStoredSet(db, { lessonId: part.ownerId })
	if (!found) return ok('changed')
	const { lesson, rows, working } = found
	if ((working?.version ?? lesson.version) !== part.version) return ok('changed')
	const exercises = openedSet(rows, working)
	const active = rows.filter(({ status }) => status === 1)
	// A save would remove those that cannot be read.
	if (!working && active.length !== exercises.length) return ok('failed')
	const replaced = replaceExercises(exercises, change)
	return ok({
		before: exercisesVersion(exercises),
		content: { part: 'exercises', exercises: replaced },
	})
}

/** A part that can never be saved is skipped; after a failure of the tokenizer the run stops. */
function refusedFor(problems: readonly Refusal[], codes: string): Result<PartState, Refusal> {
	return problems.every(({ code }) => code.startsWith(codes)) ? ok('failed') : stop(problems)
}

function stop([problem]: readonly Refusal[]) {
	return err<Refusal>({ code: problem?.code ?? 'replacement.continue-failed' })
}
