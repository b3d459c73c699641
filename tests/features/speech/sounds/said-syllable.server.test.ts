import { expect, test } from 'vitest'
import { findSaidSyllable } from '#app/features/speech/sounds/said-syllable.server.ts'
import { makeWord } from '#tests/support/content-factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

test('a syllable is said with the most frequent character of each tone', async () => {
	const db = await memoryDatabase()
	for (const [word, pinyin, frequency] of [
		['妈', 'mā', 900],
		['抹', 'mā', 3],
		['马', 'mǎ', 500],
		['妈妈', 'mā ma', 999],
		['吗', 'ma', 800],
	] as const) {
		await makeWord(db, { word, pinyin, frequency })
	}
	await makeWord(db, { word: '骂', pinyin: 'mà', status: 0 })
	await makeWord(db, { word: '绿', pinyin: 'lǜ' })
	expect(await findSaidSyllable(db, 'ma')).toEqual([
		{ hanzi: '妈', pinyin: 'mā' },
		{ hanzi: '马', pinyin: 'mǎ' },
	])
	expect(await findSaidSyllable(db, 'lü')).toEqual([{ hanzi: '绿', pinyin: 'lǜ' }])
})

test('a character is chosen by the reading that it usually has', async () => {
	const db = await memoryDatabase()
	for (const [word, pinyin, frequency] of [
		['吗', 'ma', 800],
		['吗', 'má', 800],
		['麻', 'má', 30],
		['吗', 'mǎ', 800],
	] as const) {
		await makeWord(db, { word, pinyin, frequency })
	}
	expect(await findSaidSyllable(db, 'ma')).toEqual([
		{ hanzi: '麻', pinyin: 'má' },
		{ hanzi: '吗', pinyin: 'mǎ' },
	])
})
