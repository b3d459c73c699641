import { expect, test } from 'vitest'
import { vocab } from '#app/db/schema/index.ts'
import {
	findSelected,
	listForExport,
} from '#app/features/vocabulary/admin/batch/batch-words.server.ts'
import { readWordSearch } from '#app/features/vocabulary/admin/list/word-search.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

/** 学习 and 学校 are from the dictionary, 加班 and 值班 are custom. */
async function vocabulary() {
	const db = await memoryDatabase()
	const rows = [
		['学习', 'xué xí', false],
		['学校', 'xué xiào', false],
		['加班', 'jiā bān', true],
		['值班', 'zhí bān', true],
	] as const
	await db.insert(vocab).values(
		rows.map(([word, pinyin, isCustom], index) => ({
			id: index + 1,
			word,
			pinyin,
			isCustom,
			poses: ['verb' as const],
			levels: [],
			meaning: { verb: { definition: 'to do' } },
		})),
	)
	return db
}

test('the words of a selection are found, the newest first', async () => {
	const db = await vocabulary()
	const found = await findSelected(db, { ids: [1, 3, 4, 99] })
	expect(found.map(({ id }) => id)).toEqual([4, 3, 1])
	expect(found[0]?.values).toEqual({
		word: '值班',
		pinyin: 'zhí bān',
		traditional: null,
		levels: [],
		status: 1,
		meaning: { verb: { definition: 'to do' } },
		gloss: null,
		measureWords: [],
	})
	expect(await findSelected(db, { ids: [] })).toEqual([])
})

test('an export is read in parts and respects the filters', async () => {
	const db = await vocabulary()
	const filters = readWordSearch(new URLSearchParams({ word: '学', size: '10', page: '7' }))
	const first = await listForExport(db, { filters, after: 0, most: 1 })
	const second = await listForExport(db, { filters, after: 1, most: 10 })
	expect([first, second].map((part) => part.map(({ values }) => values.word))).toEqual([
		['学习'],
		['学校'],
	])
})
