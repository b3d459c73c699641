import { expect, test } from 'vitest'
import type { Tokenize } from '#app/contracts/tokenize.ts'
import { err, ok } from '#app/domain/result.ts'
import { findAuthorsWords, segmentText } from '#app/features/lesson-editor/segment-text.server.ts'
import { makeWord } from '#tests/support/content-factories.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { realTokenizer } from '#tests/support/real-tokenizer.ts'

async function segmented(text: string, words: string[] = []) {
	const { tokenize } = realTokenizer(await memoryDatabase())
	const result = await segmentText(tokenize, { text, words })
	if (!result.ok) throw new Error(result.error.map((problem) => problem.text).join('\n'))
	return result.value
}

test('a tagged text and an untagged one are segmented alike', async () => {
	const shown = ['我 | 学习 | 汉语 | 。 / I study Chinese.', '你好 | ！ / Hello!']
	const tagged = 'zh: 我学习汉语。\nen: I study Chinese.\n\nzh：你好！\nen：Hello!'
	const untagged = '我学习汉语。\nI study Chinese.\n\n你好！\nHello!'
	expect(shownContent(await segmented(tagged))).toEqual(shown)
	expect(shownContent(await segmented(untagged))).toEqual(shown)
})

test('words have their readings in the sentence', async () => {
	const [block] = await segmented('zh: 我的头发很长。\nen: My hair is long.')
	expect(block?.zh.map(({ word, pinyin }) => pinyin ?? word)).toEqual([
		...['wǒ', 'de', 'tóu fa', 'hěn', 'cháng', '。'],
	])
})

test('separators left in a text are removed', async () => {
	const [line] = shownContent(await segmented('zh: 我␟学␟习汉语。\nen: I study Chinese.'))
	expect(line).toBe('我 | 学习 | 汉语 | 。 / I study Chinese.')
})

test('problems with a text are returned with their lines', async () => {
	const { tokenize } = realTokenizer(await memoryDatabase())
	const result = await segmentText(tokenize, { text: 'en: Hi\n\nzh: 再见\nen: Bye' })
	expect(result).toMatchObject({
		ok: false,
		error: [{ text: 'Paragraph 1 is missing "zh:" tag', line: 1 }],
	})
	expect(await segmentText(tokenize, { text: ' \n ' })).toMatchObject({
		error: [{ text: 'Content cannot be empty' }],
	})
})

const text = 'zh: 你好！\nen: Hi!\n\nzh: 再见！\nen: Bye!'

test.each<[string, Awaited<ReturnType<Tokenize>>, string[]]>([
	[
		'nothing',
		ok([]),
		['Empty tokenization result for paragraph 1', 'Empty tokenization result for paragraph 2'],
	],
	['an empty list', ok([[{ text: '你好！' }], []]), ['Empty token array for paragraph 2']],
	[
		'another text',
		ok([[{ text: '你好！' }], [{ text: '再会！' }]]),
		['Unexpected response format from the tokenize API.'],
	],
	[
		'with a failure',
		err({ code: 'tokenizer.refused', text: 'The tokenize API answered: closed today' }),
		['The tokenize API answered: closed today'],
	],
])('a tokenizer that answers %s is reported', async (_, answer, sentences) => {
	const result = await segmentText(async () => answer, { text })
	expect(result.ok ? [] : result.error.map((problem) => problem.text)).toEqual(sentences)
})

test('words joined by an author stay joined the next time', async () => {
	const { tokenize } = realTokenizer(await memoryDatabase())
	const before = contentFrom('汉路书屋 | 在 | 那儿 | 。 / …', 'OK！ / OK!')
	const words = await findAuthorsWords(tokenize, before)
	expect(words).toEqual(['汉路书屋'])
	expect(shownContent(await segmented('我去汉路书屋。\nI go.', words))).toEqual([
		'我 | 去 | 汉路书屋 | 。 / I go.',
	])
	expect(await findAuthorsWords(tokenize, [])).toEqual([])
	const failing = async () => err({ code: 'tokenizer.unreachable' as const, text: '' })
	expect(await findAuthorsWords(failing, before)).toEqual([])
})

test('a long word stays joined if the vocabulary has it, and is cut otherwise', async () => {
	const db = await memoryDatabase()
	const { tokenize } = realTokenizer(db)
	const before = contentFrom('汉路书屋咖啡馆 | 在 | 那儿 | 。 / …')
	expect(await findAuthorsWords(tokenize, before)).toEqual([])
	await makeWord(db, { word: '汉路书屋咖啡馆', pinyin: 'hàn lù shū wū kā fēi guǎn' })
	const words = await findAuthorsWords(tokenize, before)
	const again = await segmentText(tokenize, { text: '去汉路书屋咖啡馆。\nGo.', words })
	expect(again.ok && shownContent(again.value)).toEqual(['去 | 汉路书屋咖啡馆 | 。 / Go.'])
})
