import { expect, test } from 'vitest'
import { vocab } from '#app/db/schema/index.ts'
import { loader } from '#app/features/vocabulary/pages/word-entries.ts'
import { makeWord } from '#tests/support/content-factories.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { marta } from '#tests/support/users.ts'

async function withWords() {
	const { db, visit } = await testPlatform()
	const row = { word: '长', poses: ['noun' as const], meaning: { noun: { definition: 'long' } } }
	await db.insert(vocab).values([
		{ ...row, pinyin: 'zhǎng', levels: [], frequency: 1 },
		{ ...row, pinyin: 'cháng', levels: [], frequency: 9, traditional: '長' },
		{ ...row, pinyin: 'cāng', levels: [], status: 0 },
	])
	const ask = (search: string, showsCoarse = false) => {
		const visited = visit(`/words${search}`)
		const context = { ...visited.context, user: async () => ({ ...marta, showsCoarse }) }
		return answerOf(loader({ ...visited, context }))
	}
	return Object.assign(ask, { db })
}

test("a word's readings are listed, most frequent first", async () => {
	const ask = await withWords()
	expect(await (await ask('?word=长')).json()).toEqual([
		{ word: '长', traditional: '長', pinyin: 'cháng', meanings: [['noun', 'long']], levels: [] },
		{ word: '长', pinyin: 'zhǎng', meanings: [['noun', 'long']], levels: [] },
	])
	expect(await (await ask('?word=汉路')).json()).toEqual([])
})

test('several words are listed in one answer', async () => {
	const ask = await withWords()
	await makeWord(ask.db, { word: '大', pinyin: 'dà' })
	const answer = await (await ask('?word=长&word=大&word=汉路')).json()
	expect(answer).toMatchObject([{ pinyin: 'cháng' }, { pinyin: 'zhǎng' }, { pinyin: 'dà' }])
})

test('a gloss comes first, with measure words; all meanings are there on request', async () => {
	const ask = await withWords()
	const gloss = { 'measure word': { definition: 'for books' }, noun: { definition: 'notebook' } }
	const short = {
		word: '本',
		pinyin: 'běn',
		meanings: [
			['measure word', 'for books'],
			['noun', 'notebook'],
		],
		levels: [],
		measureWords: ['个'],
	}
	await ask.db.insert(vocab).values({
		word: '本',
		pinyin: 'běn',
		poses: ['noun'],
		meaning: { noun: { definition: 'root; origin; source; volume' } },
		gloss,
		measureWords: ['个'],
		levels: [],
	})
	expect(await (await ask('?word=本')).json()).toEqual([{ ...short, hasMore: true }])
	expect(await (await ask('?word=本&meanings=all')).json()).toEqual([
		{ ...short, meanings: [['noun', 'root; origin; source; volume']] },
	])
})

test('coarse senses come with all meanings, for a person who asked for them', async () => {
	const ask = await withWords()
	const coarse = { noun: { definition: '(slang) prostitute' } }
	const meaning = { noun: { definition: 'chicken' } }
	const row = { word: '鸡', pinyin: 'jī', poses: ['noun' as const], levels: [] }
	await ask.db.insert(vocab).values([
		{ ...row, meaning, coarse },
		{ ...row, word: '屄', pinyin: 'bī', poses: [], meaning: {}, coarse },
	])
	const shown = { word: '鸡', pinyin: 'jī', meanings: [['noun', 'chicken']], levels: [] }
	const kept = { ...shown, hasCoarse: true }
	expect(await (await ask('?word=鸡')).json()).toEqual([kept])
	expect(await (await ask('?word=鸡', true)).json()).toEqual([kept])
	expect(await (await ask('?word=鸡&meanings=all')).json()).toEqual([kept])
	expect(await (await ask('?word=鸡&meanings=all', true)).json()).toEqual([
		{ ...kept, coarse: [['noun', '(slang) prostitute']] },
	])
	expect(await (await ask('?word=屄')).json()).toMatchObject([{ meanings: [], hasCoarse: true }])
})

test('the length and the number of words are limited', async () => {
	const ask = await withWords()
	expect((await ask('')).status).toBe(400)
	expect((await ask(`?word=${'长'.repeat(51)}`)).status).toBe(400)
	expect((await ask(`?word=长&word=`)).status).toBe(400)
	expect((await ask(`?${'word=长&'.repeat(101)}`)).status).toBe(400)
})
