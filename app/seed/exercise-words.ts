/**
 * Cuts the Chinese of the first exercises into words: 马克是学生。 is 马克[Mǎ kè] 是[shì] 学生[xué shēng] 。, cut
 * and read as in the lesson's text where it has the same words.
 */

import { asc, eq, isNull, sql } from 'drizzle-orm'
import { storedText } from '#app/db/readable-json.ts'
import { exercises, lessonContents, lessons } from '#app/db/schema/index.ts'
import { storedExerciseColumns } from '#app/db/stored-exercise-columns.ts'
import { asidesOfExercise, wordsOfExercise } from '#app/domain/exercises/asides-of-exercise.ts'
import type { Exercise } from '#app/domain/exercises/exercise.ts'
import type { ExerciseWords } from '#app/domain/exercises/exercise-words.ts'
import { asWritten } from '#app/domain/exercises/listed-exercise.ts'
import { readStored } from '#app/domain/exercises/stored-exercise.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import {
	type LessonWords,
	lessonWordsInOrder,
	noLessonWords,
} from '#app/domain/lesson-text/lesson-words.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import type { Lexicon } from '#app/domain/pinyin/lexicon.ts'
import { annotateAsides } from './asides.ts'
import { readCourses, readSingles } from './content-files.ts'
import { exercisesOf } from './lessons.ts'
import type { SeedDb } from './seed.ts'

type Sources = { lexicon: Lexicon; lesson: LessonWords }

export function cutExercise(exercise: Exercise, { lexicon, lesson }: Sources): ExerciseWords {
	const written = asWritten('', exercise)
	const asides = written ? asidesOfExercise(written) : []
	return wordsOfExercise(asides, annotateAsides(asides, lexicon), lesson)
}

/** The version of exercises that nobody has saved. */
const firstVersion = 1

/**
 * Takes the first exercises as their files have them now, new ones too, where no editor has saved the lesson's, and
 * cuts all that have no words.
 */
export async function seedExercises(db: SeedDb, lexicon: Lexicon): Promise<void> {
	const unsaved = await db
		.select({ id: lessons.id })
		.from(lessons)
		.where(eq(lessons.exercisesVersion, firstVersion))
	const isUnsaved = new Set(unsaved.map(({ id }) => id))
	const files = [...readCourses().flatMap((course) => course.lessons), ...readSingles()]
	const [first, ...more] = files
		.flatMap(exercisesOf)
		.filter(({ lessonId }) => isUnsaved.has(lessonId))
		.map((exercise) => {
			const { question, options, answer, explanation } = exercise
			return db
				.insert(exercises)
				.values(exercise)
				.onConflictDoUpdate({
					target: exercises.id,
					set: { question, options, answer, explanation, words: null },
				})
		})
	if (first) await db.batch([first, ...more])
	await seedExerciseWords(db, lexicon)
}

/** Cuts stored exercises without words: new ones, and those older than the cutting of exercises. */
export async function seedExerciseWords(db: SeedDb, lexicon: Lexicon): Promise<void> {
	const [rows, texts] = await db.batch([
		db
			.select({ ...storedExerciseColumns, lessonId: exercises.lessonId })
			.from(exercises)
			.where(isNull(exercises.words)),
		db
			.select({
				lessonId: lessons.id,
				courseId: sql<string>`coalesce(${lessons.parentId}, ${lessons.id})`,
				content: storedText(lessonContents.content),
			})
			.from(lessonContents)
			.innerJoin(lessons, eq(lessons.id, lessonContents.lessonId))
			.orderBy(asc(lessons.orderNo), asc(lessons.id)),
	])
	const wordsByLesson = lessonWordsByLesson(texts)
	const [first, ...more] = rows.flatMap(({ lessonId, ...row }) => {
		const exercise = readStored(row)
		if (!exercise) return []
		const words = cutExercise(exercise, {
			lexicon,
			lesson: wordsByLesson.get(lessonId) ?? noLessonWords,
		})
		return db
			.update(exercises)
			.set({ words, updatedAt: new Date() })
			.where(eq(exercises.id, row.id))
	})
	if (first) await db.batch([first, ...more])
}

type StoredText = { lessonId: string; courseId: string; content: string }

/** `texts` are in the order of their courses. */
function lessonWordsByLesson(texts: readonly StoredText[]): Map<string, LessonWords> {
	const courses = new Map<string, { lessonId: string; content: LessonContent }[]>()
	for (const { lessonId, courseId, content } of texts) {
		const before = courses.get(courseId) ?? []
		courses.set(courseId, [...before, { lessonId, content: readStoredContent(content) ?? [] }])
	}
	const byLesson = new Map<string, LessonWords>()
	for (const course of courses.values()) {
		const words = lessonWordsInOrder(course.map(({ content }) => content))
		for (const [at, one] of words.entries()) byLesson.set(course[at]?.lessonId ?? '', one)
	}
	return byLesson
}
