import { expect, test } from 'vitest'
import type { Db } from '#app/db/client.server.ts'
import {
	articles,
	lessonContents,
	lessonProgress,
	lessonShares,
	type lessons,
	ownTextParts,
	ownTexts,
} from '#app/db/schema/index.ts'
import { lessonConfigSchema } from '#app/domain/courses/lesson-config.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { findWordPage } from '#app/features/dictionary/word-page.server.ts'
import { countWords, makeLesson, makeWord } from '#tests/support/content-factories.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { recordOf } from '#tests/support/progress-records.ts'
import { marta } from '#tests/support/users.ts'

const none = { words: Array(8).fill(0), distinct: Array(8).fill(0) }
const unlisted = { names: 0, byEdition: { '2.0': none, '3.0': none, '2026': none } }

function textWith(name: string): LessonContent {
	return [
		{ zh: [{ word: '你好' }, { word: '。' }], en: 'Hello.', blank: 'normal' },
		{
			zh: [{ word: '我' }, { word: '学习', pinyin: 'xué xí' }, { word: `${name}。` }],
			en: 'I learn.',
			blank: 'normal',
		},
	]
}

async function makeText(
	db: Db,
	vocabId: number,
	values: Partial<typeof lessons.$inferInsert> & { id: string },
): Promise<void> {
	await makeLesson(db, values)
	await db.insert(lessonContents).values({ lessonId: values.id, content: textWith(values.id) })
	await countWords(db, { lessonId: values.id, vocabIds: [vocabId] })
}

test('a word has its readings, characters and the words with it', async () => {
	const db = await memoryDatabase()
	for (const [word, pinyin, frequency] of [
		['学习班', 'xué xí bān', 10],
		['习', 'xí', 20],
		['学', 'xué', 30],
		['学习', 'xué xí', 40],
	] as const) {
		await makeWord(db, {
			word,
			pinyin,
			frequency,
			traditional: word.replace('学', '學').replace('习', '習'),
		})
	}
	const page = await findWordPage(db, { word: '学习', person: marta })
	expect(page).toMatchObject({
		word: '学习',
		readings: [{ pinyin: 'xué xí', traditional: '學習', standing: 'new', said: null }],
		characters: [{ word: '学' }, { word: '习' }],
		containing: [{ word: '学习班' }],
		sentences: [],
	})
	expect(await findWordPage(db, { word: '學習', person: marta })).toMatchObject({ word: '学习' })
	expect(await findWordPage(db, { word: '没有', person: marta })).toBeUndefined()
})

test('a word of one character has no characters of its own', async () => {
	const db = await memoryDatabase()
	await makeWord(db, { word: '学', pinyin: 'xué' })
	expect(await findWordPage(db, { word: '学', person: marta })).toMatchObject({ characters: [] })
})

test('sentences come from what the person may open, and from nothing else', async () => {
	const db = await memoryDatabase()
	await makeAccount(db, { id: marta.id })
	const { id } = await makeWord(db)
	const course = await makeLesson(db, { id: 'private-course', type: 'course', isPrivate: true })
	const shared = await makeLesson(db, { id: 'shared-course', type: 'course', isPrivate: true })
	await db.insert(lessonShares).values({ lessonId: shared, userId: marta.id })
	for (const lesson of [
		{ id: 'free' },
		{ id: 'paid', isFree: false },
		{ id: 'private', isPrivate: true },
		{ id: 'disabled', status: 0 },
		{ id: 'coming-soon', status: 2 },
		{ id: 'deleted', isDeleted: true },
		{ id: 'in-a-private-course', parentId: course },
		{ id: 'in-a-shared-course', parentId: shared },
	]) {
		await makeText(db, id, lesson)
	}
	for (const article of [
		{ id: 'open-article' },
		{ id: 'disabled-article', status: 0 },
		{ id: 'deleted-article', isDeleted: true },
	]) {
		await db.insert(articles).values({
			enTitle: article.id,
			title: '文',
			level: 'beginner',
			content: textWith(article.id),
			...article,
		})
		await countWords(db, { articleId: article.id, vocabIds: [id] })
	}
	const pathsFor = async (level: number) =>
		(await findWordPage(db, { word: '学习', person: { ...marta, level } }))?.sentences.map(
			({ path }) => path.replace(/#p2$/, '').replace(/.*\//, ''),
		)
	const open = ['free', 'in-a-shared-course', 'open-article']
	expect((await pathsFor(1))?.sort()).toEqual(open)
	expect((await pathsFor(2))?.sort()).toEqual([...open, 'paid'].sort())
	expect((await pathsFor(99))?.sort()).toEqual(
		[
			...open,
			'coming-soon',
			'disabled',
			'disabled-article',
			'in-a-private-course',
			'paid',
			'private',
		].sort(),
	)
})

test('texts that were read come first, then the easier ones', async () => {
	const db = await memoryDatabase()
	await makeAccount(db, { id: marta.id })
	const { id } = await makeWord(db)
	await makeText(db, id, { id: 'hard', level: 'advanced' })
	await makeText(db, id, { id: 'easy', level: 'beginner' })
	await makeText(db, id, { id: 'read', level: 'expert' })
	await db.insert(lessonProgress).values({
		userId: marta.id,
		lessonId: 'read',
		record: recordOf(marta.id, [
			['2026-01-01T08:00:00.000Z', { learned: true, learnedAt: '2026-01-01T08:00:00.000Z' }],
		]),
	})
	const page = await findWordPage(db, { word: '学习', person: marta })
	expect(page?.sentences.map(({ path, isRead }) => [path, isRead])).toEqual([
		['/courses/lessons/read#p2', true],
		['/courses/lessons/easy#p2', false],
		['/courses/lessons/hard#p2', false],
	])
	expect(page?.sentences[0]).toMatchObject({
		english: 'I learn.',
		title: 'Hello',
		pieces: [{ text: '我' }, { text: '学习', pinyin: 'xué xí', isWord: true }, { text: 'read。' }],
	})
})

test('the speaker of a dialogue is no part of its sentence', async () => {
	const db = await memoryDatabase()
	const { id } = await makeWord(db, { word: '您好', pinyin: 'nín hǎo' })
	await makeLesson(db, { id: 'talk', config: lessonConfigSchema.parse({ dialogMode: true }) })
	const zh = ['服务员', '：', '您好', '！'].map((word) => ({ word }))
	await db
		.insert(lessonContents)
		.values({ lessonId: 'talk', content: [{ zh, en: 'Hello!', blank: 'normal' }] })
	await countWords(db, { lessonId: 'talk', vocabIds: [id] })
	const page = await findWordPage(db, { word: '您好', person: marta })
	expect(page?.sentences[0]?.pieces.map(({ text }) => text).join('')).toBe('您好！')
})

test.each(['好\r\n\t好', 'A 片', '“好”', '100%', '_%', '*', '𠮷野家'])(
	'the address of %j is answered',
	async (word) => {
		const db = await memoryDatabase()
		expect(await findWordPage(db, { word, person: marta })).toBeUndefined()
		await makeWord(db, { word, pinyin: 'x' })
		expect((await findWordPage(db, { word, person: marta }))?.word).toBe(word)
	},
)

test('sentences of one’s own texts come last, and are nobody else’s', async () => {
	const db = await memoryDatabase()
	await makeAccount(db, { id: marta.id })
	await makeAccount(db, { id: 'tom', email: 'tom@hanlu.test' })
	const { id } = await makeWord(db)
	await makeText(db, id, { id: 'free' })
	await db.insert(ownTexts).values([
		{ id: 'rain', userId: marta.id, title: '雨', tags: [] },
		{ id: 'snow', userId: 'tom', title: '雪', tags: [] },
	])
	const counts = { listed: 1, unlisted, groups: [{ ranks: {}, words: [id, 1, id + 1, id] }] }
	const part = { title: '', characters: 9, bytes: 27, version: 1, content: textWith('rain') }
	// The other word stands there as often as this word's number says.
	const other = { ...counts, groups: [{ ranks: {}, words: [id + 1, id, id + 2, id] }] }
	await db.insert(ownTextParts).values([
		{ ...part, textId: 'rain', number: 1, counts: other },
		{ ...part, textId: 'rain', number: 2, counts },
		{ ...part, textId: 'snow', number: 1, counts },
	])
	const found = async (reader: typeof marta) =>
		(await findWordPage(db, { word: '学习', person: reader }))?.sentences
	expect((await found(marta))?.map(({ path }) => path)).toEqual([
		'/courses/lessons/free#p2',
		'/texts/rain/2#p2',
	])
	expect((await found(marta))?.[1]).toMatchObject({ title: '雨', isRead: false })
	expect((await found({ ...marta, id: 'tom' }))?.map(({ path }) => path)).toContain(
		'/texts/snow/1#p2',
	)
})
