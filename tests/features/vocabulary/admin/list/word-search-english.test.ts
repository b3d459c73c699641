import { expect, test } from 'vitest'
import { vocab } from '#app/db/schema/index.ts'
import { listWords } from '#app/features/vocabulary/admin/list/list-words.server.ts'
import { readWordSearch } from '#app/features/vocabulary/admin/list/word-search.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

async function vocabulary() {
	const db = await memoryDatabase()
	const noun = (definition: string) => ({
		poses: ['noun' as const],
		meaning: { noun: { definition } },
		levels: [],
	})
	await db.insert(vocab).values([
		{ word: '书', traditional: '書', pinyin: 'shū', ...noun('book; letter') },
		{ word: '菜市场', traditional: '菜市場', pinyin: 'cài shì chǎng', ...noun('food market') },
		{ word: '超市', pinyin: 'chāo shì', ...noun('super market'), isCustom: true },
		{ word: '市集', pinyin: 'shì jí', ...noun('food market, fair'), status: 0 },
	])
	return async (search: string) => {
		const { words, total } = await listWords(db, readWordSearch(new URLSearchParams(search)))
		return [words.map(({ word }) => word).join(' '), total]
	}
}

test.each([
	['english=book', '书', 1],
	['english=Books', '书', 1],
	['english=mark', '市集 超市 菜市场', 3],
	['english=food market', '市集 菜市场', 2],
	['english=market&kind=custom', '超市', 1],
	['english=market&status=enabled', '超市 菜市场', 2],
	['english=market&status=disabled', '市集', 1],
	['english=noun', '', 0],
	['english="(*', '市集 超市 菜市场 书', 4],
	['english=market&pinyin=chang', '菜市场', 1],
])('%s finds %j', async (search, words, total) => {
	const found = await vocabulary()
	expect(await found(search)).toEqual([words, total])
})

test.each([
	['word=書', '书', 1],
	['word=菜市場', '菜市场', 1],
	['word=市場', '菜市场', 1],
	['word=市场', '菜市场', 1],
	['word=菜市场', '菜市场', 1],
	['word=市菜場', '', 0],
])('%s finds %j, by either form', async (search, words, total) => {
	const found = await vocabulary()
	expect(await found(search)).toEqual([words, total])
})
