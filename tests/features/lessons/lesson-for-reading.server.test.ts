import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import type { Db } from '#app/db/client.server.ts'
import {
	exercises,
	lessonContents,
	lessonNotes,
	lessonShares,
	lessons,
	userWords,
	vocab,
} from '#app/db/schema/index.ts'
import { lessonConfigSchema } from '#app/domain/courses/lesson-config.ts'
import { findLessonForReading } from '#app/features/lessons/lesson-for-reading.server.ts'
import { countWords, makeLesson, rowOfWord } from '#tests/support/content-factories.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { addUsers } from '#tests/support/progress-records.ts'

const word = (text: string, pinyin: string, frequency: number, status = 1) =>
	rowOfWord({ word: text, pinyin, frequency, status })

const exercise = {
	lessonId: 'lesson',
	type: 'true_false' as const,
	question: { zh: '他姓王。' },
	options: null,
	answer: 'A',
	explanation: {},
}
const inDialogue = lessonConfigSchema.parse({ dialogMode: true })
const query = { slug: 'ni-hao', userId: 'marta' }

afterEach(() => {
	vi.useRealTimers()
})

async function withLesson() {
	const db = await memoryDatabase()
	await makeLesson(db, { id: 'course', type: 'course', slug: 'first-steps' })
	await makeLesson(db, { id: 'lesson', slug: 'ni-hao', parentId: 'course' })
	await db.insert(lessonContents).values({
		lessonId: 'lesson',
		content: [
			{
				zh: [{ word: '长', pinyin: 'cháng', isHide: true, hideIndex: 1 }, { word: '，' }],
				en: 'Long,',
				blank: 'large',
				hides: [{ zh: '长', en: 'long' }],
			},
			{ zh: [{ word: '你', pinyin: 'nǐ' }], en: 'you', blank: 'normal' },
		],
	})
	await db
		.insert(vocab)
		.values([
			word('长', 'zhǎng', 20),
			word('长', 'cháng', 90),
			word('你', 'nǐ', 500),
			word('他', 'tā', 600),
			word('，', 'dòu hào', 1, 0),
		])
	return db
}

test('a lesson comes with its course, its text and every reading of its words', async () => {
	const db = await withLesson()
	const found = await findLessonForReading(db, { slug: 'ni-hao', userId: 'marta' })
	expect(found?.lesson).toMatchObject({ id: 'lesson', isShared: false, status: 1 })
	expect(found?.parent).toMatchObject({ slug: 'first-steps', isShared: false })
	expect(found?.written?.content?.map(({ en }) => en)).toEqual(['Long,', 'you'])
	expect(found?.written?.content?.[0]?.zh[0]).toMatchObject({ isHide: true, hideIndex: 1 })
	expect(found?.written?.words.map((row) => row.pinyin)).toEqual(['nǐ', 'cháng', 'zhǎng'])
})

test('an invitation to the course is told from one to the lesson', async () => {
	const db = await withLesson()
	await addUsers(db, ['marta', 'tom'])
	await db.insert(lessonShares).values([
		{ lessonId: 'course', userId: 'marta' },
		{ lessonId: 'lesson', userId: 'tom' },
	])
	const sharesOf = async (userId: string) => {
		const found = await findLessonForReading(db, { slug: 'ni-hao', userId })
		return [found?.lesson.isShared, found?.parent?.isShared]
	}
	expect(await sharesOf('marta')).toEqual([false, true])
	expect(await sharesOf('tom')).toEqual([true, false])
	expect(await sharesOf('ines')).toEqual([false, false])
})

test('a lesson comes with its active exercises in order, as stored', async () => {
	const db = await withLesson()
	await makeLesson(db, { id: 'other', slug: 'zai-jian' })
	await db.insert(exercises).values([
		{ ...exercise, id: 'second', orderNo: 2 },
		{ ...exercise, id: 'first', orderNo: 1 },
		{ ...exercise, id: 'withdrawn', orderNo: 3, status: 0 },
		{ ...exercise, id: 'elsewhere', orderNo: 1, lessonId: 'other' },
	])
	await db.run(sql`update exercises set type = 'essay', question = '{' where id = 'second'`)
	const found = await findLessonForReading(db, { slug: 'ni-hao', userId: 'marta' })
	expect(found?.written?.exercises).toEqual([
		{
			id: 'first',
			type: 'true_false',
			question: '{"zh":"他姓王。"}',
			options: null,
			answer: 'A',
			explanation: '{}',
			words: null,
		},
		{
			id: 'second',
			type: 'essay',
			question: '{',
			options: null,
			answer: 'A',
			explanation: '{}',
			words: null,
		},
	])
})

test('a lesson without a course or without a text is found', async () => {
	const db = await withLesson()
	await makeLesson(db, { id: 'single', slug: 'moon' })
	const found = await findLessonForReading(db, { slug: 'moon', userId: 'marta' })
	expect(found?.lesson.id).toBe('single')
	expect(found?.parent).toBeNull()
	expect(found?.written?.content).toBeUndefined()
	expect(found?.written?.words).toEqual([])
})

test('a course is not a lesson, and an unknown address finds nothing', async () => {
	const db = await withLesson()
	for (const slug of ['first-steps', 'nowhere', "' or 1=1 --"]) {
		expect(await findLessonForReading(db, { slug, userId: 'marta' })).toBeUndefined()
	}
})

test('the content is left out if its revision is known', async () => {
	const db = await withLesson()
	const ask = (known?: string) =>
		findLessonForReading(db, { slug: 'ni-hao', userId: 'marta', known })
	const first = await ask()
	const again = await ask(first?.revision)
	expect(again).toMatchObject({ lesson: { id: 'lesson' }, revision: first?.revision })
	expect(again?.written).toBeUndefined()
	expect((await ask('another'))?.written).toEqual(first?.written)
})

test.each<[string, (db: Db) => Promise<unknown>]>([
	['its text is saved', (db) => db.update(lessonContents).set({ content: [] })],
	[
		'its text is saved under the same version',
		(db) => db.update(lessonContents).set({ version: 1 }),
	],
	['it becomes a dialogue', (db) => db.update(lessons).set({ config: inDialogue })],
	['its exercises are saved', (db) => db.update(lessons).set({ exercisesVersion: 2 })],
	[
		'an exercise is added',
		(db) => db.insert(exercises).values({ ...exercise, id: 'third', orderNo: 3 }),
	],
	['a word is edited', (db) => db.update(vocab).set({ levels: [] })],
	['a word is added', (db) => db.insert(vocab).values(word('好', 'hǎo', 9))],
	['a word is deleted', (db) => db.delete(vocab).where(eq(vocab.pinyin, 'zhǎng'))],
])('the content is sent again when %s', async (_, change) => {
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01') })
	const db = await withLesson()
	const known = (await findLessonForReading(db, query))?.revision
	expect((await findLessonForReading(db, { ...query, known }))?.written).toBeUndefined()
	vi.setSystemTime(new Date('2026-05-02'))
	await change(db)
	const found = await findLessonForReading(db, { ...query, known })
	expect(found?.written).toBeDefined()
	expect(found?.revision).not.toBe(known)
})

test("a lesson that takes over another's address has a different revision", async () => {
	const db = await withLesson()
	const known = (await findLessonForReading(db, query))?.revision
	await db.update(lessons).set({ slug: 'before' }).where(eq(lessons.id, 'lesson'))
	await makeLesson(db, { id: 'new', slug: 'ni-hao' })
	expect((await findLessonForReading(db, { ...query, known }))?.written?.words).toEqual([])
})

test('a reader’s own words come with the lesson, also where its text is known', async () => {
	const db = await withLesson()
	const userId = await makeAccount(db)
	const rows = await db.select().from(vocab)
	const idOf = (pinyin: string) => rows.find((row) => row.pinyin === pinyin)?.id ?? 0
	await countWords(db, { lessonId: 'lesson', vocabIds: [idOf('zhǎng'), idOf('nǐ')] })
	await db.insert(userWords).values([
		{ userId, vocabId: idOf('zhǎng'), status: 'known', changedAt: new Date() },
		{ userId, vocabId: idOf('nǐ'), status: null, changedAt: new Date() },
		// Not in this text.
		{ userId, vocabId: idOf('tā'), status: 'known', changedAt: new Date() },
	])
	const zhang = { vocabId: idOf('zhǎng'), word: '长', pinyin: 'zhǎng' }
	const own = [{ ...zhang, said: 'known', stability: null }]
	const found = await findLessonForReading(db, { slug: 'ni-hao', userId })
	expect(found?.ownWords).toMatchObject(own)
	const known = found?.revision
	expect(
		(await findLessonForReading(db, { slug: 'ni-hao', userId, known }))?.ownWords,
	).toMatchObject(own)
	expect((await findLessonForReading(db, query))?.ownWords).toEqual([])
})

const sayHe = {
	lessonId: 'lesson',
	source: 'zh: 他。\nen: He.',
	blocks: [
		{ type: 'example' as const, zh: [{ word: '他', pinyin: 'tā' }, { word: '。' }], en: 'He.' },
	],
}

test('a lesson comes with its notes and the readings of their words', async () => {
	const db = await withLesson()
	const before = await findLessonForReading(db, query)
	expect(before?.written?.notes).toBeUndefined()
	await db.insert(lessonNotes).values(sayHe)
	const known = before?.revision
	const found = await findLessonForReading(db, { ...query, known })
	expect(found?.written?.notes).toContain('He.')
	expect(found?.written?.words.map((row) => row.pinyin)).toEqual(['tā', 'nǐ', 'cháng', 'zhǎng'])
})

test.each(['no JSON', '["x"]', '[{"zh":["x"]}]', '[{"zh":"x"}]', '{"zh":[]}'])(
	'notes that are damaged keep no lesson from being read: %s',
	async (blocks) => {
		const db = await withLesson()
		await db.insert(lessonNotes).values(sayHe)
		await db.run(sql`update lesson_notes set blocks = ${blocks}`)
		expect((await findLessonForReading(db, query))?.written?.content).toHaveLength(2)
	},
)

test('a reader’s own words come with the notes', async () => {
	const db = await withLesson()
	await db.insert(lessonNotes).values(sayHe)
	const userId = await makeAccount(db)
	const rows = await db.select().from(vocab)
	const vocabId = rows.find((row) => row.pinyin === 'tā')?.id ?? 0
	await db.insert(userWords).values([{ userId, vocabId, status: 'known', changedAt: new Date() }])
	const found = await findLessonForReading(db, { slug: 'ni-hao', userId })
	expect(found?.ownWords).toMatchObject([
		{ vocabId, word: '他', pinyin: 'tā', said: 'known', stability: null },
	])
})

test('the words of exercises are looked up like those of the text', async () => {
	const db = await withLesson()
	await db.insert(vocab).values(word('茶', 'chá', 300))
	const words = [[{ word: '茶', pinyin: 'chá' }]]
	await db.insert(exercises).values([
		{ ...exercise, id: 'first', orderNo: 1, words },
		{ ...exercise, id: 'damaged', orderNo: 2 },
	])
	await db.run(sql`update exercises set words = '[{' where id = 'damaged'`)
	const found = await findLessonForReading(db, { slug: 'ni-hao', userId: 'marta' })
	expect(found?.written?.words.map(({ word }) => word)).toContain('茶')
})
