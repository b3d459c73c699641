import { expect, test } from 'vitest'
import { vocab } from '#app/db/schema/index.ts'
import { err } from '#app/domain/result.ts'
import { prepareContent } from '#app/features/lesson-editor/prepare-content.server.ts'
import { rowOfWord } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { realTokenizer } from '#tests/support/real-tokenizer.ts'

async function office() {
	const db = await memoryDatabase()
	const word = (own: string, pinyin: string, definition: string, frequency: number) =>
		rowOfWord({ word: own, pinyin, frequency, meaning: { noun: { definition } } })
	await db
		.insert(vocab)
		.values([
			word('苹果', 'píng guǒ', 'apple', 9),
			word('长', 'cháng', 'long', 9),
			word('长', 'zhǎng', 'to grow', 5),
		])
	const { readings, asked } = realTokenizer(db)
	return {
		db,
		asked,
		prepare: (lines: string[]) => prepareContent({ db, readings }, contentFrom(...lines)),
	}
}

test('each word gets its reading in the present segmentation', async () => {
	const { prepare, asked } = await office()
	const prepared = await prepare([
		'我 | 的 | 头发 | 很 | 长 | 。 / …',
		'他 | 长[zhang3] | 高 | 了 / …',
	])
	const [first, second] = prepared.ok ? prepared.value : []
	expect(first?.zh.map(({ pinyin }) => pinyin)).toEqual([
		...['wǒ', 'de', 'tóu fa', 'hěn', 'cháng', undefined],
	])
	expect(second?.zh[1]).toEqual({ word: '长', pinyin: 'zhǎng', isCustomPinyin: true })
	expect(asked).toHaveLength(1)
})

test('blanks are numbered through the text and get the English of their reading', async () => {
	const { prepare } = await office()
	const prepared = await prepare([
		'他 | {长}[zhǎng] | 高 / …',
		'我 | 吃 | {苹果} | 和 | {汉路饼} / …',
	])
	const [first, second] = prepared.ok ? prepared.value : []
	expect(first).toMatchObject({ hides: [{ zh: '长', en: 'to grow' }] })
	expect(second?.zh.map(({ hideIndex }) => hideIndex)).toEqual([
		...[undefined, undefined, 2, undefined, 3],
	])
	expect(second?.hides).toEqual([
		{ zh: '苹果', en: 'apple' },
		{ zh: '汉路饼', en: '' },
	])
})

test('content that cannot be stored is refused with all its problems', async () => {
	const { prepare } = await office()
	expect(await prepare([])).toMatchObject({ error: [{ text: 'Content cannot be empty' }] })
	expect(await prepare([' / a', '我 / I', ' / b'])).toMatchObject({
		error: [
			{ text: 'Paragraph 1 "zh:" content cannot be empty or whitespace only' },
			{ text: 'Paragraph 3 "zh:" content cannot be empty or whitespace only' },
		],
	})
	// English may wait until the text is published.
	expect(await prepare(['我 / '])).toMatchObject({ ok: true })
})

test('a failed lookup of readings is returned', async () => {
	const { db } = await office()
	const failure = { code: 'tokenizer.unreachable' as const, text: 'Failed to …' }
	expect(
		await prepareContent({ db, readings: async () => err(failure) }, contentFrom('我 / I')),
	).toEqual({ ok: false, error: [failure] })
})
