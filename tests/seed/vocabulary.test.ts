import { expect, test } from 'vitest'
import { vocab } from '#app/db/schema/index.ts'
import { seedGlosses } from '#app/seed/vocabulary.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

test('words get their glosses, unless an administrator has written them', async () => {
	const db = await memoryDatabase()
	const entry = {
		word: '穿',
		poses: ['verb' as const],
		meaning: { verb: { definition: 'to bore through; to wear' } },
		levels: [],
	}
	await db.insert(vocab).values([
		{ ...entry, pinyin: 'chuān' },
		{ ...entry, word: '书', pinyin: 'shū', version: 2 },
		{ ...entry, word: '茶', pinyin: 'chá', isCustom: true },
	])
	await seedGlosses(db)
	const rows = await db.select({ gloss: vocab.gloss, meaning: vocab.meaning }).from(vocab)
	expect(rows.map(({ gloss }) => gloss?.verb?.definition)).toEqual([
		'to wear; to put on; to pass through',
		undefined,
		undefined,
	])
	expect(rows[0]?.meaning).toEqual(entry.meaning)
})
