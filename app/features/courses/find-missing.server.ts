import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import { readableJson } from '#app/db/readable-json.ts'
import {
	countedTexts,
	exercises,
	lessonProgress,
	lessons,
	textWords,
	vocab,
} from '#app/db/schema/index.ts'

const course = alias(lessons, 'course')

/** All words of a course's lessons, and how far a person is with the exercises of each. One batch. */
export async function findExercisesAndWords(
	db: Db,
	{ slug, userId }: { slug: string; userId: string },
) {
	const ofCourse = and(eq(course.slug, slug), eq(course.type, 'course'))
	const record = readableJson(lessonProgress.record)
	const [sets, words] = await db.batch([
		db
			.select({
				lessonId: exercises.lessonId,
				/** Null if they were never finished. */
				best: sql<number | null>`max(${record} ->> '$.exerciseBest.score')`,
			})
			.from(exercises)
			.innerJoin(lessons, eq(lessons.id, exercises.lessonId))
			.innerJoin(course, eq(course.id, lessons.parentId))
			.leftJoin(
				lessonProgress,
				and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, userId)),
			)
			// What is answered aloud has no grade.
			.where(and(ofCourse, eq(exercises.status, 1), sql`${exercises.type} <> 'speak'`))
			.groupBy(exercises.lessonId),
		db
			.selectDistinct({ id: vocab.id, word: vocab.word, pinyin: vocab.pinyin })
			.from(textWords)
			.innerJoin(vocab, eq(vocab.id, textWords.vocabId))
			.innerJoin(countedTexts, eq(countedTexts.id, textWords.textId))
			.innerJoin(lessons, eq(lessons.id, countedTexts.lessonId))
			.innerJoin(course, eq(course.id, lessons.parentId))
			.where(ofCourse),
	])
	return {
		bestByLesson: new Map(sets.map(({ lessonId, best }) => [lessonId, best])),
		wordsById: new Map(words.map((word) => [word.id, word])),
	}
}
