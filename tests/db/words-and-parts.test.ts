import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vocab } from '#app/db/schema/index.ts'
import { wordsAndParts } from '#app/db/words-and-parts.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

async function withWords(...words: string[]) {
	const db = await memoryDatabase()
	const meaning = { noun: { definition: 'a word' } }
	for (const word of words) {
		await db.insert(vocab).values({ word, pinyin: 'x', poses: [], meaning, levels: [] })
	}
	return async (...wanted: string[]) => {
		const query = sql`select value from json_each(${JSON.stringify(wanted)})`
		const rows = await db.all<{ word: string }>(sql`select * from (${wordsAndParts(query)})`)
		return rows.map(({ word }) => word).sort()
	}
}

test('the parts of a word come with it only if the vocabulary lacks it', async () => {
	const partsOf = await withWords('学习')
	expect(await partsOf('学习')).toEqual(['学习'])
	expect(await partsOf('商量商')).toEqual(['商', '商量', '商量商', '量', '量商'])
	expect(await partsOf('我')).toEqual(['我'])
	expect(await partsOf()).toEqual([])
})

test('very long words stay whole', async () => {
	const partsOf = await withWords()
	expect(await partsOf('中华人民共和国万岁')).toEqual(['中华人民共和国万岁'])
})

test('every part is a piece of its word', async () => {
	const partsOf = await withWords()
	const word = fc.string({
		unit: fc.constantFrom('一', '不', '看', '𠮷'),
		minLength: 1,
		maxLength: 8,
	})
	await fc.assert(
		fc.asyncProperty(word, async (text) => {
			const pieces = await partsOf(text)
			expect(pieces).toContain(text)
			expect(pieces.filter((piece) => piece === '' || !text.includes(piece))).toEqual([])
		}),
		{ numRuns: 20 },
	)
})
