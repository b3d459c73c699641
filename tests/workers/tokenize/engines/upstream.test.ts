import { expect, test } from 'vitest'
import { problemText } from '#app/domain/problem.ts'
import { fakeTokenizer } from '#tests/support/fake-tokenizer.ts'
import { upstreamEngine } from '#workers/tokenize/engines/upstream.ts'

const host = { url: 'https://cut.test', key: 's3cret' }

function cutBy(answer: unknown, texts = ['我学习汉语。'], status = 200) {
	const { send } = fakeTokenizer(() =>
		answer instanceof Response ? answer : Response.json(answer, { status }),
	)
	return upstreamEngine({ ...host, send }).cut(texts, 'v2')
}

async function problemOf(...asked: Parameters<typeof cutBy>) {
	const answer = await cutBy(...asked)
	return answer.ok ? 'no problem' : problemText(answer.error)
}

const unreachable = 'Failed to request the tokenize API.'
const unexpected = 'Unexpected response format from the tokenize API.'
const cut = [{ text: '我' }, { text: '学习' }, { text: '汉语' }, { text: '。' }]

test.each(['v1', 'v2'] as const)('%s is requested at its own address', async (version) => {
	const { send, asked } = fakeTokenizer()
	const answer = await upstreamEngine({ ...host, send }).cut(['你好', '再见'], version)
	expect(asked).toEqual([
		{
			url: `https://cut.test/api/${version}/tokenize`,
			authorization: 'Bearer s3cret',
			redirect: 'manual',
			body: { paragraphs: [{ zh: '你好' }, { zh: '再见' }] },
		},
	])
	expect(answer).toEqual({
		ok: true,
		value: [
			[{ text: '你' }, { text: '好' }],
			[{ text: '再' }, { text: '见' }],
		],
	})
})

test('blank texts are not sent', async () => {
	const { send, asked } = fakeTokenizer()
	const engine = upstreamEngine({ ...host, send })
	expect(await engine.cut(['', '好', ' \r\n', ''], 'v2')).toEqual({
		ok: true,
		value: [[], [{ text: '好' }], [{ text: ' \r\n' }], []],
	})
	expect(await engine.cut(['', ' '], 'v2')).toEqual({ ok: true, value: [[], [{ text: ' ' }]] })
	expect(asked).toHaveLength(1)
})

test('understood details of a word are kept', async () => {
	const told = [
		{ text: '我', pinyin: 'wo3', pos: 'pronoun', hsk: 'HSK6' },
		{ text: '学习', pinyin: 'xué xí', pos: 'v', score: 0.9 },
		{ text: '汉语', pinyin: 7, pos: null },
		{ text: '。', pinyin: ' ' },
	]
	expect(await cutBy({ result: [told] })).toEqual({
		ok: true,
		value: [
			[
				{ text: '我', pinyin: 'wǒ', pos: 'pronoun' },
				{ text: '学习', pinyin: 'xué xí' },
				{ text: '汉语' },
				{ text: '。' },
			],
		],
	})
})

test.each([
	['nothing there', 404],
	['broken', 500],
	['busy', 503],
])('%s (%i) counts as unreachable', async (body, status) => {
	expect(await problemOf(new Response(body, { status }))).toBe(unreachable)
	expect(await problemOf({ result: [cut] }, ['我学习汉语。'], status)).toBe(unreachable)
})

test.each([
	['no JSON', new Response('<html>')],
	['no object', []],
	['no result', { results: [cut] }],
	['a result of another kind', { result: '我 学习 汉语 。' }],
	['words of another kind', { result: [['我', '学习', '汉语', '。']] }],
	['a word without text', { result: [[...cut, {}]] }],
	['an empty word', { result: [[...cut, { text: '' }]] }],
	['a text that was changed', { result: [[{ text: '我學習漢語。' }]] }],
	['a text that was cut short', { result: [cut.slice(0, 3)] }],
	['words in another order', { result: [[...cut].reverse()] }],
	['more paragraphs than asked for', { result: [cut, cut] }],
])('unexpected: %s', async (_, answer) => {
	expect(await problemOf(answer)).toBe(unexpected)
})

test.each([
	[{ result: [cut] }, 'Empty tokenization result for paragraph 3'],
	[{ result: [cut, null] }, 'Empty tokenization result for paragraph 3'],
	[{ result: [cut, '你好'] }, 'Tokenization result is not an array for paragraph 3'],
	[{ result: [cut, { text: '你好' }] }, 'Tokenization result is not an array for paragraph 3'],
	[{ result: [cut, []] }, 'Empty token array for paragraph 3'],
	[{ result: [] }, 'Empty tokenization result for paragraph 1'],
])('%j: %s', async (answer, text) => {
	expect(await problemOf(answer, ['我学习汉语。', '', '你好'])).toBe(text)
})

test.each([
	['the text is too long', 'the text is too long'],
	[{ code: 'busy', text: 'try again' }, 'try again'],
	[{ message: '服务忙' }, '服务忙'],
	['key s3cret has expired', 'key … has expired'],
	['x'.repeat(999), 'x'.repeat(200)],
])('an error message is passed on, whatever the status: %j', async (error, reason) => {
	const text = `The tokenize API answered: ${reason}`
	for (const status of [200, 400, 500]) {
		expect(await problemOf({ error }, ['你好'], status)).toBe(text)
	}
})

test.each([null, '', false])('an empty error is ignored: %j', async (error) => {
	expect(await problemOf({ result: [cut], error })).toBe('no problem')
})

test('the upstream is healthy if it can segment', async () => {
	const { send } = fakeTokenizer()
	const well = await upstreamEngine({ ...host, send }).health()
	expect(well).toEqual({ ok: true, parts: { upstream: true } })
	const broken = fakeTokenizer(() => new Response('', { status: 502 }))
	const ill = await upstreamEngine({ ...host, send: broken.send }).health()
	expect(ill).toEqual({ ok: false, parts: { upstream: false } })
})
