/**
 * Cuts the Chinese of the first exercises into words: 马克是学生。 is 马克[Mǎ kè] 是[shì] 学生[xué shēng] 。, cut
 * and read as in the lesson's text where it has the same words.
 */
import { asc, eq, isNull, sql } from 'drizzle-orm'
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
import type { SeedDb } from './seed.ts'

type Sources = { lexicon: Lexicon; lesson: LessonWords }

export function cutExercise(exercise: Exercise, { lexicon, lesson }: Sources): ExerciseWords {
	const written = asWritten('', exercise)
	const asides = written ? asidesOfExercise(written) : []
	return wordsOfExercise(asides, annotateAsides(asides, lexicon), lesson)
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
