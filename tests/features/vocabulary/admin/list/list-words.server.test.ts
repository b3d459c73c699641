import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { vocab } from '#app/db/schema/index.ts'
import {
	findSelectedWords,
	listWords,
	matchesFilters,
} from '#app/features/vocabulary/admin/list/list-words.server.ts'
import { readWordSearch } from '#app/features/vocabulary/admin/list/word-search.ts'
import { makeDeck } from '#tests/support/content-factories.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

/** Words with the ids from 1, every tenth of them custom. */
async function manyWords(count: number) {
	const db = await memoryDatabase()
	await db.run(sql`
		insert into vocab (word, pinyin, poses, meaning, levels, is_custom, created_at, updated_at)
		with recursive numbered (n) as (select 1 union all select n + 1 from numbered where n < ${count})
		select '字' || n, 'zì', '["noun"]', '{"noun":{"definition":"character"}}', '[]', n % 10 = 0, n, n
		from numbered`)
	const page = async (search: string) => {
		const list = await listWords(db, readWordSearch(new URLSearchParams(search)))
		return [list.words.map(({ id }) => id), list.total] as const
	}
	return { db, page }
}

test('the newest words come first, with the total', async () => {
	const { page } = await manyWords(12)
	expect(await page('size=10')).toEqual([[12, 11, 10, 9, 8, 7, 6, 5, 4, 3], 12])
	expect(await page('size=10&page=2')).toEqual([[2, 1], 12])
	expect(await page('size=10&page=3')).toEqual([[], 12])
	expect(await page('size=10&kind=custom')).toEqual([[10], 1])
})

test('a page is the same whether counted from the start or the end', async () => {
	const { page } = await manyWords(12_030)
	const pageOf = (number: number, total: number) => {
		const first = total - (number - 1) * 100
		return Array.from({ length: Math.max(0, Math.min(100, first)) }, (_, at) => first - at)
	}
	for (const number of [1, 50, 51, 52, 60, 61, 62, 100, 120, 121, 122, 500]) {
		expect(await page(`size=100&page=${number}`)).toEqual([pageOf(number, 12_030), 12_030])
		expect(await page(`size=100&page=${number}&word=字&status=enabled`)).toEqual([
			pageOf(number, 12_030),
			12_030,
		])
	}
})

test('filters can be used as a condition of other queries', async () => {
	const { db } = await manyWords(30)
	const filters = readWordSearch(new URLSearchParams('kind=custom&word=0'))
	const found = await db.select({ id: vocab.id }).from(vocab).where(matchesFilters(filters))
	expect(found).toEqual([{ id: 10 }, { id: 20 }, { id: 30 }])
	const all = readWordSearch(new URLSearchParams())
	expect(await db.$count(vocab, matchesFilters(all))).toBe(30)
})

test('selected words come with the number of learners who have them on cards', async () => {
	const { db } = await manyWords(30)
	for (const ownerId of ['xiaomei', 'tom']) {
		await makeAccount(db, { id: ownerId, email: `${ownerId}@example.com` })
		await makeDeck(db, [{ id: 10 }, { id: 20 }], { ownerId })
	}
	const found = await findSelectedWords(db, { ids: [1, 10, 20, 99], isCustomOnly: true })
	expect(found.words.map(({ word }) => word)).toEqual(['字20', '字10'])
	expect(found.learners).toBe(2)
	const any = await findSelectedWords(db, { ids: [1, 10], isCustomOnly: false })
	expect(any.words.map(({ word }) => word)).toEqual(['字10', '字1'])
	expect(await findSelectedWords(db, { ids: [30], isCustomOnly: true })).toMatchObject({
		words: [{ id: 30, word: '字30' }],
		learners: 0,
	})
})
