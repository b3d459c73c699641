import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
	auditLog,
	cardMarks,
	cardStates,
	cards,
	decks,
	deletedWordRows,
	deletedWords,
	hskFormerWords,
	hskLists,
	lessons,
	reviews,
	userProfiles,
	userWords,
	vocab,
} from '#app/db/schema/index.ts'
import {
	deleteWords,
	restoreWords,
} from '#app/features/vocabulary/admin/list/change-words.server.ts'
import { makeDeck, makeLesson, makeWord } from '#tests/support/content-factories.ts'
import { makeAccount, makeAdmin } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

const now = new Date('2026-11-21T08:00:00Z')
const actor = { id: 'shen-lan', email: 'shen@example.com' }

/** 冰粉 and 外卖 are custom. 小美 has both on cards, has answered the first, and marked both. */
async function vocabulary() {
	const db = await memoryDatabase()
	await makeAdmin(db, actor)
	await makeAccount(db, { id: 'xiaomei', email: 'mei@example.com' })
	await makeLesson(db, { id: 'market' })
	const jelly = await makeWord(db, {
		word: '冰粉',
		pinyin: 'bīng fěn',
		measureWords: ['碗'],
		gloss: { noun: { definition: 'ice jelly' } },
		example: { zh: '我要冰粉。', at: 2, pinyin: 'wǒ yào bīngfěn', en: 'Ice jelly' },
		frequency: 7,
		version: 3,
	})
	const takeaway = await makeWord(db, { word: '外卖', pinyin: 'wài mài' })
	await makeDeck(db, [jelly, takeaway], { id: 'own', ownerId: 'xiaomei' })
	await db.update(cards).set({ sentence: '我要一碗冰粉。', lessonId: 'market' })
	const of = { userId: 'xiaomei', cardId: 'own-1' }
	const mark = { userId: 'xiaomei', status: 'learning' as const, changedAt: now }
	await db.batch([
		db.insert(cardStates).values({
			...of,
			state: 'review',
			due: now,
			stability: 12.345678901234567,
			difficulty: 0.1,
			logLength: 2,
		}),
		db.insert(cardMarks).values({ ...of, isBookmarked: true, notes: 'Sichuan\n"cold"' }),
		db.insert(reviews).values([
			{ ...of, id: 'r1', mode: 'recall', grade: 'good', at: now },
			{ ...of, id: 'r2', mode: 'recall', grade: 'undo', undoes: 'r1', at: now },
		]),
		db.insert(userWords).values([
			{ ...mark, vocabId: jelly.id, sentence: '我要一碗冰粉。', lessonId: 'market' },
			{ ...mark, vocabId: takeaway.id },
		]),
	])
	await db.insert(hskLists).values({ edition: '3.0', source: 'hsk30.csv', sha256: '' })
	await db.insert(hskFormerWords).values({
		edition: '3.0',
		vocabId: jelly.id,
		levels: [],
		pinyin: 'bīng fen',
		officialPinyin: 'bīng fěn',
	})
	const seen = (...words: { id: number; version: number }[]) =>
		words.map(({ id, version }) => ({ id, version }))
	const remove = (...words: Parameters<typeof seen>) =>
		deleteWords(db, { words: seen(...words), actor, now })
	const restore = (...words: { id: number }[]) =>
		restoreWords(db, { form: { intent: 'restore', id: words.map(({ id }) => id) }, actor, now })
	const tables = [vocab, cards, cardStates, cardMarks, reviews, userWords, hskFormerWords]
	const everything = async () => {
		const rows: unknown[] = []
		for (const table of tables) rows.push(await db.select().from(table).orderBy(sql`1, 2`))
		return rows
	}
	return { db, jelly, takeaway, remove, restore, everything }
}

test('a restored word is as it was, with its cards, their answers and what learners said', async () => {
	const { db, jelly, takeaway, remove, restore, everything } = await vocabulary()
	const before = await everything()
	expect(await remove(jelly, takeaway)).toEqual({ ok: true, value: 2 })
	expect(await everything()).toEqual([[], [], [], [], [], [], []])
	expect(await db.select().from(deletedWords)).toMatchObject([
		{ vocabId: jelly.id, word: '冰粉', pinyin: 'bīng fěn', deletedAt: now, deletedBy: 'shen-lan' },
		{ word: '外卖' },
	])
	expect(await restore(jelly, takeaway)).toEqual({ ok: true, value: 2 })
	expect(await everything()).toEqual(before)
	expect(await db.$count(deletedWords)).toBe(0)
	expect(await db.$count(deletedWordRows)).toBe(0)
	expect(await db.all(sql`select * from pragma_foreign_key_check`)).toEqual([])
})

test('only the words that are asked for come back', async () => {
	const { db, jelly, takeaway, remove, restore } = await vocabulary()
	await remove(jelly, takeaway)
	await restore(takeaway)
	expect((await db.select().from(vocab)).map(({ word }) => word)).toEqual(['外卖'])
	expect((await db.select().from(deletedWords)).map(({ word }) => word)).toEqual(['冰粉'])
})

test('a deletion and a restoration are logged, and restoring twice restores once', async () => {
	const { db, jelly, remove, restore } = await vocabulary()
	await remove(jelly)
	await restore(jelly)
	expect(await restore(jelly)).toEqual({ ok: true, value: 1 })
	expect(await db.select().from(auditLog)).toMatchObject([
		{ action: 'word.delete', objectId: String(jelly.id) },
		{
			action: 'word.restore',
			actorId: 'shen-lan',
			objectId: String(jelly.id),
			after: { word: '冰粉', pinyin: 'bīng fěn' },
		},
	])
})

test('a word that the vocabulary has again stays in the trash, and others with it', async () => {
	const { db, jelly, takeaway, remove, restore } = await vocabulary()
	await remove(jelly, takeaway)
	await makeWord(db, { word: '冰粉', pinyin: 'bīngfěn' })
	expect(await restore(jelly, takeaway)).toEqual({
		ok: false,
		error: { code: 'vocabulary.there-again', values: { word: '冰粉', pinyin: 'bīng fěn' } },
	})
	expect(await db.$count(deletedWords)).toBe(2)
})

test('a word that is neither here nor in the trash cannot be restored', async () => {
	const { restore } = await vocabulary()
	expect(await restore({ id: 999 })).toEqual({
		ok: false,
		error: { code: 'vocabulary.not-found' },
	})
})

test('what a row referred to and is gone by then leaves nothing dangling', async () => {
	const { db, jelly, remove, restore } = await vocabulary()
	await makeAccount(db, { id: 'lei', email: 'lei@example.com' })
	await makeDeck(db, [jelly], { id: 'other', ownerId: 'lei' })
	await remove(jelly)
	await db.batch([
		db.delete(lessons).where(eq(lessons.id, 'market')),
		db.delete(decks).where(eq(decks.id, 'other')),
		db.delete(userProfiles).where(eq(userProfiles.id, 'lei')),
	])
	expect(await restore(jelly)).toMatchObject({ ok: true })
	expect(await db.select().from(cards)).toMatchObject([
		{ id: 'own-2' },
		{ id: 'own-1', lessonId: null, sentence: '我要一碗冰粉。' },
	])
	expect(await db.all(sql`select * from pragma_foreign_key_check`)).toEqual([])
})

test('a new word never gets the number of one in the trash', async () => {
	const { db, jelly, takeaway, remove } = await vocabulary()
	await remove(jelly, takeaway)
	const made = await makeWord(db, { word: '新词', pinyin: 'xīn cí' })
	expect(made.id).toBeGreaterThan(takeaway.id)
})

test('every table that refers to a word or its cards is put away with it, but for counts of texts', async () => {
	const { db } = await vocabulary()
	const referring = await db.all<{ name: string }>(sql`
		select distinct tables.name
		from sqlite_master as tables, pragma_foreign_key_list(tables.name) as key
		where key."table" in ('vocab', 'cards') order by tables.name`)
	expect(referring.map(({ name }) => name)).toEqual([
		...[
			'card_marks',
			'card_states',
			'cards',
			'hsk_former_words',
			'reviews',
			'text_words',
			'user_words',
		],
	])
})
