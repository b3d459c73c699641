import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '#app/db/client.server.ts'
import { userWords, vocab } from '#app/db/schema/index.ts'
import { readQuery } from '#app/domain/dictionary/query.ts'
import { searchWords } from '#app/features/dictionary/search-words.server.ts'
import { makeWord } from '#tests/support/content-factories.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { marta } from '#tests/support/users.ts'

type Word = [word: string, pinyin: string, english: string, frequency: number, traditional?: string]

/** The less frequent first, as the seed has them. */
const words: Word[] = [
	['书本', 'shū běn', 'book', 40, '書本'],
	['图', 'tú', 'picture', 450, '圖'],
	['图书馆', 'tú shū guǎn', 'library', 500, '圖書館'],
	['预订', 'yù dìng', 'to book; to reserve', 600, '預訂'],
	['西安', 'Xī ān', 'Xi’an, city in Shaanxi', 700],
	['看书', 'kàn shū', 'to read a book', 900, '看書'],
	['女儿', 'nǚ ér', 'daughter', 1000, '女兒'],
	['先', 'xiān', 'first; before', 4000],
	['喝', 'hē', 'to drink', 5000],
	['女人', 'nǚ rén', 'woman', 6000],
	['书', 'shū', 'book; letter', 20_000, '書'],
	['看', 'kàn', 'to look at; to read', 50_000],
	['我们', 'wǒ men', 'we; us', 90_000, '我們'],
	['他', 'tā', 'he; him', 95_000],
]

async function dictionary(): Promise<Db> {
	const db = await memoryDatabase()
	for (const [word, pinyin, definition, frequency, traditional = word] of words) {
		const isVerb = definition.startsWith('to ')
		await makeWord(db, {
			word,
			pinyin,
			frequency,
			traditional,
			poses: [isVerb ? 'verb' : 'noun'],
			meaning: isVerb ? { verb: { definition } } : { noun: { definition } },
		})
	}
	return db
}

async function found(db: Db, typed: string, page = 1): Promise<string[]> {
	const query = readQuery(typed)
	if (!query) return []
	return (await searchWords(db, { query, page, person: marta })).words.map(({ word }) => word)
}

test.each([
	['书', ['书', '书本', '看书', '图书馆']],
	['書', ['书']],
	['圖書館', ['图书馆']],
	['圖書', ['图书馆']],
	['我看书', ['看书', '看', '书']],
])('hanzi: %s', async (typed, expected) => {
	const words = await found(await dictionary(), typed)
	expect(words.slice(0, expected.length)).toEqual(expected)
})

test.each([
	['kanshu', ['看书']],
	['kan4 shu1', ['看书']],
	['kàn shū', ['看书']],
	['nv3er2', ['女儿']],
	["nü'ér", ['女儿']],
	['xi1 an1', ['西安', '先']],
	["xi'an", ['西安', '先']],
	['xian1', ['先', '西安']],
	['tushug', ['图书馆']],
])('pinyin: %s', async (typed, expected) => {
	const words = await found(await dictionary(), typed)
	expect(words.slice(0, expected.length)).toEqual(expected)
})

test.each([
	['book', '书'],
	['books', '书'],
	['to book', '预订'],
	['reserve', '预订'],
	['to look', '看'],
	['reading', '看'],
	['woman', '女人'],
])('English: %s', async (typed, expected) => {
	const [first] = await found(await dictionary(), typed)
	expect(first).toBe(expected)
})

test('letters that are pinyin and English find both', async () => {
	const db = await dictionary()
	expect((await found(db, 'women')).slice(0, 1)).toEqual(['我们'])
	expect((await found(db, 'he')).slice(0, 2).sort()).toEqual(['他', '喝'])
})

test('a word carries its standing for the person', async () => {
	const db = await dictionary()
	await makeAccount(db, { id: marta.id })
	const [book] = await db.select().from(vocab).where(eq(vocab.word, '书'))
	await db.insert(userWords).values({
		userId: marta.id,
		vocabId: book?.id ?? 0,
		status: 'known',
		changedAt: new Date(),
	})
	const query = readQuery('book')
	if (!query) throw new Error('there is a query')
	const { words } = await searchWords(db, { query, page: 1, person: marta })
	expect(words.slice(0, 2).map(({ word, standing }) => [word, standing])).toEqual([
		['书', 'known'],
		['预订', 'new'],
	])
})

test('twenty words stand on a page, and the total says how many there are', async () => {
	const db = await memoryDatabase()
	for (let number = 1; number <= 45; number += 1) {
		await makeWord(db, { word: `书${number}`, pinyin: `shū ${number}` })
	}
	const query = readQuery('书')
	if (!query) throw new Error('there is a query')
	const pages = await Promise.all(
		[1, 2, 3].map((page) => searchWords(db, { query, page, person: marta })),
	)
	expect(pages.map(({ words, total }) => [words.length, total])).toEqual([
		[20, 45],
		[20, 45],
		[5, 45],
	])
	const all = pages.flatMap(({ words }) => words.map(({ word }) => word))
	expect(new Set(all).size).toBe(45)
})

test('the index follows the words', async () => {
	const db = await memoryDatabase()
	const { id } = await makeWord(db, { meaning: { verb: { definition: 'to learn' } } })
	expect(await found(db, 'learn')).toEqual(['学习'])
	await db
		.update(vocab)
		.set({ gloss: { verb: { definition: 'to study' } } })
		.where(eq(vocab.id, id))
	expect(await found(db, 'study')).toEqual(['学习'])
	await db.update(vocab).set({ status: 0 }).where(eq(vocab.id, id))
	for (const typed of ['study', '学习', 'xuexi']) expect(await found(db, typed)).toEqual([])
	await db.update(vocab).set({ status: 1 }).where(eq(vocab.id, id))
	expect(await found(db, 'study')).toEqual(['学习'])
	await db.delete(vocab).where(eq(vocab.id, id))
	expect(await found(db, 'study')).toEqual([])
	await db.run(sql`insert into vocab_english (vocab_english) values ('integrity-check')`)
})

test.each(['"', "'; drop table vocab", 'a" OR "b', '(', '*', '书"', 'NEAR(a b)', '%', 'ー'])(
	'%s is only a text',
	async (typed) => {
		await expect(found(await dictionary(), typed)).resolves.toBeInstanceOf(Array)
	},
)

test('a word with coarse senses alone is found by whoever asked for such words', async () => {
	const db = await dictionary()
	const coarse = { noun: { definition: 'cunt (vulgar)' } }
	await db
		.insert(vocab)
		.values({ word: '屄', pinyin: 'bī', poses: [], meaning: {}, coarse, levels: [] })
	const query = readQuery('屄')
	if (!query) throw new Error('No query')
	const wordsFor = async (showsCoarse: boolean) =>
		(await searchWords(db, { query, page: 1, person: { ...marta, showsCoarse } })).words
	expect(await wordsFor(false)).toEqual([])
	expect(await wordsFor(true)).toMatchObject([{ word: '屄', meanings: [], hasCoarse: true }])
})
