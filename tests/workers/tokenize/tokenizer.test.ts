import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '#app/db/client.server.ts'
import { vocab } from '#app/db/schema/index.ts'
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import type { HskLevel } from '#app/domain/hsk/level.ts'
import { err, ok } from '#app/domain/result.ts'
import { fakeTokenizer } from '#tests/support/fake-tokenizer.ts'
import { bindings, givenVocabulary, shown } from '#tests/support/tokenizer.ts'
import { upstreamEngine } from '#workers/tokenize/engines/upstream.ts'
import { openTokenizer } from '#workers/tokenize/open-tokenizer.ts'
import { tokenize } from '#workers/tokenize/tokenizer.ts'

const at = (level: HskLevel, edition: '2.0' | '3.0' = '2.0') => ({
	type: 'HSK' as const,
	level,
	edition,
})

const vocabulary = [
	{ word: '我', pinyin: 'wǒ', poses: ['pronoun' as const], levels: [at('HSK1')] },
	{ word: '学习', pinyin: 'xué xí', poses: ['verb' as const], levels: [at('HSK1')] },
	{ word: '汉语', pinyin: 'Hàn yǔ', poses: ['noun' as const], levels: [at('HSK1')] },
	{
		word: '长',
		pinyin: 'cháng',
		poses: ['adjective' as const],
		levels: [at('HSK2')],
		frequency: 9,
	},
	{ word: '长', pinyin: 'zhǎng', poses: ['verb' as const], levels: [at('HSK3')] },
]

type Options = {
	version?: 'v1' | 'v2'
	edition?: HskEdition
	words?: string[]
	tokenizer?: Partial<ReturnType<typeof openTokenizer>>
}

async function cut(
	text: string,
	{ version = 'v2', edition = '2.0', words = [], tokenizer }: Options = {},
) {
	const opened = { ...openTokenizer(bindings), ...tokenizer }
	const answer = await tokenize(opened, { texts: [text], version, words, edition })
	return answer.ok ? answer.value[0] : expect.fail(answer.error.code)
}

test('a text becomes words with their details', async () => {
	await givenVocabulary(vocabulary)
	expect(await cut('我学习汉语。')).toEqual([
		{ text: '我', pinyin: 'wǒ', pos: 'pronoun', hsk: 'HSK1' },
		{ text: '学习', pinyin: 'xué xí', pos: 'verb', hsk: 'HSK1' },
		{ text: '汉语', pinyin: 'Hàn yǔ', pos: 'noun', hsk: 'HSK1' },
		{ text: '。' },
	])
})

test('a word missing in the vocabulary has only a reading', async () => {
	await givenVocabulary([])
	expect(await cut('学习')).toEqual([{ text: '学习', pinyin: 'xué xí' }])
})

test('v1 returns words without details', async () => {
	await givenVocabulary(vocabulary)
	expect(await cut('我学习汉语。', { version: 'v1' })).toEqual(
		['我', '学习', '汉语', '。'].map((text) => ({ text })),
	)
})

test('level and part of speech match the reading', async () => {
	await givenVocabulary(vocabulary)
	const hair = (await cut('头发很长。'))?.find(({ text }) => text === '长')
	expect(hair).toMatchObject({ pinyin: 'cháng', pos: 'adjective', hsk: 'HSK2' })
})

test('a reading is spelt as the vocabulary spells it, but a name keeps its capital', async () => {
	await givenVocabulary([
		{ word: '王', pinyin: 'wáng', poses: ['noun'], levels: [at('HSK4')] },
		{ word: '学习', pinyin: 'xuéxí', poses: ['verb'] },
	])
	expect(await cut('王老师学习')).toEqual([
		{ text: '王', pinyin: 'Wáng', pos: 'noun' },
		{ text: '老师', pinyin: 'lǎo shī' },
		{ text: '学习', pinyin: 'xuéxí', pos: 'verb' },
	])
})

test('里 behind a noun is light, and 里 of its own is as the vocabulary spells it', async () => {
	await givenVocabulary([{ word: '里', pinyin: 'lǐ', poses: ['noun'], levels: [at('HSK1')] }])
	expect(await cut('学校里')).toEqual([
		{ text: '学校', pinyin: 'xué xiào' },
		{ text: '里', pinyin: 'li', pos: 'noun', hsk: 'HSK1' },
	])
	expect(await cut('往里走')).toMatchObject([{}, { text: '里', pinyin: 'lǐ' }, {}])
})

test('a changed level applies at once', async () => {
	const db = await givenVocabulary(vocabulary)
	await db
		.update(vocab)
		.set({ levels: [at('HSK1'), at('HSK4', '3.0')] })
		.where(eq(vocab.word, '学习'))
	expect(await cut('学习', { edition: '3.0' })).toMatchObject([{ hsk: 'HSK4' }])
	expect(await cut('学习')).toMatchObject([{ hsk: 'HSK1' }])
	await db.update(vocab).set({ levels: [] }).where(eq(vocab.word, '学习'))
	expect(await cut('学习')).toEqual([{ text: '学习', pinyin: 'xué xí', pos: 'verb' }])
})

test('custom words are forced, with their own reading', async () => {
	await givenVocabulary([
		...vocabulary,
		{ word: '重子行', pinyin: 'Zhòng zǐ háng', poses: ['noun'], isCustom: true },
	])
	expect(await cut('我在重子行学习')).toMatchObject([
		{ text: '我' },
		{ text: '在' },
		{ text: '重子行', pinyin: 'Zhòng zǐ háng', pos: 'noun' },
		{ text: '学习', hsk: 'HSK1' },
	])
	const disabled = await givenVocabulary([
		{ word: '重子行', pinyin: 'Zhòng zǐ háng', isCustom: true, status: 0 },
	])
	expect(shown(await cut('我在重子行学习', { tokenizer: { db: disabled } }))).not.toContain(
		'重子行',
	)
})

test('custom words are forced in v1 and with an upstream too', async () => {
	await givenVocabulary([{ word: '汉语学习', pinyin: 'Hàn yǔ xué xí', isCustom: true }])
	expect(shown(await cut('爱汉语学习', { version: 'v1' }))).toBe('爱 | 汉语学习')
	const { send } = fakeTokenizer()
	const engine = ok(upstreamEngine({ url: 'https://cut.test', send }))
	expect(await cut('爱汉语学习', { tokenizer: { engine } })).toMatchObject([
		{ text: '爱', pinyin: 'ài' },
		{ text: '汉语学习', pinyin: 'Hàn yǔ xué xí' },
	])
})

test('extra words are forced for one request only', async () => {
	await givenVocabulary(vocabulary)
	expect(shown(await cut('我学习汉语。', { words: ['习汉'] }))).toBe('我 | 学 | 习汉 | 语 | 。')
	expect(shown(await cut('我学习汉语。'))).toBe('我 | 学习 | 汉语 | 。')
})

test('details from an upstream are kept, except the level', async () => {
	await givenVocabulary(vocabulary)
	const words = [
		{ text: '我', pos: 'noun' },
		{ text: '长', pinyin: 'zhang3', hsk: 'HSK6' },
		{ text: '学习', pinyin: 'xuéxí' },
		{ text: '。', pinyin: 'dot', pos: 'noun' },
	]
	const { send } = fakeTokenizer(() => Response.json({ result: [words] }))
	const engine = ok(upstreamEngine({ url: 'https://cut.test', send }))
	expect(await cut('我长学习。', { tokenizer: { engine } })).toEqual([
		{ text: '我', pinyin: 'wǒ', pos: 'noun', hsk: 'HSK1' },
		{ text: '长', pinyin: 'zhǎng', pos: 'verb', hsk: 'HSK3' },
		{ text: '学习', pinyin: 'xué xí', pos: 'verb', hsk: 'HSK1' },
		{ text: '。' },
	])
})

test('a text without hanzi needs no vocabulary', async () => {
	const db = openDatabase({ url: 'http://127.0.0.1:9' })
	expect(shown(await cut('OK, 3!', { tokenizer: { db } }))).toContain('OK')
})

test('an unreadable vocabulary is a problem', async () => {
	const db = openDatabase({ url: 'http://127.0.0.1:9' })
	const order = { texts: ['你好'], version: 'v2' as const, words: [], edition: '2.0' as const }
	expect(await tokenize({ ...openTokenizer(bindings), db }, order)).toEqual(
		err({ code: 'tokenizer.without-vocabulary' }),
	)
})

test('a wrong configuration is a problem', async () => {
	const tokenizer = openTokenizer({ ...bindings, TOKENIZE_UPSTREAM_URL: 'nonsense' })
	const order = { texts: ['你好'], version: 'v2' as const, words: [], edition: '2.0' as const }
	expect(await tokenize(tokenizer, order)).toEqual(err({ code: 'tokenizer.unreachable' }))
})

test('a traditional text is cut and explained like a simplified one, and shown as typed', async () => {
	await givenVocabulary([
		{ word: '东西', pinyin: 'dōng xi', poses: ['noun'], levels: [at('HSK1')] },
		{ word: '长', pinyin: 'cháng', poses: ['adjective'] },
		{ word: '只', pinyin: 'zhǐ', poses: ['adverb'], frequency: 9 },
		{ word: '只', pinyin: 'zhī', poses: ['measure word'] },
	])
	expect(await cut('這裡的東西')).toEqual([
		{ text: '這裡', simplified: '这里', pinyin: 'zhè li' },
		{ text: '的', pinyin: 'de' },
		{ text: '東西', simplified: '东西', pinyin: 'dōng xi', pos: 'noun', hsk: 'HSK1' },
	])
	const cats = await cut('幾隻貓')
	expect(cats?.find(({ text }) => text === '隻')).toEqual({
		text: '隻',
		simplified: '只',
		pinyin: 'zhī',
		pos: 'measure word',
	})
})

test('an extra or custom word is found in a traditional text', async () => {
	await givenVocabulary([{ word: '汉路网', pinyin: 'hàn lù wǎng', isCustom: true }])
	expect(shown(await cut('我們用漢路網。'))).toBe('我們 | 用 | 漢路網 | 。')
	expect(shown(await cut('我們很忙', { words: ['們很'] }))).toBe('我 | 們很 | 忙')
})

test('words with Latin letters are found in any width and case, and shown as typed', async () => {
	await givenVocabulary([
		{ word: '卡拉OK', pinyin: 'kǎ lā OK', poses: ['noun'] },
		{ word: 'T恤', pinyin: 'T xù', poses: ['noun'] },
	])
	const words = await cut('穿Ｔ恤唱卡拉ok，ok！')
	expect(words?.map(({ text }) => text)).toEqual(['穿', 'Ｔ恤', '唱', '卡拉ok', '，', 'ok', '！'])
	expect(words?.[1]).toMatchObject({ simplified: 'T恤', pinyin: 'T xù' })
	expect(words?.[3]).toMatchObject({ simplified: '卡拉OK', pos: 'noun', pinyin: 'kǎ lā OK' })
	expect(words?.[5]).toEqual({ text: 'ok' })
})

test('of two readings of a word with Latin letters, the custom one is taken', async () => {
	await givenVocabulary([
		{ word: 'T恤', pinyin: 'T xū' },
		{ word: 'T恤', pinyin: 'T xù', isCustom: true },
	])
	const words = await cut('穿T恤')
	expect(words?.[1]).toMatchObject({ text: 'T恤', pinyin: 'T xù' })
})
