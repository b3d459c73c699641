import { expect, test } from 'vitest'
import { vocab } from '#app/db/schema/index.ts'
import { seedCoarseSenses } from '#app/seed/coarse-senses.ts'
import {
	seedEverydayWords,
	seedExamples,
	seedGlosses,
	seedLevels,
	seedTraditionalForms,
} from '#app/seed/vocabulary.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { realLexicon } from '#tests/support/real-lexicon.ts'

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
		'to wear; to put on; to pass, thread',
		undefined,
		undefined,
	])
	expect(rows[0]?.meaning).toEqual(entry.meaning)
})

test('an older vocabulary gets the levels of edition 2.0 beside those it has', async () => {
	const db = await memoryDatabase()
	const entry = { poses: [], meaning: { noun: { definition: 'a word' } }, levels: [] }
	const official = { type: 'HSK' as const, level: 'HSK2' as const, edition: '3.0' as const }
	await db.insert(vocab).values([
		{ ...entry, word: '出租车', pinyin: 'chū zū chē', levels: [official] },
		{ ...entry, word: '车', pinyin: 'chē' },
		{ ...entry, word: '水', pinyin: 'shuǐ', version: 2 },
		{ ...entry, word: '茶', pinyin: 'chá', isCustom: true },
	])
	const first = { type: 'HSK' as const, level: 'HSK1' as const, edition: '2.0' as const }
	const listed = { traditional: '', poses: [], meaning: {}, levels: [first], frequency: 50_000 }
	const dictionary = [
		{ ...listed, word: '出租车', pinyin: 'chū zū chē' },
		{ ...listed, word: '车', pinyin: 'chē', levels: [] },
		{ ...listed, word: '水', pinyin: 'shuǐ' },
		{ ...listed, word: '茶', pinyin: 'chá' },
	]
	const levels = () => db.select({ levels: vocab.levels }).from(vocab).orderBy(vocab.id)
	await seedLevels(db, dictionary)
	const expected = [
		{ levels: [first, official] },
		{ levels: [{ ...first, isDerived: true }] },
		{ levels: [] },
		{ levels: [] },
	]
	expect(await levels()).toEqual(expected)
	await seedLevels(db, dictionary)
	expect(await levels()).toEqual(expected)
})

test('words get an example with its readings, and keep one that is there', async () => {
	const db = await memoryDatabase()
	const entry = { poses: ['noun' as const], meaning: { noun: { definition: 'x' } }, levels: [] }
	const own = { zh: '我叫王明。', at: 0, pinyin: 'Wǒ jiào Wáng Míng.', en: 'I am Wang Ming.' }
	await db.insert(vocab).values([
		{ ...entry, word: '的', pinyin: 'de' },
		{ ...entry, word: '我', pinyin: 'wǒ', example: own },
		{ ...entry, word: '你', pinyin: 'Nǐ' },
	])
	await seedExamples(db, realLexicon)
	const rows = await db.select({ example: vocab.example }).from(vocab)
	expect(rows.map(({ example }) => example)).toEqual([
		{
			zh: '这是我妈妈的书。',
			at: 5,
			pinyin: 'Zhè shì wǒ māma de shū.',
			en: 'This is my mum’s book.',
		},
		own,
		null,
	])
})

test('an older vocabulary gets the traditional forms in use, unless an administrator has written them', async () => {
	const db = await memoryDatabase()
	const entry = { poses: [], meaning: { noun: { definition: 'a word' } }, levels: [] }
	await db.insert(vocab).values([
		{ ...entry, word: '台湾', pinyin: 'Tái wān', traditional: '台灣' },
		{ ...entry, word: '哪里', pinyin: 'nǎ lǐ', traditional: '哪裏', version: 2 },
		{ ...entry, word: '面', pinyin: 'miàn', traditional: '麵', isCustom: true },
	])
	const listed = { poses: [], meaning: {}, levels: [], frequency: 1 }
	await seedTraditionalForms(db, [
		{ ...listed, word: '台湾', pinyin: 'Tái wān', traditional: '臺灣' },
		{ ...listed, word: '哪里', pinyin: 'nǎ lǐ', traditional: '哪裡' },
		{ ...listed, word: '面', pinyin: 'miàn', traditional: '面' },
	])
	const rows = await db.select({ form: vocab.traditional }).from(vocab).orderBy(vocab.id)
	expect(rows.map(({ form }) => form)).toEqual(['臺灣', '哪裏', '麵'])
})

test('an older vocabulary gets everyday words, and keeps those that it has', async () => {
	const db = await memoryDatabase()
	const meaning = { noun: { definition: 'senior three' } }
	const entry = { poses: ['noun' as const], meaning, levels: [], traditional: '', frequency: 1 }
	await db.insert(vocab).values({ ...entry, word: '高三', pinyin: 'gāo sān', isCustom: true })
	const words = [
		{ ...entry, word: '高三', pinyin: 'gāo sān' },
		{ ...entry, word: '词儿', pinyin: 'cír', traditional: '詞兒', measureWords: ['个'] },
		{ ...entry, word: '学习', pinyin: 'xué xí' },
	]
	await seedEverydayWords(db, words)
	await seedEverydayWords(db, words)
	const rows = await db
		.select({ word: vocab.word, custom: vocab.isCustom, counted: vocab.measureWords })
		.from(vocab)
		.orderBy(vocab.id)
	expect(rows).toEqual([
		{ word: '高三', custom: true, counted: null },
		{ word: '词儿', custom: false, counted: ['个'] },
	])
})

test('an older vocabulary keeps its coarse senses apart, unless an administrator has written them', async () => {
	const db = await memoryDatabase()
	const meaning = { noun: { definition: 'chicken; (slang) prostitute' } }
	const old = { word: '鸡', poses: ['noun' as const], meaning, levels: [] }
	await db.insert(vocab).values([
		{ ...old, pinyin: 'jī' },
		{ ...old, word: '鸭', pinyin: 'yā', version: 2 },
		{ ...old, word: '屄', pinyin: 'bī' },
	])
	const built = { poses: ['noun' as const], levels: [], traditional: '', frequency: 1 }
	const decent = { noun: { definition: 'chicken' } }
	const coarse = { noun: { definition: '(slang) prostitute' } }
	const dictionary = [
		{ ...built, word: '鸡', pinyin: 'jī', meaning: decent, coarse },
		{ ...built, word: '鸭', pinyin: 'yā', meaning: decent, coarse },
		{ ...built, word: '屄', pinyin: 'bī', poses: [], meaning: {}, coarse },
	]
	await seedCoarseSenses(db, dictionary)
	await seedCoarseSenses(db, dictionary)
	const rows = await db
		.select({ poses: vocab.poses, meaning: vocab.meaning, coarse: vocab.coarse })
		.from(vocab)
		.orderBy(vocab.id)
	expect(rows).toEqual([
		{ poses: ['noun'], meaning: decent, coarse },
		{ poses: ['noun'], meaning, coarse: null },
		{ poses: [], meaning: {}, coarse },
	])
})
