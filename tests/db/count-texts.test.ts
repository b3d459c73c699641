import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { countWaitingTexts, findCountable, putCounts } from '#app/db/count-texts.ts'
import { articles, countedTexts, lessonContents, textWords, vocab } from '#app/db/schema/index.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { makeLesson, makeWord } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

const now = new Date('2026-11-22T12:00:00Z')

const hello = contentFrom('学习[xué xí] | ， | 好[hǎo] | 学习[xué xí] | 李明[Lǐ Míng] / Study!')

async function withTexts() {
	const db = await memoryDatabase()
	const study = await makeWord(db)
	const lessonId = await makeLesson(db, { id: 'hello' })
	await db.insert(lessonContents).values({ lessonId, content: hello })
	const waiting = (more: { most?: number; now?: Date } = {}) =>
		countWaitingTexts(db, { most: 100, now, ...more })
	const counts = async () => {
		const rows = await db
			.select({ word: vocab.word, count: textWords.count })
			.from(textWords)
			.innerJoin(vocab, eq(vocab.id, textWords.vocabId))
			.orderBy(vocab.id)
		return rows.map(({ word, count }) => `${word} ${count}`)
	}
	return { db, study, lessonId, waiting, counts }
}

test('a text that was never counted is counted once', async () => {
	const { db, waiting, counts } = await withTexts()
	await waiting()
	expect(await counts()).toEqual(['学习 2'])
	const [text] = await db.select().from(countedTexts)
	expect(text).toMatchObject({ lessonId: 'hello', listed: 2, updatedAt: now })
	expect(text?.unlisted).toMatchObject({
		names: 1,
		byEdition: { '2.0': { words: [0, 0, 0, 0, 0, 0, 0, 1] } },
	})
	await waiting()
	expect(await db.select().from(countedTexts)).toEqual([text])
})

test('articles are counted beside lessons', async () => {
	const { db, waiting } = await withTexts()
	const train = { title: '慢火车', enTitle: 'The Slow Train', level: 'elementary' as const }
	await db.insert(articles).values({ ...train, id: 'train', content: hello })
	await waiting()
	const owners = await db.select().from(countedTexts).orderBy(countedTexts.id)
	expect(owners.map(({ lessonId, articleId }) => lessonId ?? articleId)).toEqual(['hello', 'train'])
})

test('a new word of the vocabulary is counted at the next hour', async () => {
	const { db, waiting, counts } = await withTexts()
	await waiting()
	const [before] = await db.select().from(countedTexts)
	await makeWord(db, { word: '好', pinyin: 'hǎo' })
	expect(await counts()).toEqual(['学习 2'])
	await waiting()
	expect(await counts()).toEqual(['学习 2', '好 1'])
	const after = await db.select().from(countedTexts)
	expect(after).toMatchObject([{ listed: 3, unlisted: { names: 1 } }])
	expect(after[0]?.id).toBeGreaterThan(before?.id ?? 0)
})

test('a deleted word leaves the counts at once, and the text is counted again', async () => {
	const { db, study, waiting, counts } = await withTexts()
	await waiting()
	await db.delete(vocab).where(eq(vocab.id, study.id))
	expect(await counts()).toEqual([])
	expect(await db.select().from(countedTexts)).toMatchObject([{ listed: 2 }])
	await waiting()
	expect(await db.select().from(countedTexts)).toMatchObject([{ listed: 0 }])
})

test('a disabled word is none', async () => {
	const { db, study, waiting, counts } = await withTexts()
	await db.update(vocab).set({ status: 0 }).where(eq(vocab.id, study.id))
	await waiting()
	expect(await counts()).toEqual([])
})

test('only so many texts are counted at a time, the oldest first', async () => {
	const { db, waiting } = await withTexts()
	for (const id of ['second', 'third']) {
		await makeLesson(db, { id })
		await db.insert(lessonContents).values({ lessonId: id, content: hello })
	}
	await waiting({ most: 2 })
	expect(await db.$count(countedTexts)).toBe(2)
	await waiting({ most: 2 })
	expect(await db.$count(countedTexts)).toBe(3)
	await makeWord(db, { word: '好', pinyin: 'hǎo' })
	const later = new Date(+now + 3_600_000)
	for (let hour = 0; hour < 2; hour += 1) await waiting({ most: 2, now: later })
	expect(await db.$count(countedTexts, eq(countedTexts.updatedAt, later))).toBe(3)
})

test('a text that was saved meanwhile keeps its newer counts', async () => {
	const { db, lessonId, counts } = await withTexts()
	const put = async (content: LessonContent, version: number) => {
		const countable = await findCountable(db, content)
		await db.batch([...putCounts(db, { lessonId, version, content, countable, now })])
	}
	const newer = contentFrom('学习[xué xí] / Study!')
	await db.update(lessonContents).set({ content: newer, version: 2 })
	await put(newer, 2)
	await put(hello, 1)
	expect(await counts()).toEqual(['学习 1'])
})

test('a word that is deleted between counting and writing is left out', async () => {
	const { db, study, lessonId, counts } = await withTexts()
	const countable = await findCountable(db, hello)
	await db.delete(vocab).where(eq(vocab.id, study.id))
	await db.batch([...putCounts(db, { lessonId, version: 1, content: hello, countable, now })])
	expect(await counts()).toEqual([])
	expect(await db.$count(countedTexts)).toBe(1)
})

test('a damaged text has no words and holds nothing up', async () => {
	const { db, waiting } = await withTexts()
	await db.run(sql`update ${lessonContents} set content = '{"broken'`)
	await waiting()
	expect(await db.select().from(countedTexts)).toMatchObject([{ listed: 0 }])
})

test('the counts go with a lesson that is removed', async () => {
	const { db, waiting } = await withTexts()
	await waiting()
	await db.run(sql`delete from lessons where id = 'hello'`)
	expect(await db.$count(countedTexts)).toBe(0)
	expect(await db.$count(textWords)).toBe(0)
})
