import { expect, test } from 'vitest'
import { makeWord } from '#tests/support/content-factories.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { productOn } from '#tests/support/product.ts'
import { sessionOf } from '#tests/support/session.ts'

async function search(typed: string) {
	const db = await memoryDatabase()
	const cookie = await sessionOf(db, await makeAccount(db))
	await makeWord(db, { word: '人', pinyin: 'rén' })
	await makeWord(db, { word: '恤', pinyin: 'xù' })
	await makeWord(db, { word: 'T恤', pinyin: 'T xù' })
	await makeWord(db, { word: '卡拉OK', pinyin: 'kǎ lā OK' })
	const answer = await productOn(db).ask(`/dictionary?${new URLSearchParams({ q: typed })}`, {
		cookie,
	})
	expect(answer.status).toBe(200)
	const [first] = (await answer.text()).match(/(?<=href="\/dictionary\/)[^"]+/) ?? []
	return first && decodeURIComponent(first)
}

test.each([
	['⼈', '人'],
	['人\u200b', '人'],
	['t恤', 'T恤'],
	['Ｔ恤', 'T恤'],
	['卡拉ok', '卡拉OK'],
	['穿t恤', 'T恤'],
])('a search for %j finds %s first', async (typed, word) => {
	expect(await search(typed)).toBe(word)
})

test.each(['⺀', '\u200b', '〱', '。', '㊀', '々'])(
	'a search for %j is answered',
	async (typed) => {
		expect(await search(typed)).toBeUndefined()
	},
)
