/**
 * A course with its lessons, or a single lesson, with everything in them as an author has it: the working
 * version of each part, or else the published one.
 */

import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Exercise } from '#app/domain/exercises/exercise.ts'
import type { ExerciseWords } from '#app/domain/exercises/exercise-words.ts'
import { readStored, readStoredWords } from '#app/domain/exercises/stored-exercise.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import type { NoteBlock } from '#app/domain/notes/note-blocks.ts'
import { readStoredNotes } from '#app/domain/notes/stored-notes.ts'
import {
	type PartName,
	readWorkingExercises,
	readWorkingNotes,
} from '#app/domain/publishing/working-part.ts'
import type { Db } from './client.server.ts'
import { storedText } from './readable-json.ts'
import { exercises, lessonContents, lessonNotes, lessons, workingParts } from './schema/index.ts'
import { storedExerciseColumns } from './stored-exercise-columns.ts'

type Row = typeof lessons.$inferSelect

/** A part's `version` is the number of its last save; 0 without one. */
export type LessonWithParts = Row & {
	/** Undefined if the stored text cannot be read. */
	content: LessonContent | undefined
	textVersion: number
	notes: { source: string; blocks: NoteBlock[]; version: number }
	/** Those that can be read, in their order. */
	set: { exercise: Exercise; words: ExerciseWords | null }[]
	setVersion: number
	audioPath: string | null
	/** The hash of the text that the audio speaks. */
	audioTextHash: string | null
}

export type CourseParts = {
	item: Row
	/** In the learners' order; a single lesson is its own only lesson. */
	lessons: LessonWithParts[]
}

/** Undefined if it does not exist or is deleted. One round trip. */
export async function findCourseParts(
	db: Db,
	{ id }: { id: string },
): Promise<CourseParts | undefined> {
	const isOfItem = and(
		or(eq(lessons.id, id), eq(lessons.parentId, id)),
		eq(lessons.isDeleted, false),
	)
	const ids = () => db.select({ id: lessons.id }).from(lessons).where(isOfItem)
	const [rows, texts, notes, sets, working] = await db.batch([
		db
			.select()
			.from(lessons)
			.where(isOfItem)
			.orderBy(asc(lessons.orderNo), asc(lessons.createdAt), asc(lessons.id)),
		db
			.select({
				lessonId: lessonContents.lessonId,
				// As plain text: the column's own schema would fail on damaged content.
				content: storedText(lessonContents.content),
				version: lessonContents.version,
				audioPath: lessonContents.audioPath,
				audioTextHash: lessonContents.audioTextHash,
			})
			.from(lessonContents)
			.where(inArray(lessonContents.lessonId, ids())),
		db
			.select({
				lessonId: lessonNotes.lessonId,
				source: lessonNotes.source,
				blocks: storedText(lessonNotes.blocks),
				version: lessonNotes.version,
			})
			.from(lessonNotes)
			.where(inArray(lessonNotes.lessonId, ids())),
		db
			.select({ ...storedExerciseColumns, lessonId: exercises.lessonId })
			.from(exercises)
			.where(and(inArray(exercises.lessonId, ids()), eq(exercises.status, 1)))
			.orderBy(asc(exercises.orderNo), asc(exercises.id)),
		db
			.select()
			.from(workingParts)
			.where(and(eq(workingParts.ownerKind, 'lessons'), inArray(workingParts.ownerId, ids()))),
	])
	const item = rows.find((row) => row.id === id)
	if (!item) return undefined
	const own = item.type === 'course' ? rows.filter(({ parentId }) => parentId === id) : [item]
	return {
		item,
		lessons: own.map((lesson): LessonWithParts => {
			const isOwn = (row: { lessonId: string }) => row.lessonId === lesson.id
			const part = (name: PartName) =>
				working.find((row) => row.ownerId === lesson.id && row.part === name)
			const [text, typed, set] = [part('text'), part('notes'), part('exercises')]
			const stored = texts.find(isOwn)
			const storedNotes = notes.find(isOwn)
			const workingNotes = typed && readWorkingNotes(typed.content)
			const published = sets.filter(isOwn).flatMap((row) => {
				const exercise = readStored(row)
				return exercise ? [{ exercise, words: row.words ? readStoredWords(row) : null }] : []
			})
			return {
				...lesson,
				content: readStoredContent(text?.content ?? stored?.content ?? '[]'),
				textVersion: text?.version ?? stored?.version ?? 0,
				notes: {
					source: workingNotes?.source ?? storedNotes?.source ?? '',
					blocks: workingNotes?.blocks ?? readStoredNotes(storedNotes?.blocks),
					version: typed?.version ?? storedNotes?.version ?? 0,
				},
				set: set ? (readWorkingExercises(set.content) ?? []) : published,
				setVersion: set?.version ?? lesson.exercisesVersion,
				audioPath: stored?.audioPath ?? null,
				audioTextHash: stored?.audioTextHash ?? null,
			}
		}),
	}
}
