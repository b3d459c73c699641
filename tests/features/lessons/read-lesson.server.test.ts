import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
	exercises,
	lessonContents,
	lessonNotes,
	lessonProgress,
	lessonShares,
	lessons,
	readingPlaces,
	userWords,
} from '#app/db/schema/index.ts'
import { lessonConfigSchema } from '#app/domain/courses/lesson-config.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import type { RenderedLesson } from '#app/domain/lesson-text/rendered-lesson.ts'
import { readLesson } from '#app/features/lessons/read-lesson.server.ts'
import {
	countWords,
	makeExercises,
	makeLesson,
	makeWord,
	rowOfLesson,
} from '#tests/support/content-factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { addUsers, recordOf } from '#tests/support/progress-records.ts'
import { marta } from '#tests/support/users.ts'

const nihao: LessonContent = [
	{ zh: [{ word: '你好', pinyin: 'nǐ hǎo' }], en: 'Hello', blank: 'normal' },
]

const noWords = { mastered: [], learning: [], advanced: [], 'non-hsk': [] }

async function withLesson(content?: LessonContent, isFree = true) {
	const db = await memoryDatabase()
	await makeLesson(db, { id: 'lesson', slug: 'ni-hao', isFree })
	if (content) await db.insert(lessonContents).values({ lessonId: 'lesson', content })
	const cache = new Map<string, RenderedLesson>()
	return { db, cache, read: () => readLesson(db, cache, { slug: 'ni-hao', user: marta }) }
}

test('a lesson is rendered once and then read from the cache', async () => {
	const { cache, read } = await withLesson(nihao)
	expect(await read()).toMatchObject({ ok: true, value: { lesson: { slug: 'ni-hao' } } })
	const cached = cache.get('ni-hao')
	expect(cached?.levelledFor('2.0').html).toContain('你好')
	const words = { overview: noWords, wordsToLearn: [] }
	const nothing = { entries: [], overviewFor: () => words, ownWordsOf: () => [] }
	const beside = { notesHtml: '', asideHtml: () => '', exerciseWords: {}, glossed: () => [] }
	const drawn = { drawnTitle: () => undefined, answers: [] }
	const levelled = { ...nothing, ...beside, ...drawn, html: 'from the cache' }
	if (cached) cache.set('ni-hao', { ...cached, levelledFor: () => levelled })
	expect(await read()).toMatchObject({ value: { html: 'from the cache' } })
})

test('an edited lesson is rendered again and replaces the cached one', async () => {
	const { db, cache, read } = await withLesson(nihao)
	await read()
	const content: LessonContent = [{ zh: [{ word: '再见' }], en: 'Goodbye', blank: 'normal' }]
	await db
		.update(lessonContents)
		.set({ content, version: 2 })
		.where(eq(lessonContents.lessonId, 'lesson'))
	expect(await read()).toMatchObject({ value: { html: expect.stringContaining('再见') } })
	expect(cache.get('ni-hao')?.levelledFor('2.0').html).toContain('再见')
})

test('a lesson without a text is refused and not cached', async () => {
	const { cache, read } = await withLesson()
	expect(await read()).toEqual({ ok: false, error: 'lesson.without-content' })
	expect(cache.size).toBe(0)
})

test('a page offers to go on where this person stopped, until the lesson is learned', async () => {
	const { db, read } = await withLesson(Array.from({ length: 9 }).flatMap(() => nihao))
	const offered = async () => {
		const page = await read()
		return page.ok ? page.value.place.offered : page.error
	}
	await addUsers(db, ['marta', 'tom'])
	const place = { lessonId: 'lesson', paragraphs: 9, changedAt: new Date() }
	await db.insert(readingPlaces).values({ ...place, userId: 'tom', paragraph: 7 })
	expect(await offered()).toBeUndefined()
	await db.insert(readingPlaces).values({ ...place, userId: 'marta', paragraph: 4 })
	expect(await offered()).toBe(4)
	const learnedAt = '2026-03-02T10:00:00.000Z'
	const record = recordOf('marta', [[learnedAt, { learned: true, learnedAt }]])
	await db
		.insert(lessonProgress)
		.values({ userId: 'marta', lessonId: 'lesson', learnedAt: new Date(learnedAt), record })
	expect(await offered()).toBeUndefined()
})

test('the paragraphs of a lesson have names for links', async () => {
	const { read } = await withLesson([...nihao, ...nihao])
	expect(await read()).toMatchObject({
		value: { html: expect.stringMatching(/^<p id=p1>.*<p id=p2>/) },
	})
})

test('access is checked before the cache', async () => {
	const { db, cache, read } = await withLesson(nihao)
	await read()
	await db.update(lessons).set({ isFree: false })
	expect(await read()).toEqual({ ok: false, error: 'lesson.paid' })
	cache.clear()
	expect(await read()).toEqual({ ok: false, error: 'lesson.paid' })
	expect(cache.size).toBe(0)
})

test('a very long lesson is not cached', async () => {
	const long = Array.from({ length: 10_000 }, () => ({ word: '好', pinyin: 'hǎo' }))
	const { cache, read } = await withLesson([{ zh: long, en: 'Good', blank: 'normal' }])
	expect((await read()).ok).toBe(true)
	expect(cache.size).toBe(0)
})

test('a lesson leads on to the next one of its course that its reader may open', async () => {
	const { db, read } = await withLesson(nihao)
	expect(await read()).toMatchObject({ ok: true, value: { next: undefined } })
	const item = await db.select().from(lessons).where(eq(lessons.id, 'lesson')).get()
	if (!item) throw new Error('no lesson')
	await db.insert(lessons).values({ ...item, id: 'course', slug: 'first-steps', type: 'course' })
	await db.update(lessons).set({ parentId: 'course', orderNo: 2 }).where(eq(lessons.id, 'lesson'))
	const others = {
		before: { orderNo: 1 },
		paid: { orderNo: 3, isFree: false },
		coming: { orderNo: 4, status: 2 as const },
		private: { orderNo: 5, isPrivate: true },
		deleted: { orderNo: 6, isDeleted: true },
		next: { orderNo: 7 },
		later: { orderNo: 8 },
	}
	for (const [id, other] of Object.entries(others)) {
		await db.insert(lessons).values({ ...item, id, slug: id, parentId: 'course', ...other })
	}
	expect(await read()).toMatchObject({ value: { next: { slug: 'next', title: item.title } } })
	await db.update(lessons).set({ orderNo: 9 }).where(eq(lessons.id, 'lesson'))
	expect(await read()).toMatchObject({ value: { next: undefined } })
})

test('a lesson says whether its reader may open its course', async () => {
	const { db, read } = await withLesson(nihao)
	const [lesson] = await db.select().from(lessons)
	if (!lesson) throw new Error('There is no lesson')
	await db.insert(lessons).values({ ...lesson, id: 'course', slug: 'family', type: 'course' })
	await db.update(lessons).set({ parentId: 'course' }).where(eq(lessons.id, 'lesson'))
	expect(await read()).toMatchObject({ value: { parent: { slug: 'family', isOpen: true } } })
	await db.update(lessons).set({ isPrivate: true }).where(eq(lessons.id, 'course'))
	await addUsers(db, [marta.id])
	await db.insert(lessonShares).values({ lessonId: 'lesson', userId: marta.id })
	expect(await read()).toMatchObject({ value: { parent: { slug: 'family', isOpen: false } } })
})

test('a lesson is read with its notes, and damaged notes are left out', async () => {
	const { db, read } = await withLesson(nihao)
	expect(await read()).toMatchObject({ value: { notesHtml: '' } })
	const blocks = [{ type: 'heading' as const, spans: [{ text: 'Greetings' }] }]
	await db.insert(lessonNotes).values({ lessonId: 'lesson', source: '## Greetings', blocks })
	expect(await read()).toMatchObject({
		value: { notesHtml: '<h2>Notes</h2><section><h3>Greetings</h3></section>' },
	})
	await db.run(sql`update lesson_notes set blocks = '[{}]', version = 2`)
	expect(await read()).toMatchObject({ ok: true, value: { notesHtml: '' } })
})

test('the Chinese of exercises has words like the text, by its text', async () => {
	const { db, read } = await withLesson(nihao)
	await db.insert(exercises).values({
		id: 'one',
		lessonId: 'lesson',
		orderNo: 1,
		type: 'true_false',
		question: { zh: '你好。', en: 'Hello.' },
		options: null,
		answer: 'A',
		explanation: {},
		words: [[{ word: '你好', pinyin: 'nǐ hǎo' }, { word: '。' }]],
	})
	const page = await read()
	const { words = {}, listed } = page.ok ? page.value.exercises : expect.fail(page.error)
	expect(listed).toHaveLength(1)
	expect(words.one?.['你好。']).toMatch(/^<ruby.*你好<rt lang=zh-Latn-pinyin>nǐhǎo<\/ruby>。$/)
})

test('the new words before a lesson are those that its head counts', async () => {
	const words = ['我', '喝', '咖啡'].map((word, index) => ({ word, pinyin: `w${index}` }))
	const { db, read } = await withLesson([
		{ zh: words.map((word) => word), en: 'I drink coffee', blank: 'normal' },
	])
	const rows = await Promise.all(words.map((word) => makeWord(db, word)))
	const vocabIds = rows.map(({ id }) => id)
	const [wo = 0, he = 0] = vocabIds
	await countWords(db, { lessonId: 'lesson', vocabIds })
	const newWords = async () => {
		const page = await read()
		return page.ok && [page.value.fit?.text, ...page.value.newWords.map(({ word }) => word)]
	}
	expect(await newWords()).toEqual(['3 new words', '我', '喝', '咖啡'])
	await addUsers(db, [marta.id])
	await db.insert(userWords).values([
		{ userId: marta.id, vocabId: wo, status: 'known', changedAt: new Date() },
		{ userId: marta.id, vocabId: he, status: 'ignored', changedAt: new Date() },
	])
	expect(await newWords()).toEqual(['50% known · 1 new word', '咖啡'])
})

test('the path begins with the first course that is enabled', async () => {
	const { db, read } = await withLesson(nihao)
	const isBeginning = async () => {
		const page = await read()
		return page.ok && page.value.isPathBeginning
	}
	expect(await isBeginning()).toBe(false)
	await makeLesson(db, { id: 'course', type: 'course' })
	await db.update(lessons).set({ parentId: 'course' }).where(eq(lessons.id, 'lesson'))
	expect(await isBeginning()).toBe(false)
	await db.update(lessons).set({ pathNo: 2 }).where(eq(lessons.id, 'course'))
	expect(await isBeginning()).toBe(true)
	await makeLesson(db, { id: 'earlier course', type: 'course', pathNo: 1 })
	expect(await isBeginning()).toBe(false)
	await db.update(lessons).set({ status: 0 }).where(eq(lessons.id, 'earlier course'))
	expect(await isBeginning()).toBe(true)
})

test('each question of a test belongs to the lesson that brought the last of its words to the path', async () => {
	const db = await memoryDatabase()
	for (const [pathNo, id] of ['course-before', 'course'].entries())
		await db.insert(lessons).values({ ...rowOfLesson({ id }), type: 'course', pathNo })
	await makeLesson(db, { id: 'before', parentId: 'course-before', orderNo: 0 })
	const config = lessonConfigSchema.parse({ kind: 'test' })
	const readAgain = lessonConfigSchema.parse({ kind: 'again' })
	const review = lessonConfigSchema.parse({ kind: 'review' })
	for (const [orderNo, id] of ['first', 'again', 'review', 'second', 'test'].entries()) {
		const kind =
			{ test: { config }, again: { config: readAgain }, review: { config: review } }[id] ?? {}
		await makeLesson(db, { id, parentId: 'course', orderNo, title: { zh: id, en: id }, ...kind })
	}
	const { id: tea } = await makeWord(db, { word: '茶', pinyin: 'chá' })
	const { id: cup } = await makeWord(db, { word: '杯', pinyin: 'bēi' })
	await countWords(db, { lessonId: 'first', vocabIds: [tea] })
	const { id: milk } = await makeWord(db, { word: '牛奶', pinyin: 'niú nǎi' })
	await countWords(db, { lessonId: 'before', vocabIds: [milk] })
	for (const lessonId of ['again', 'review'])
		await countWords(db, { lessonId, vocabIds: [tea, cup] })
	await countWords(db, { lessonId: 'second', vocabIds: [tea, cup, milk] })
	await db.insert(lessonContents).values({ lessonId: 'test', content: nihao })
	await makeExercises(
		db,
		'test',
		'[true_false]\nzh: 茶\n* true\n\n[choice]\nzh: 茶？\n* zh: 杯\n- zh: 茶\n\n[true_false]\nzh: 好\n* true\n\n[true_false]\nzh: 牛奶\n* true',
	)
	const words = [[['茶']], [['茶', '？'], ['杯'], ['茶']], [['好']], [['牛奶']]]
	for (const [index, lines] of words.entries()) {
		const cut = lines.map((line) => line.map((word) => ({ word })))
		await db
			.update(exercises)
			.set({ words: cut })
			.where(eq(exercises.id, `test-${index + 1}`))
	}
	const read = async (slug: string) => {
		const page = await readLesson(db, new Map(), { slug, user: marta })
		return page.ok ? page.value.testedLessons : page.error
	}
	expect(await read('test')).toEqual({
		'test-1': [{ slug: 'first', title: 'first', place: 0 }],
		'test-2': [{ slug: 'second', title: 'second', place: 3 }],
		'test-3': [null],
		'test-4': [null],
	})
	await db.insert(lessonContents).values({ lessonId: 'first', content: nihao })
	expect(await read('first')).toBeUndefined()
})
