import { expect, test } from 'vitest'
import { takeAttempt } from '#app/db/attempts.ts'
import { mostSpokenOfOwnTexts, newWordRules } from '#app/domain/accounts/attempt-limit.ts'
import { err, ok } from '#app/domain/result.ts'
import type { SpeakableKind } from '#app/domain/speech/speakable.ts'
import { scriptedVoice, someSpeech, testEnv } from '#tests/support/speech-env.ts'
import type { SpeakingProvider, SpeechRequest } from '#workers/speech/providers/provider.ts'
import type { SpeechEnv } from '#workers/speech/speech-env.ts'
import { pronounce } from '#workers/speech/words.ts'

async function speaker() {
	const { env } = await testEnv()
	const orders: SpeechRequest[] = []
	const words: SpeakingProvider = {
		...scriptedVoice().voice,
		engine: crypto.randomUUID(),
		speak: async (order) => {
			orders.push(order)
			const mp3 = new TextEncoder().encode(`sound of ${order.script.text}`)
			return ok({ ...someSpeech(), mp3 })
		},
	}
	const equipped: SpeechEnv = { ...env, voices: ok({ lessons: words, words }) }
	return { env: equipped, words, orders }
}

type Asker = { personId?: string; kind?: SpeakableKind }

async function say(env: SpeechEnv, text: string, pinyin?: string, asker: Asker = {}) {
	const asked = {
		text,
		pinyin,
		personId: crypto.randomUUID(),
		kind: 'vocabulary' as const,
		...asker,
	}
	const kept: Promise<unknown>[] = []
	const spoken = await pronounce(env, asked, (work) => void kept.push(work))
	await Promise.all(kept)
	return spoken.ok ? new Response(spoken.value).text() : spoken.error
}

test('a word is spoken once and then served from the store', async () => {
	const { env, orders } = await speaker()
	expect(await say(env, '银行')).toBe('sound of 银行')
	expect(await say(env, '银行')).toBe('sound of 银行')
	expect(orders).toEqual([
		{ script: { text: '银行', readings: [], level: 'word' }, voice: 'BV701_V2_streaming' },
	])
})

test('a word is spoken even if the store fails', async () => {
	const { env, orders } = await speaker()
	const media = {
		get: () => Promise.reject(new Error('storage is down')),
		put: () => Promise.reject(new Error('storage is down')),
	} as unknown as R2Bucket
	expect(await say({ ...env, media }, '你好')).toBe('sound of 你好')
	expect(await say({ ...env, media }, '你好')).toBe('sound of 你好')
	expect(orders).toHaveLength(2)
})

test('a failure is not cached', async () => {
	const { env, words, orders } = await speaker()
	const { speak } = words
	words.speak = async () => err({ kind: 'temporary', detail: 'busy' })
	expect(await say(env, '你好')).toEqual({ kind: 'temporary', detail: 'busy' })
	words.speak = () => Promise.reject(new Error('broken'))
	expect(await say(env, '你好')).toEqual({ kind: 'temporary', detail: 'broken' })
	words.speak = speak
	expect(await say(env, '你好')).toBe('sound of 你好')
	expect(orders).toHaveLength(1)
})

test('a word fails without a voice', async () => {
	const { env } = await testEnv()
	const failure = { kind: 'configuration', detail: 'no voice' } as const
	expect(await say({ ...env, voices: err(failure) }, '你好')).toEqual(failure)
})

test('a person has so many new words a day, and hears the spoken ones without end', async () => {
	const { env } = await speaker()
	const personId = crypto.randomUUID()
	expect(await say(env, '银行', undefined, { personId })).toBe('sound of 银行')
	const [own] = newWordRules(personId, 'vocabulary')
	for (let n = 1; n < own.limit; n++) await takeAttempt(env.db, { rules: [own], now: env.now() })
	expect(await say(env, '你好', undefined, { personId })).toBe('spent')
	expect(await say(env, '银行', undefined, { personId })).toBe('sound of 银行')
	expect(await say(env, '你好')).toBe('sound of 你好')
})

test('a word of no dictionary and no text is not kept', async () => {
	const { env, orders } = await speaker()
	await say(env, '小美', undefined, { kind: 'unlisted' })
	await say(env, '小美', undefined, { kind: 'unlisted' })
	expect(orders).toHaveLength(2)
})

test('what could not be spoken does not count', async () => {
	const { env, words } = await speaker()
	const personId = crypto.randomUUID()
	const { speak } = words
	words.speak = async () => err({ kind: 'temporary', detail: 'busy' })
	for (let n = 0; n < 31; n++) await say(env, '小美', undefined, { personId, kind: 'unlisted' })
	words.speak = speak
	expect(await say(env, '小美', undefined, { personId, kind: 'unlisted' })).toBe('sound of 小美')
})

test('the line of an exercise is spoken with its readings, and kept', async () => {
	const { env, orders } = await speaker()
	const readings = [{ offset: 0, length: 2, pinyin: 'nǐ hǎo' }]
	const line = { text: '你好，安娜！', readings, personId: 'marta', kind: 'exercise' as const }
	const kept: Promise<unknown>[] = []
	await pronounce(env, line, (work) => void kept.push(work))
	await Promise.all(kept)
	await pronounce(env, line, () => {})
	expect(orders.map(({ script }) => script)).toEqual([{ text: '你好，安娜！', readings }])
})

test('the other speaker of a dialogue has the second voice, and the only one where there is one', async () => {
	const { env, words, orders } = await speaker()
	const turn = { text: '明天。', readings: [], personId: 'marta', kind: 'exercise' as const }
	const voices = [
		{ id: 'zf_xiaobei', name: 'Woman' },
		{ id: 'zm_yunxi', name: 'Man' },
	]
	for (const offered of [voices, voices.slice(0, 1), undefined]) {
		words.voices = offered
		await pronounce(env, { ...turn, voice: 2 }, () => {})
	}
	expect(orders.map(({ voice }) => voice)).toEqual([
		'zm_yunxi',
		'BV701_V2_streaming',
		'BV701_V2_streaming',
	])
})

test('sentences of own texts are not stored, and so many characters a day are spoken', async () => {
	const { env, orders } = await speaker()
	const own = { personId: 'marta', kind: 'own-text' as const }
	const sentence = `${'好'.repeat(99)}。`
	expect(await say(env, sentence, undefined, own)).toBe(`sound of ${sentence}`)
	for (let said = 100; said < mostSpokenOfOwnTexts; said += 100) {
		await say(env, sentence, undefined, own)
	}
	expect(orders).toHaveLength(mostSpokenOfOwnTexts / 100)
	expect(await say(env, '好。', undefined, own)).toBe('spent')
	expect(await say(env, '好。', undefined, { ...own, personId: 'tom' })).toBe('sound of 好。')
	expect(await say(env, '好', undefined, { personId: 'marta' })).toBe('sound of 好')
})
