/**
 * Cuts the Chinese of the first exercises into words: 马克是学生。 is 马克[Mǎ kè] 是[shì] 学生[xué shēng] 。, with
 * names as the lesson's text reads them.
 */
import { eq, isNull, sql } from 'drizzle-orm'
import { exercises, lessonContents, lessons } from '#app/db/schema/index.ts'
import { storedExerciseColumns } from '#app/db/stored-exercise-columns.ts'
import { asidesOfExercise, wordsOfExercise } from '#app/domain/exercises/asides-of-exercise.ts'
import type { Exercise } from '#app/domain/exercises/exercise.ts'
import type { ExerciseWords } from '#app/domain/exercises/exercise-words.ts'
import { asListed } from '#app/domain/exercises/listed-exercise.ts'
import { readStored } from '#app/domain/exercises/stored-exercise.ts'
import {
	type NamesOfText,
	namesOfLesson,
	withNames,
} from '#app/domain/lesson-text/names-of-text.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import type { Lexicon } from '#app/domain/pinyin/lexicon.ts'
import { annotateAsides } from './asides.ts'
import type { SeedDb } from './seed.ts'

type Sources = { lexicon: Lexicon; names: NamesOfText }

export function cutExercise(exercise: Exercise, { lexicon, names }: Sources): ExerciseWords {
	const listed = asListed('', exercise)
	const asides = listed ? asidesOfExercise(listed) : []
	const words = wordsOfExercise(asides, annotateAsides(asides, lexicon))
	return words.map((tokens) => withNames(tokens, names))
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
				content: sql<string>`(${lessonContents.content})`,
			})
			.from(lessonContents)
			.innerJoin(lessons, eq(lessons.id, lessonContents.lessonId)),
	])
	const readTexts = texts.map((text) => ({
		...text,
		content: readStoredContent(text.content) ?? [],
	}))
	const namesByLesson = new Map(
		readTexts.map(({ lessonId, courseId, content }) => {
			const course = readTexts.filter((other) => other.courseId === courseId)
			return [
				lessonId,
				namesOfLesson(
					content,
					course.map((other) => other.content),
				),
			]
		}),
	)
	const [first, ...more] = rows.flatMap(({ lessonId, ...row }) => {
		const exercise = readStored(row)
		if (!exercise) return []
		const words = cutExercise(exercise, {
			lexicon,
			names: namesByLesson.get(lessonId) ?? new Map(),
		})
		return db
			.update(exercises)
			.set({ words, updatedAt: new Date() })
			.where(eq(exercises.id, row.id))
	})
	if (first) await db.batch([first, ...more])
}
