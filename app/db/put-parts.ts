/**
 * The statements that write what learners read: a text with its counts, notes, exercises. A save of a
 * disabled lesson uses them at once, and everything else when it is published.
 */
import { eq, sql } from 'drizzle-orm'
import type { Exercise } from '#app/domain/exercises/exercise.ts'
import type { ExerciseWords } from '#app/domain/exercises/exercise-words.ts'
import { type KnownExercise, keepIds } from '#app/domain/exercises/kept-ids.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import type { NoteBlock } from '#app/domain/notes/note-blocks.ts'
import type { Db } from './client.server.ts'
import { newId } from './columns.ts'
import { type findCountable, putCounts } from './count-texts.ts'
import { articles, exercises, lessonContents, lessonNotes, lessons } from './schema/index.ts'

type Countable = Awaited<ReturnType<typeof findCountable>>

type TextToPut = {
	lessonId: string
	content: LessonContent
	version: number
	countable: Countable
	now: Date
}

/** The audio stays: it records the hash of its own text. */
export function putText(db: Db, { lessonId, content, version, countable, now }: TextToPut) {
	const saved = { content, version, updatedAt: now }
	return [
		db
			.insert(lessonContents)
			.values({ ...saved, lessonId, createdAt: now })
			.onConflictDoUpdate({ target: lessonContents.lessonId, set: saved }),
		...putCounts(db, { lessonId, version, content, countable, now }),
	] as const
}

type ArticleTextToPut = Omit<TextToPut, 'lessonId'> & { articleId: string }

export function putArticleText(db: Db, { articleId, ...text }: ArticleTextToPut) {
	const { content, version, now } = text
	const saved = { content, textVersion: version, updatedAt: now }
	return [
		db.update(articles).set(saved).where(eq(articles.id, articleId)),
		...putCounts(db, { articleId, ...text }),
	] as const
}

type NotesToPut = {
	lessonId: string
	source: string
	blocks: readonly NoteBlock[]
	version: number
	now: Date
}

export function putNotes(db: Db, { lessonId, source, blocks, version, now }: NotesToPut) {
	const saved = { source, blocks: [...blocks], version, updatedAt: now }
	return db
		.insert(lessonNotes)
		.values({ ...saved, lessonId, createdAt: now })
		.onConflictDoUpdate({ target: lessonNotes.lessonId, set: saved })
}

type ExercisesToPut = {
	lessonId: string
	exercises: readonly Exercise[]
	/** The words of their Chinese, in the same order; undefined if it was not cut. */
	words: readonly (ExerciseWords | null | undefined)[] | undefined
	version: number
	now: Date
	/** The present rows, and those of them that can be read. */
	rows: readonly { id: string; createdAt: Date }[]
	known: readonly KnownExercise[]
}

/** Unchanged exercises keep their ids, so that learners' answers keep their meaning. */
export function putExercises(db: Db, { lessonId, version, ...set }: ExercisesToPut) {
	return [
		db.delete(exercises).where(eq(exercises.lessonId, lessonId)),
		db.insert(exercises).values(rowsOf({ lessonId, ...set })),
		setExercisesVersion(db, { lessonId, version }),
	] as const
}

export function setExercisesVersion(
	db: Db,
	{ lessonId, version }: { lessonId: string; version: number },
) {
	return (
		db
			.update(lessons)
			// The lesson's own fields have not changed.
			.set({ exercisesVersion: version, updatedAt: sql`${lessons.updatedAt}` })
			.where(eq(lessons.id, lessonId))
	)
}

function rowsOf({ lessonId, exercises, words, rows, known, now }: Omit<ExercisesToPut, 'version'>) {
	const { ids } = keepIds(known, exercises)
	const creationTimes = new Map(rows.map(({ id, createdAt }) => [id, createdAt]))
	return exercises.map((exercise, index) => {
		const id = ids[index] ?? newId()
		return {
			id,
			lessonId,
			orderNo: index + 1,
			type: exercise.type,
			question: exercise.question,
			options: exercise.options?.length ? exercise.options : null,
			answer: exercise.answer,
			explanation: exercise.explanation,
			words: words?.[index] ?? null,
			createdAt: creationTimes.get(id) ?? now,
			updatedAt: now,
		}
	})
}
