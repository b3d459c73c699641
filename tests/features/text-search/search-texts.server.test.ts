import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
	articles,
	exercises,
	lessonContents,
	lessonNotes,
	lessons,
	userProfiles,
} from '#app/db/schema/index.ts'
import { lessonOwner } from '#app/db/working-parts.ts'
import { searchTexts } from '#app/features/text-search/search-texts.server.ts'
import { readTextSearch } from '#app/features/text-search/text-search.ts'
import { countUses } from '#app/features/vocabulary/admin/word/word-uses.server.ts'
import {
	makeArticle,
	makeExercises,
	makeLesson,
	makeWord,
} from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { saveText } from '#tests/support/save-parts.ts'

type Db = Awaited<ReturnType<typeof memoryDatabase>>

/** The market, a lesson of a course, with notes and an exercise; and an article about a train. */
async function library() {
	const db = await memoryDatabase()
	await makeLesson(db, { id: 'town', type: 'course', title: { zh: '城里', en: 'In Town' } })
	await makeLesson(db, {
		id: 'market',
		parentId: 'town',
		title: { zh: '去市场', en: 'To the Market' },
	})
	await db.insert(lessonContents).values({
		lessonId: 'market',
		content: contentFrom(
			'我 | 去 | 市场 | 买 | 西红柿 | 。 / I buy tomatoes at the market.',
			'T恤 | 很 | 便宜 | 。 / The T-shirt is cheap.',
		),
	})
	await db.insert(lessonNotes).values({
		lessonId: 'market',
		source: '## 很 joins',
		blocks: [
			{ type: 'heading', spans: [{ text: '很 before adjectives' }] },
			{ type: 'example', zh: [{ word: '很' }, { word: '便宜' }], en: 'cheap' },
		],
	})
	await makeExercises(
		db,
		'market',
		'[true_false]\nzh: 西红柿很贵。\nen: Tomatoes are dear.\n* false',
	)
	await makeArticle(db, { id: 'train' })
	return db
}

/** Each found line as "market text 1", with its version where it has one. */
async function find(db: Db, query: Record<string, string>): Promise<string[]> {
	const { found, total } = await searchTexts(db, readTextSearch(new URLSearchParams(query)))
	const lines = found.flatMap(({ owner, lines }) =>
		lines.map(({ part, place, version }) =>
			[owner.id, part, place, version].filter((word) => word !== undefined).join(' '),
		),
	)
	expect(total).toBe(lines.length)
	return lines
}

test('titles, texts, notes and exercises are found in Chinese, by two characters or one', async () => {
	const db = await library()
	expect(await find(db, { q: '市场' })).toEqual(['market title 1', 'market text 1'])
	expect(await find(db, { q: '红柿' })).toEqual(['market text 1', 'market exercises 1'])
	expect(await find(db, { q: '很' })).toEqual([
		'market text 2',
		'market notes 1',
		'market notes 2',
		'market exercises 1',
	])
	expect(await find(db, { q: '场买西' })).toEqual(['market text 1'])
	expect(await find(db, { q: '火车' })).toEqual(['train title 1', 'train text 1'])
	expect(await find(db, { q: '飞机' })).toEqual([])
	expect(await find(db, { q: 't恤' })).toEqual(['market text 2'])
})

test('an exercise is found whatever notation stands in it', async () => {
	const db = await library()
	await makeExercises(db, 'town', '[cloze]\nzh: 他慢慢␟地[de]走，我{跑}了。[完]\n- zh: 坐')
	expect(await find(db, { q: '慢慢地走，我跑了' })).toEqual(['town exercises 1'])
	const { found } = await searchTexts(db, readTextSearch(new URLSearchParams({ q: '慢慢地' })))
	expect(found[0]?.lines[0]?.zh).toContainEqual({ text: '慢慢地', isMatch: true })
})

test('English is found by words and their beginnings', async () => {
	const db = await library()
	expect(await find(db, { q: 'tomato' })).toEqual(['market text 1', 'market exercises 1'])
	expect(await find(db, { q: 'THE MARK' })).toEqual(['market title 1', 'market text 1'])
	expect(await find(db, { q: 'adjectives' })).toEqual(['market notes 1'])
	expect(await find(db, { q: '" OR en:' })).toEqual([])
	expect(await find(db, { q: '%' })).toEqual([])
})

test('the match is marked', async () => {
	const { found } = await searchTexts(
		await library(),
		readTextSearch(new URLSearchParams({ q: '西红柿', kind: 'lessons' })),
	)
	expect(found[0]?.lines[0]?.zh).toEqual([
		{ text: '我去市场买' },
		{ text: '西红柿', isMatch: true },
		{ text: '。' },
	])
})

test('a kind, a course and a page narrow the list', async () => {
	const db = await library()
	expect(await find(db, { q: 'the', kind: 'articles' })).toEqual(['train text 1'])
	expect(await find(db, { q: 'the', course: 'town' })).toEqual([
		'market title 1',
		'market text 1',
		'market text 2',
	])
	const beyond = await searchTexts(
		db,
		readTextSearch(new URLSearchParams({ q: '很', size: '10', page: '2' })),
	)
	expect(beyond).toMatchObject({ total: 4, found: [] })
})

test('a saved text is found beside the published one, each line once', async () => {
	const db = await library()
	const actor = { id: 'shen', email: 'shen@example.com' }
	await db.insert(userProfiles).values({ ...actor, displayName: '沈岚', status: 1, level: 99 })
	const content = contentFrom(
		'我 | 去 | 市场 | 买 | 番茄 | 。 / I buy tomatoes at the market.',
		'T恤 | 很 | 便宜 | 。 / The T-shirt is cheap.',
	)
	const order = { owner: lessonOwner('market'), content, version: 1, actor, now: new Date() }
	expect(await saveText(db, order)).toMatchObject({ ok: true })
	expect(await find(db, { q: '番茄' })).toEqual(['market text 1 saved'])
	expect(await find(db, { q: '西红柿', kind: 'lessons' })).toEqual([
		'market text 1 published',
		'market exercises 1',
	])
	expect(await find(db, { q: '便宜' })).toEqual(['market text 2 saved', 'market notes 2'])
})

test('a deleted text is not found, and a damaged one has no lines', async () => {
	const db = await library()
	await db.run(
		sql`update lesson_contents set content = '[{"zh": 1}, "x", {"zh": ["y", {"word": "坏"}]}'`,
	)
	expect(await find(db, { q: '市场' })).toEqual(['market title 1'])
	await db.run(
		sql`update lesson_contents set content = '[{"zh": 1}, "x", {"zh": ["y", {"word": "坏"}]}]'`,
	)
	expect(await find(db, { q: '坏' })).toEqual(['market text 3'])
	await db.run(sql`update lesson_notes set blocks = 'damaged'`)
	await db.update(lessons).set({ isDeleted: true }).where(eq(lessons.id, 'town'))
	expect(await find(db, { q: '很' })).toEqual([])
})

test('no line is left of what is purged or moved', async () => {
	const db = await library()
	await db.update(exercises).set({ orderNo: 2 })
	expect(await find(db, { q: '贵' })).toEqual(['market exercises 2'])
	await db.update(articles).set({ title: '慢车' })
	expect(await find(db, { q: '慢车' })).toEqual(['train title 1'])
	await db.delete(lessons)
	await db.delete(articles)
	expect(await db.all(sql`select * from text_lines`)).toEqual([])
	await db.run(sql`insert into text_index (text_index) values ('integrity-check')`)
})

test('the uses of a word are those of the cut text', async () => {
	const db = await library()
	const [market, tomato, red] = [
		await makeWord(db, { word: '市场', pinyin: 'shì chǎng' }),
		await makeWord(db, { word: '西红柿', pinyin: 'xī hóng shì' }),
		await makeWord(db, { word: '红', pinyin: 'hóng' }),
	]
	expect(await countUses(db, [market.id])).toEqual({
		lessons: 1,
		articles: 0,
		exercises: 0,
		sentences: 1,
	})
	expect(await countUses(db, [market.id, tomato.id])).toMatchObject({ lessons: 1, sentences: 1 })
	expect(await countUses(db, [red.id])).toMatchObject({ sentences: 0 })
	expect(await countUses(db, [])).toMatchObject({ sentences: 0 })
	expect(await countUses(db, [999_999])).toMatchObject({ sentences: 0 })
	expect(await find(db, { q: '西红柿', as: 'word' })).toEqual(['market text 1'])
	expect(await find(db, { q: '红', as: 'word' })).toEqual([])
})
