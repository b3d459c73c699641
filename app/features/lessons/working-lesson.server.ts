import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { vocab, workingParts } from '#app/db/schema/index.ts'
import { wordEntryColumns } from '#app/db/word-entry-columns.ts'
import { wordsAndParts } from '#app/db/words-and-parts.ts'
import { isWorkingPartOf, lessonOwner } from '#app/db/working-parts.ts'
import type { StoredExercise } from '#app/domain/exercises/stored-exercise.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import { asidesOfNotes } from '#app/domain/notes/note-blocks.ts'
import {
	readWorkingExercises,
	readWorkingNotes,
	type WorkingExercises,
} from '#app/domain/publishing/working-part.ts'
import type { LessonForReading } from './lesson-for-reading.server.ts'

type Written = NonNullable<LessonForReading['written']>

type Opened = { lessonId: string; published: Written }

/**
 * A lesson as it was last saved, for administrators alone. Undefined if learners read the same. Two
 * round trips: the words of what is new are looked up, too.
 */
export async function findWorkingLesson(
	db: Db,
	{ lessonId, published }: Opened,
): Promise<Written | undefined> {
	const parts = await db
		.select({ part: workingParts.part, content: workingParts.content })
		.from(workingParts)
		.where(isWorkingPartOf(lessonOwner(lessonId)))
	if (parts.length === 0) return undefined
	const stored = (name: string) => parts.find(({ part }) => part === name)?.content
	const content = readStoredContent(stored('text') ?? 'null')
	const notes = readWorkingNotes(stored('notes') ?? 'null')
	const set = readWorkingExercises(stored('exercises') ?? 'null')
	const tokens = [
		...(content ?? []).map(({ zh }) => zh),
		...asidesOfNotes(notes?.blocks ?? []),
		...(set ?? []).flatMap(({ words }) => words ?? []),
	]
	const added = new Set(tokens.flatMap((zh) => zh.map(({ word }) => word)))
	const wanted = sql`select value from json_each(${JSON.stringify([...added])})`
	const rows = await db
		.select({ id: vocab.id, ...wordEntryColumns })
		.from(vocab)
		.where(and(eq(vocab.status, 1), sql`${vocab.word} in (${wordsAndParts(wanted)})`))
		.orderBy(desc(vocab.frequency), vocab.id)
	const known = new Set(rows.map(({ id }) => id))
	return {
		content: content ?? published.content,
		notes: notes ? JSON.stringify(notes.blocks) : published.notes,
		words: [...rows, ...published.words.filter(({ id }) => !known.has(id))],
		exercises: set ? storedOf(set) : published.exercises,
	}
}

/** New exercises have no id before they are published. */
function storedOf(set: WorkingExercises): Required<StoredExercise>[] {
	return set.map(({ id, exercise, words }, index) => ({
		id: id ?? `working-${index + 1}`,
		type: exercise.type,
		question: JSON.stringify(exercise.question),
		options: exercise.options && JSON.stringify(exercise.options),
		answer: exercise.answer,
		explanation: JSON.stringify(exercise.explanation),
		words: words && JSON.stringify(words),
	}))
}
