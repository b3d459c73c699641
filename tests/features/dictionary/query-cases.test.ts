/** Queries as people type them, against the words they mean and words that are spelt nearly so. */
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { Db } from '#app/db/client.server.ts'
import { readQuery } from '#app/domain/dictionary/query.ts'
import { searchWords } from '#app/features/dictionary/search-words.server.ts'
import { seedVocabulary } from '#app/seed/vocabulary.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { marta } from '#tests/support/users.ts'
import { wholeDictionary } from '#tests/support/whole-dictionary.ts'

const words = new Set(
	'掠夺 西安 T恤 卡拉OK 圈 圈儿 全 全然 垃圾 乐色 咖啡馆 你好 拟好 先 恤 卡拉 女 女儿 女孩 女孩儿 莞尔 花 花儿 十二 事儿 第二 地儿 薄荷 播 乐 了 绿 句 许 旅行 北京 清酒 玩儿 玩'.split(
		' ',
	),
)
let db: Db

beforeAll(async () => {
	db = await memoryDatabase()
	await seedVocabulary(
		db,
		wholeDictionary.filter(({ word }) => words.has(word)),
		() => {},
	)
})

async function found(typed: string): Promise<string[]> {
	const query = readQuery(typed)
	if (!query) return []
	return (await searchWords(db, { query, page: 1, person: marta })).words.map(({ word }) => word)
}

test.each([
	['lueduo', '掠夺'],
	['lveduo', '掠夺'],
	['xian', '西安'],
	['xi an', '西安'],
	['t恤', 'T恤'],
	['卡拉ok', '卡拉OK'],
	['quanr', '圈'],
	['圈儿', '圈'],
	['le4se4', '垃圾'],
	['café', '咖啡馆'],
	['ni 3 hao 3', '你好'],
	['ｎｉｈａｏ', '你好'],
	["nühai'er", '女孩儿'],
	['jv', '句'],
	['xv', '许'],
	['lyu', '绿'],
])('%s finds %s', async (typed, word) => {
	const queries = readFileSync('tests/fixtures/cases/24-dictionary-pinyin/input.txt', 'utf8')
	expect(queries.split('\n')).toContain(typed)
	expect(await found(typed)).toContain(word)
})

test('a word with 儿 comes before the one without', async () => {
	expect((await found('quanr'))[0]).toBe('圈儿')
	expect((await found('圈儿'))[0]).toBe('圈儿')
	expect((await found('wanr'))[0]).toBe('玩儿')
})

test.each(['wan2 er', 'wan2 er2', 'wan2er', 'wan2er2', 'wán er', 'wanr2', 'wan2r', 'wan2 r5'])(
	'the 儿 of 玩儿 may be typed as a syllable: %s',
	async (typed) => {
		expect((await found(typed))[0]).toBe('玩儿')
	},
)

test('a syllable 儿 with tones finds the words that have it with these tones first', async () => {
	expect((await found('hua1 er'))[0]).toBe('花儿')
	expect((await found('nv3 er2'))[0]).toBe('女儿')
	expect((await found('nü3 hai2 er'))[0]).toBe('女孩儿')
	expect((await found('wan3 er3'))[0]).toBe('莞尔')
	expect(await found('wan er')).toContain('玩儿')
	// 二 is no 儿.
	expect((await found('di4 er4'))[0]).toBe('第二')
	expect((await found('shi4 er4'))[0]).toBe('十二')
	expect((await found('shi4 er'))[0]).toBe('事儿')
})

test('a reading of Taiwan is found whole', async () => {
	for (const typed of ['le4se4', 'le4 se4', 'lè sè']) expect(await found(typed)).toContain('垃圾')
	for (const typed of ['le4', 'lè', 'ㄌㄜˋ', 'se4'])
		expect(await found(typed)).not.toContain('垃圾')
	expect(await found('le4')).toContain('乐')
	expect(await found('bo4 he2')).toContain('薄荷')
})

test('other habits of typing find the word first', async () => {
	expect((await found('lv3xing2'))[0]).toBe('旅行')
	expect((await found('lyǔ xíng'))[0]).toBe('旅行')
	expect((await found('bei 3 jing 1'))[0]).toBe('北京')
	expect(await found('saké')).toContain('清酒')
	expect((await found('lèsè'))[0]).toBe('垃圾')
})
