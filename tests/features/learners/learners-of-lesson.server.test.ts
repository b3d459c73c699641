import { expect, test } from 'vitest'
import {
	cards,
	lessonContents,
	lessonProgress,
	readingPlaces,
	tappedWords,
	userWords,
} from '#app/db/schema/index.ts'
import type { ExerciseAnswers } from '#app/domain/progress/record.ts'
import { findLearnersOfCourse } from '#app/features/learners/learners-of-course.server.ts'
import { findLearnersOfLesson } from '#app/features/learners/learners-of-lesson.server.ts'
import { makeDeck, makeExercises, makeLesson, makeWord } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { addUsers, recordOf } from '#tests/support/progress-records.ts'

const now = new Date('2026-11-23T12:00:00Z')
const daysAgo = (days: number) => new Date(+now - days * 24 * 60 * 60_000)
const people = Array.from({ length: 10 }, (_, index) => `learner-${index}`)

/** A course with the lessons 火车 of three paragraphs and 茶馆 without a text; ten learners and an editor. */
async function withLesson() {
	const db = await memoryDatabase()
	await addUsers(db, people)
	await makeAccount(db, { id: 'editor', email: 'editor@example.com', level: 98 })
	await makeLesson(db, { id: 'path', type: 'course' })
	await makeLesson(db, { id: 'train', parentId: 'path', orderNo: 1 })
	await makeLesson(db, { id: 'tea-house', parentId: 'path', orderNo: 2 })
	const content = [
		...contentFrom('火车 | 来 | 了 / A'),
		...contentFrom('我 | 走 / B'),
		...contentFrom('再见 / C'),
	]
	await db.insert(lessonContents).values({ lessonId: 'train', content })
	await makeExercises(db, 'train', '[choice]\nzh: 谁来了？\n* zh: 火车\n- zh: 我')
	const stop = (userId: string, paragraph: number, days = 1, paragraphs = 3) =>
		db
			.insert(readingPlaces)
			.values({ userId, lessonId: 'train', paragraph, paragraphs, changedAt: daysAgo(days) })
	const answer = (userId: string, given: string, first?: string) => {
		const answers = (answer: string): ExerciseAnswers => ({ 'train-1': { answer } })
		const at = daysAgo(1).toISOString()
		return db.insert(lessonProgress).values({
			userId,
			lessonId: 'train',
			record: recordOf(userId, [
				[
					at,
					{
						exerciseStatus: 'completed',
						exerciseResult: {
							grade: 'A',
							score: given === 'A' ? 100 : 0,
							correctCount: 1,
							totalCount: 1,
							completedAt: at,
						},
						exerciseAnswers: answers(given),
					},
				],
			]),
			...(first && { firstAnswers: answers(first), restarts: 1 }),
			updatedAt: daysAgo(1),
		})
	}
	const find = (days = 30) => findLearnersOfLesson(db, { id: 'train', since: +daysAgo(days) })
	return { db, stop, answer, find }
}

test('those who finished and those who stopped are told apart, by the paragraph they came to', async () => {
	const { stop, find } = await withLesson()
	for (const id of people.slice(0, 5)) await stop(id, 2)
	for (const id of people.slice(5)) await stop(id, 3)
	const found = await find()
	expect(found?.figures).toMatchObject({ opened: 10, finished: 5, finishedShare: 50 })
	expect(found?.stops.map(({ text, people }) => [text, people])).toEqual([
		['火车来了', 0],
		['我走', 5],
		['再见', 0],
	])
})

test('a count of fewer than five people is hidden', async () => {
	const { stop, find } = await withLesson()
	for (const id of people.slice(0, 4)) await stop(id, 1)
	const found = await find()
	expect(found?.figures).toMatchObject({ opened: 'few', finished: 0, finishedShare: undefined })
	expect(found?.stops.map(({ people }) => people)).toEqual(['few', 0, 0])
})

test('editors are not counted, nor people whose last visit is too long ago', async () => {
	const { stop, find } = await withLesson()
	for (const id of people.slice(0, 6)) await stop(id, 1)
	await stop('editor', 1)
	for (const id of people.slice(6)) await stop(id, 1, 40)
	expect((await find())?.figures.opened).toBe(6)
	expect((await find(90))?.figures.opened).toBe(10)
})

test('a person who stopped in a text of another length is not drawn at a paragraph of this one', async () => {
	const { stop, find } = await withLesson()
	for (const id of people.slice(0, 6)) await stop(id, 2, 1, 9)
	const found = await find()
	expect(found?.stops.map(({ people }) => people)).toEqual([0, 0, 0])
	expect(found?.earlier).toBe(6)
})

test('the first answers count, also of those who began the exercises anew', async () => {
	const { answer, find } = await withLesson()
	for (const id of people.slice(0, 5)) await answer(id, 'A')
	for (const id of people.slice(5)) await answer(id, 'A', 'B')
	const found = await find()
	expect(found?.figures).toMatchObject({ begun: 10, completed: 10, again: 5, score: 100 })
	expect(found?.exercises).toMatchObject([
		{
			number: 1,
			answered: 10,
			right: 50,
			rows: [
				{ text: 'A 火车', isRight: true, people: 5 },
				{ text: 'B 我', isRight: false, people: 5 },
			],
		},
	])
})

test('a damaged record is left out, and the others are counted', async () => {
	const { db, answer, find } = await withLesson()
	for (const id of people) await answer(id, 'B')
	await db.run(`update lesson_progress set record = '{' where uid = 'learner-0'`)
	const found = await find()
	expect(found?.figures).toMatchObject({ opened: 10, completed: 9 })
	expect(found?.exercises[0]?.answered).toBe(9)
})

test('words are listed by how many people saved or marked them there, each person once', async () => {
	const { db, find } = await withLesson()
	const train = await makeWord(db, { word: '火车', pinyin: 'huǒ chē' })
	const walk = await makeWord(db, { word: '走', pinyin: 'zǒu' })
	const mark = (userId: string, vocabId: number, status: 'learning' | 'known') => ({
		userId,
		vocabId,
		status,
		lessonId: 'train',
		changedAt: daysAgo(1),
	})
	await db
		.insert(userWords)
		.values([
			...people.slice(0, 6).map((id) => mark(id, walk.id, 'learning')),
			...people.slice(6).map((id) => mark(id, walk.id, 'known')),
			...people.slice(0, 2).map((id) => mark(id, train.id, 'learning')),
		])
	const deck = await makeDeck(db, [], { ownerId: 'learner-0' })
	await db.insert(cards).values({
		deckId: deck,
		vocabId: walk.id,
		orderNo: 1,
		lessonId: 'train',
		createdAt: daysAgo(1),
	})
	expect((await find())?.words.map(({ word, people }) => [word, people])).toEqual([
		['走', 6],
		['火车', 'few'],
	])
})

test('the lessons of a course have their figures in their order, and the course counts a person once', async () => {
	const { db, stop, answer } = await withLesson()
	for (const id of people.slice(0, 5)) await stop(id, 3)
	for (const id of people) await answer(id, 'A')
	const found = await findLearnersOfCourse(db, { id: 'path', since: 0 })
	expect(found?.people).toBe(10)
	expect(found?.lessons).toMatchObject([
		{ id: 'train', opened: 10, finished: 5, finishedShare: 50, completed: 10, score: 100 },
		{ id: 'tea-house', opened: 0, finished: 0, finishedShare: undefined, score: undefined },
	])
})

test('a course is no lesson, and the other way round', async () => {
	const { db } = await withLesson()
	expect(await findLearnersOfLesson(db, { id: 'path', since: 0 })).toBeUndefined()
	expect(await findLearnersOfCourse(db, { id: 'train', since: 0 })).toBeUndefined()
})

test('words that were tapped most are listed, and small counts are hidden', async () => {
	const { db, find } = await withLesson()
	await db.insert(tappedWords).values([
		{ lessonId: 'train', word: '来', browsers: 4 },
		{ lessonId: 'train', word: '火车', browsers: 5 },
		{ lessonId: 'tea-house', word: '茶', browsers: 9 },
	])
	expect((await find())?.tapped).toEqual([
		{ word: '火车', people: 5 },
		{ word: '来', people: 'few' },
	])
})
