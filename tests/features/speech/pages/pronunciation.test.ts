import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cards, exercises, lessonContents, ownTextParts, ownTexts } from '#app/db/schema/index.ts'
import { type Token, textOf } from '#app/domain/lesson-text/content.ts'
import { loader } from '#app/features/speech/pages/pronunciation.ts'
import { makeDeck, makeLesson, makeWord } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { marta } from '#tests/support/users.ts'

type Ask = (request: Request) => Response | Promise<Response>

async function platformWith(tts: Ask) {
	const calls: string[] = []
	const kinds: (string | null)[] = []
	const fetch = async (address: RequestInfo | URL, init?: RequestInit) => {
		const request = new Request(address instanceof Request ? address : String(address), init)
		calls.push(request.url)
		kinds.push(request.headers.get('x-hanlu-speakable'))
		return tts(request)
	}
	const { db, visit } = await testPlatform({ TTS: { fetch } as unknown as Fetcher })
	const ask = (path: string, id?: string, headers: Record<string, string> = {}) => {
		const visited = visit(path)
		const request = new Request(visited.request, { headers })
		const user = id && { ...marta, id }
		const context = { ...visited.context, user: async () => user || undefined }
		return answerOf(loader({ ...visited, request, context }))
	}
	return { ask, calls, db, kinds }
}

const spoken = () => new Response('sound', { headers: { 'content-type': 'audio/mpeg' } })

test('a word is spoken to signed-in users and cached by their browser', async () => {
	const { ask, calls } = await platformWith(spoken)
	const answer = await ask('/nls/tts?text=%E9%93%B6%E8%A1%8C', 'marta')
	expect(answer.status).toBe(200)
	expect(answer.headers.get('content-type')).toBe('audio/mpeg')
	expect(answer.headers.get('cache-control')).toBe('private, max-age=86400')
	expect(await answer.text()).toBe('sound')
	expect(calls).toEqual(['http://tts/nls/tts?text=%E9%93%B6%E8%A1%8C'])
})

test('refusals have their sentence and are not cached', async () => {
	const body = { error: { code: 'pronunciation.spent', text: 'No more new words…' } }
	const { ask } = await platformWith(() => Response.json(body, { status: 429 }))
	const answer = await ask('/nls/tts?text=%E5%A5%BD', 'marta')
	expect(answer.status).toBe(429)
	expect(answer.headers.get('cache-control')).toBeNull()
	expect(await answer.json()).toEqual(body)
})

test('the 121st word in a minute is refused, for that person only', async () => {
	const { ask } = await platformWith(spoken)
	for (let count = 0; count < 120; count += 1) {
		expect((await ask('/nls/tts?text=%E5%A5%BD', 'marta')).status).toBe(200)
	}
	const answer = await ask('/nls/tts?text=%E5%A5%BD', 'marta')
	expect(answer.status).toBe(429)
	expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
	expect(JSON.stringify(await answer.json())).toMatch(/Too many words at once.*again in \d+ second/)
	expect((await ask('/nls/tts?text=%E5%A5%BD', 'guest')).status).toBe(200)
})

test('only words that a learner can see here are spoken', async () => {
	const { ask, calls, db, kinds } = await platformWith(spoken)
	await makeWord(db, { word: '一心一意地', pinyin: 'yì xīn yí yì de' })
	await makeLesson(db, { id: 'open' })
	await makeLesson(db, { id: 'private', isPrivate: true })
	const word = '一百二十三'
	const pinyin = 'yì bǎi èr shí sān'
	const content = [{ zh: [{ word, pinyin }], en: '', blank: 'normal' as const }]
	for (const lessonId of ['open', 'private']) {
		await db.insert(lessonContents).values({ lessonId, content })
	}
	const say = async (search: Record<string, string>) =>
		(await ask(`/nls/tts?${new URLSearchParams(search)}`, 'marta')).status
	expect(await say({ text: '一心一意地', pinyin: 'yì xīn yí yì de' })).toBe(200)
	expect(await say({ text: '一心一意地', pinyin: 'yī xīn yī yì de' })).toBe(404)
	expect(await say({ text: word, pinyin, lesson: 'open' })).toBe(200)
	expect(await say({ text: word, pinyin, lesson: 'private' })).toBe(404)
	expect(await say({ text: word, pinyin })).toBe(404)
	expect(await say({ text: '天地玄黄宇', lesson: 'open' })).toBe(404)
	expect(await say({ text: '小美' })).toBe(200)
	expect(await say({ text: 'hello' })).toBe(400)
	expect(kinds).toEqual(['vocabulary', 'text', 'unlisted'])
	expect(calls).toHaveLength(3)
})

const helloAnna = [
	{ word: '你好', pinyin: 'nǐ hǎo' },
	{ word: '，' },
	{ word: '安娜', pinyin: 'ān nà' },
	{ word: '！' },
]

/** A lesson whose exercise is heard: 你好，安娜！ */
async function withHeard({ isFree = true, words = helloAnna as Token[] } = {}) {
	const platform = await platformWith(spoken)
	const lessonId = crypto.randomUUID()
	await makeLesson(platform.db, { id: lessonId, title: { zh: '你好', en: 'Hello' }, isFree })
	await platform.db.insert(exercises).values({
		id: `${lessonId}-1`,
		lessonId,
		orderNo: 1,
		type: 'dictation',
		question: { en: 'Listen.', sound: textOf(words) },
		options: [{ zh: '你好安娜' }],
		answer: 'A',
		explanation: {},
		words: [words],
	})
	return { ...platform, exerciseId: `${lessonId}-1` }
}

test('the line of an exercise is spoken with the readings of its words', async () => {
	const { ask, calls, kinds, exerciseId } = await withHeard()
	expect((await ask(`/nls/tts?exercise=${exerciseId}`, 'marta')).status).toBe(200)
	const asked = new URL(calls[0] ?? '').searchParams
	expect(asked.get('text')).toBe('你好，安娜！')
	expect(JSON.parse(asked.get('readings') ?? '')).toEqual([
		{ offset: 0, length: 2, pinyin: 'nǐ hǎo' },
		{ offset: 3, length: 2, pinyin: 'ān nà' },
	])
	expect(kinds).toEqual(['exercise'])
})

test('a dialogue of an exercise is spoken by two voices, without the names', async () => {
	const { ask, calls, exerciseId } = await withHeard({
		words: [
			{ word: '安娜', pinyin: 'ān nà' },
			{ word: '：' },
			{ word: '你', pinyin: 'nǐ' },
			{ word: '还', pinyin: 'huán' },
			{ word: '书', pinyin: 'shū' },
			{ word: '？\n' },
			{ word: '小美', pinyin: 'xiǎo měi' },
			{ word: '：' },
			{ word: '明天', pinyin: 'míng tiān' },
			{ word: '。' },
		],
	})
	const answer = await ask(`/nls/tts?exercise=${exerciseId}`, 'marta')
	expect(await answer.text()).toBe('soundsound')
	const asked = calls.map((call) => new URL(call).searchParams)
	expect(asked.map((one) => [one.get('text'), one.get('voice')])).toEqual([
		['你还书？', null],
		['明天。', 'second'],
	])
	expect(JSON.parse(asked[0]?.get('readings') ?? '')).toContainEqual({
		offset: 1,
		length: 1,
		pinyin: 'huán',
	})
})

test('a model answer is spoken with the readings of its words', async () => {
	const { ask, calls, db, exerciseId } = await withHeard()
	const answer = [
		{ word: '我', pinyin: 'wǒ' },
		{ word: '还', pinyin: 'huán' },
		{ word: '书', pinyin: 'shū' },
		{ word: '。' },
	]
	await db
		.update(exercises)
		.set({
			type: 'speak',
			question: { zh: textOf(helloAnna) },
			options: [{ zh: textOf(answer) }],
			words: [helloAnna, answer],
		})
		.where(eq(exercises.id, exerciseId))
	expect((await ask(`/nls/tts?exercise=${exerciseId}`, 'marta')).status).toBe(200)
	expect((await ask(`/nls/tts?exercise=${exerciseId}&answer=A`, 'marta')).status).toBe(200)
	expect((await ask(`/nls/tts?exercise=${exerciseId}&answer=B`, 'marta')).status).toBe(404)
	const asked = calls.map((call) => new URL(call).searchParams)
	expect(asked.map((one) => one.get('text'))).toEqual(['你好，安娜！', '我还书。'])
	expect(asked[1]?.get('readings')).toContain('huán')
})

test('the line of an exercise is not spoken to those who may not open its lesson', async () => {
	const { ask, calls, exerciseId } = await withHeard({ isFree: false })
	expect((await ask(`/nls/tts?exercise=${exerciseId}`, 'marta')).status).toBe(404)
	expect((await ask('/nls/tts?exercise=nothing', 'marta')).status).toBe(404)
	expect(calls).toEqual([])
})

test('a sentence of an own text is spoken to its owner, with the corrected readings', async () => {
	const { ask, calls, db, kinds } = await platformWith(spoken)
	for (const id of ['marta', 'tom']) await makeAccount(db, { id, email: `${id}@example.com` })
	await db.insert(ownTexts).values({ id: 'mine', userId: 'marta', title: '书', tags: [] })
	const zh = [
		{ word: '好', pinyin: 'hǎo' },
		{ word: '！' },
		{ word: '还', pinyin: 'huán', isCustomPinyin: true },
		{ word: '书', pinyin: 'shū' },
		{ word: '。' },
	]
	const part = { textId: 'mine', number: 1, title: '', characters: 5, bytes: 15 }
	const content = [{ zh, en: '', blank: 'normal' as const }]
	await db.insert(ownTextParts).values({ id: 'one', ...part, version: 2, content })
	const path = '/nls/tts?part=one&version=2&sentence=1'
	const answer = await ask(path, 'marta')
	expect(answer.status).toBe(200)
	expect(answer.headers.get('cache-control')).toBe('private, no-store')
	const asked = new URL(calls[0] ?? '').searchParams
	expect(asked.get('text')).toBe('还书。')
	expect(JSON.parse(asked.get('readings') ?? '')).toContainEqual({
		offset: 0,
		length: 1,
		pinyin: 'huán',
	})
	expect(kinds).toEqual(['own-text'])
	for (const [other, id] of [
		[path, 'tom'],
		['/nls/tts?part=one&version=1&sentence=1', 'marta'],
		['/nls/tts?part=one&version=2&sentence=2', 'marta'],
	] as const) {
		expect((await ask(other, id)).status).toBe(404)
	}
	expect((await ask('/nls/tts?part=one&version=x&sentence=-1', 'marta')).status).toBe(400)
	expect(calls).toHaveLength(1)
})

/** 银行, which marta saved from a lesson or somewhere else. */
async function withCard(lessonId: string | null) {
	const platform = await platformWith(spoken)
	const { db } = platform
	for (const id of ['marta', 'tom']) await makeAccount(db, { id, email: `${id}@example.com` })
	const word = await makeWord(db, { word: '银行', pinyin: 'yín háng' })
	const deckId = await makeDeck(db, [word], { slug: 'my-words', ownerId: 'marta' })
	await makeLesson(db, { id: 'open' })
	const content = contentFrom('我[wǒ] | 还[huán] | 银行[yín háng] | 。 / I repay the bank.')
	await db.insert(lessonContents).values({ lessonId: 'open', content })
	await db.update(cards).set({ sentence: '我还银行。', lessonId })
	return { ...platform, path: `/nls/tts?card=${deckId}-1` }
}

test('the sentence of a card is spoken with the readings of its text, to its owner', async () => {
	const { ask, calls, kinds, path } = await withCard('open')
	const answer = await ask(path, 'marta')
	expect(answer.status).toBe(200)
	expect(answer.headers.get('cache-control')).toBe('private, no-store')
	const asked = new URL(calls[0] ?? '').searchParams
	expect(asked.get('text')).toBe('我还银行。')
	expect(JSON.parse(asked.get('readings') ?? '')).toEqual([
		{ offset: 0, length: 1, pinyin: 'wǒ' },
		{ offset: 1, length: 1, pinyin: 'huán' },
		{ offset: 2, length: 2, pinyin: 'yín háng' },
	])
	expect(kinds).toEqual(['exercise'])
	expect((await ask(path, 'tom')).status).toBe(404)
	expect((await ask('/nls/tts?card=nothing', 'marta')).status).toBe(404)
})

test('a saved sentence that no text has is counted as one of an own text', async () => {
	const { ask, kinds, path } = await withCard(null)
	expect((await ask(path, 'marta')).status).toBe(200)
	expect(kinds).toEqual(['own-text'])
})
