import { SELF } from 'cloudflare:test'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#app/db/client.server.ts'
import { err } from '#app/domain/result.ts'
import { openDictionary } from '#app/domain/segmentation/dictionary.ts'
import dictionary from '#build/segmentation/words.bin'
import { fakeTokenizer } from '#tests/support/fake-tokenizer.ts'
import { costlyRuns } from '#tests/support/length.ts'
import { givenVocabulary, health, post, shown } from '#tests/support/tokenizer.ts'
import { chooseEngine } from '#workers/tokenize/engines/choose-engine.ts'
import { embeddedEngine } from '#workers/tokenize/engines/embedded.ts'

type Words = { text: string; pinyin?: string; hsk?: string }[]

const away = openDatabase({ url: 'http://127.0.0.1:9' })
const embedded = embeddedEngine(openDictionary(dictionary))
const paragraphs = [{ zh: '我学习汉语。' }]

beforeAll(async () => {
	await givenVocabulary([
		{ word: '学习', pinyin: 'xué xí', levels: [{ type: 'HSK', level: 'HSK1' }] },
	])
})

async function resultOf(answer: Response) {
	expect(answer.status).toBe(200)
	return (await answer.json<{ result: Words[] }>()).result
}

async function refusalOf(answer: Response) {
	const { error } = await answer.json<{ error: { code: string; text: string } }>()
	return { status: answer.status, ...error }
}

test('a text is segmented paragraph by paragraph', async () => {
	const result = await resultOf(await post({ paragraphs: [{ zh: '我学习。' }, { zh: '你好！' }] }))
	expect(result.map(shown)).toEqual(['我 | 学习 | 。', '你好 | ！'])
	expect(result[0]?.[1]).toEqual({ text: '学习', pinyin: 'xué xí', hsk: 'HSK1' })
})

test('empty input gives an empty result', async () => {
	expect(await resultOf(await post({ paragraphs: [{ zh: '' }, { zh: '好' }] }))).toEqual([
		[],
		[{ text: '好', pinyin: 'hǎo' }],
	])
	expect(await resultOf(await post({ paragraphs: [] }))).toEqual([])
})

test('the version is set in the body or the query string', async () => {
	const words = async (body: object, search = '') =>
		(await resultOf(await post({ paragraphs, ...body }, { search })))[0]
	expect((await words({}))?.[1]).toHaveProperty('pinyin')
	expect((await words({}, '?version=v2'))?.[1]).toHaveProperty('pinyin')
	expect((await words({}, '?version=v1'))?.[1]).toEqual({ text: '学习' })
	expect((await words({ version: 'v1' }))?.[1]).toEqual({ text: '学习' })
	expect((await words({ version: 'v2' }, '?version=v1'))?.[1]).toHaveProperty('pinyin')
	for (const search of ['?version=v3', '?version='])
		expect((await post({ paragraphs }, { search })).status).toBe(400)
})

test.each(
	[
		['', '{', 'null', '[]', '{}', '{"paragraphs":"我"}', '{"paragraphs":["我"]}'],
		['{"paragraphs":[{"zh":1}]}', '{"paragraphs":[],"version":"v3"}'],
		['{"paragraphs":[],"words":[""]}', `{"paragraphs":[],"words":["${'长'.repeat(21)}"]}`],
	].flat(),
)('another shape is refused: %s', async (body) => {
	expect(await refusalOf(await post(body))).toEqual({
		status: 400,
		code: 'request.invalid',
		text: 'This request could not be understood.',
	})
})

test('the longest text is accepted, a longer one is refused', async () => {
	const longest = { paragraphs: [{ zh: '我学习。'.repeat(15_000) }, { zh: '好'.repeat(40_000) }] }
	expect((await resultOf(await post(longest)))[0]).toHaveLength(45_000)
	const longer = { paragraphs: [...longest.paragraphs, { zh: '一' }] }
	expect(await refusalOf(await post(longer))).toEqual({
		status: 413,
		code: 'tokenizer.too-long',
		text: 'At most 100000 characters can be cut into words at once; this text has 100001.',
	})
})

test('too many paragraphs are refused', async () => {
	const many = Array.from({ length: 5001 }, () => ({ zh: '好' }))
	expect(await refusalOf(await post({ paragraphs: many }))).toMatchObject({
		status: 413,
		text: 'At most 5000 paragraphs can be cut into words at once; this text has 5001.',
	})
	expect(await resultOf(await post({ paragraphs: many.slice(1) }))).toHaveLength(5000)
})

test('a huge body is not read to the end', async () => {
	let sent = 0
	const endless = new ReadableStream({
		pull(controller) {
			sent += 100_000
			controller.enqueue(new Uint8Array(100_000).fill(0x20))
		},
	})
	const headers = { 'content-type': 'application/json' }
	const answer = await SELF.fetch('http://tokenize/api/v1/tokenize', {
		method: 'POST',
		body: endless,
		headers,
	})
	expect(await refusalOf(answer)).toEqual({
		status: 413,
		code: 'tokenizer.too-large',
		text: 'This text is too large to be cut into words.',
	})
	expect(sent).toBeLessThan(10_000_000)
	expect((await post('x'.repeat(1_500_001))).status).toBe(413)
})

test('a failing upstream is reported or replaced, as configured', async () => {
	const { send } = fakeTokenizer(() => Response.json({ error: 'closed today' }))
	const env = { TOKENIZE_UPSTREAM_URL: 'https://cut.test' }
	const alone = chooseEngine(env, embedded, send)
	expect(await refusalOf(await post({ paragraphs }, { tokenizer: { engine: alone } }))).toEqual({
		status: 502,
		code: 'tokenizer.refused',
		text: 'The tokenize API answered: closed today',
	})
	const helped = chooseEngine({ ...env, TOKENIZE_FALLBACK: 'embedded' }, embedded, send)
	await resultOf(await post({ paragraphs }, { tokenizer: { engine: helped } }))
})

async function readingsOf(words: unknown, tokenizer = {}) {
	return post({ paragraphs: words }, { path: '/api/v1/readings', tokenizer })
}

test('words already cut are read in context', async () => {
	const answer = await readingsOf([['头发', '很', '长', '。'], ['他', '长', '大', '了'], []])
	expect(await answer.json()).toEqual({
		result: [['tóu fa', 'hěn', 'cháng', null], ['tā', 'zhǎng', 'dà', 'le'], []],
	})
	const joined = await readingsOf([['3月', 'OK', '', '\ud842', '汉路']])
	expect(await joined.json()).toEqual({ result: [[null, null, null, null, 'hàn lù']] })
})

test('readings have the same limits as tokenizing', async () => {
	for (const body of ['{', '{"paragraphs":["我"]}', '{"paragraphs":[[1]]}'])
		expect((await post(body, { path: '/api/v1/readings' })).status).toBe(400)
	const longest = [Array.from({ length: 50_000 }, () => '学习')]
	expect((await readingsOf(longest)).status).toBe(200)
	expect(await refusalOf(await readingsOf([...longest, ['了']]))).toMatchObject({
		status: 413,
		code: 'tokenizer.too-long',
	})
	expect(await refusalOf(await readingsOf(Array(5001).fill(['好'])))).toMatchObject({
		status: 413,
		code: 'tokenizer.too-many-paragraphs',
	})
	expect((await post('x'.repeat(1_500_001), { path: '/api/v1/readings' })).status).toBe(413)
})

test('words in doubt are named without the vocabulary', async () => {
	const ask = (body: unknown) => post(body, { path: '/api/v1/doubts', tokenizer: { db: away } })
	const paragraphs = [['等', '十', '分鐘'], ['学习'], []]
	expect(await (await ask({ paragraphs })).json()).toEqual({
		result: [
			{ readings: [], cuts: [{ at: 1, border: 2 }] },
			{ readings: [], cuts: [] },
			{ readings: [], cuts: [] },
		],
	})
	expect((await ask('{"paragraphs":["我"]}')).status).toBe(400)
	expect((await ask({ paragraphs: Array(5001).fill(['好']) })).status).toBe(413)
})

test('the worker is healthy if database and engine are', async () => {
	const answer = await SELF.fetch('http://tokenize/health')
	expect(answer.status).toBe(200)
	expect(await answer.json()).toEqual({ ok: true, parts: { database: true, embedded: true } })
})

test.each([
	[{ db: away }, { database: false, embedded: true }],
	[{ engine: err('TOKENIZE_FALLBACK') }, { database: true, configuration: false }],
	[
		{ engine: chooseEngine({ TOKENIZE_UPSTREAM_URL: 'http://127.0.0.1:9' }, embedded) },
		{ database: true, upstream: false },
	],
])('the unhealthy part is named: %#', async (part, parts) => {
	const answer = await health(part)
	expect(answer.status).toBe(503)
	expect(await answer.json()).toEqual({ ok: false, parts })
})

test('other addresses are not found', async () => {
	const answer = await SELF.fetch('http://tokenize/')
	expect(answer.status).toBe(404)
	await answer.text()
})

const signs = fc.oneof(
	fc.constantFrom(
		'我',
		'学',
		'习',
		'𠮷',
		'〇',
		'。',
		'3',
		'OK',
		' ',
		'\r\n',
		'\0',
		'\u241f',
		'\ud842',
		'👩‍👩‍👧',
	),
	fc.string({ unit: 'binary', maxLength: 3 }),
)
const anyText = fc.array(signs, { maxLength: 12 }).map((parts) => parts.join(''))

test.each(['v1', 'v2'])('the words joined are always the text (%s)', async (version) => {
	await fc.assert(
		fc.asyncProperty(fc.array(anyText, { maxLength: 40 }), async (texts) => {
			const body = {
				paragraphs: texts.map((zh) => ({ zh })),
				version,
				words: ['我学', '习。', '我\ud842'],
			}
			const result = await resultOf(await post(body))
			expect(result.map((words) => words.map(({ text }) => text).join(''))).toEqual(texts)
			expect(result.flat().some(({ text }) => text === '')).toBe(false)
		}),
		{ numRuns: costlyRuns },
	)
})
