/** A course with learners: twelve opened its lesson, seven stopped at the second of its paragraphs. */
import type { Db } from '#app/db/client.server.ts'
import {
	lessonContents,
	lessonProgress,
	lessonShares,
	readingPlaces,
	studyTime,
	userProfiles,
	userWords,
} from '#app/db/schema/index.ts'
import { makeExercises, makeLesson, makeWord } from './content-factories.ts'
import { contentFrom } from './content-notation.ts'
import { newHanzi } from './new-hanzi.ts'
import { recordOf } from './progress-records.ts'

const texts = ['火车 | 来 | 了 | 。 / The train is coming.', '我们 | 走 | 吧 | 。 / Let’s go.']

const questions = `[choice]
zh: 谁来了？
* zh: 火车
- zh: 飞机

[type]
en: Let’s go.
* zh: 我们走吧。`

type ReadCourse = {
	readCourse: string
	readLesson: string
	/** One of the learners, to whom the course is shared. */
	reader: string
}

export async function makeReadCourse(db: Db): Promise<ReadCourse> {
	const readCourse = await makeLesson(db, {
		type: 'course',
		title: { zh: '火车', en: 'Trains' },
		isPrivate: true,
	})
	const readLesson = await makeLesson(db, {
		parentId: readCourse,
		title: { zh: '上车', en: 'All Aboard' },
	})
	await makeLesson(db, {
		parentId: readCourse,
		orderNo: 1,
		title: { zh: '下车', en: 'Getting Off' },
	})
	const content = contentFrom(...texts, '再见 | ！ / Bye!')
	await db.insert(lessonContents).values({ lessonId: readLesson, content })
	await makeExercises(db, readLesson, questions)
	const word = await makeWord(db, { word: newHanzi(), pinyin: 'xīn cí' })
	const now = new Date()
	const people = Array.from({ length: 12 }, (_, index) => ({
		id: `${readLesson}-${index}`,
		displayName: `陈${index}`,
		email: `${readLesson}-${index}@example.com`,
		status: 1,
	}))
	const ids = people.map(({ id }) => id)
	await db.insert(userProfiles).values(people)
	await db.insert(readingPlaces).values(
		ids.map((userId, index) => ({
			userId,
			lessonId: readLesson,
			paragraph: index < 7 ? 2 : 3,
			paragraphs: 3,
			changedAt: now,
		})),
	)
	await db.insert(lessonProgress).values(
		ids.slice(0, 10).map((userId, index) => ({
			userId,
			lessonId: readLesson,
			record: answeredRecord(userId, readLesson, { isRight: index < 6, at: now.toISOString() }),
		})),
	)
	await db.insert(userWords).values(
		ids.slice(0, 6).map((userId) => ({
			userId,
			vocabId: word.id,
			status: 'learning' as const,
			lessonId: readLesson,
			changedAt: now,
		})),
	)
	const [reader = ''] = ids
	await db.insert(lessonShares).values({ lessonId: readCourse, userId: reader })
	await db.insert(studyTime).values({
		userId: reader,
		device: 'phone-of-chen',
		day: '2026-11-22',
		readMs: 65 * 60_000,
		updatedAt: now,
	})
	return { readCourse, readLesson, reader }
}

function answeredRecord(
	userId: string,
	lessonId: string,
	{ isRight, at }: { isRight: boolean; at: string },
) {
	const score = isRight ? 100 : 50
	return recordOf(userId, [
		[
			at,
			{
				exerciseStatus: 'completed',
				exerciseStartedAt: at,
				exerciseCompletedAt: at,
				exerciseResult: {
					grade: isRight ? 'A' : 'C',
					score,
					correctCount: isRight ? 2 : 1,
					totalCount: 2,
					completedAt: at,
				},
				exerciseAnswers: {
					[`${lessonId}-1`]: { answer: isRight ? 'A' : 'B' },
					[`${lessonId}-2`]: { answer: '我们走吧' },
				},
			},
		],
	])
}
