import { expect, test } from 'vitest'
import { err, ok } from '#app/domain/result.ts'
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

async function say(env: SpeechEnv, text: string, pinyin?: string) {
	const kept: Promise<unknown>[] = []
	const spoken = await pronounce(env, { text, pinyin }, (work) => void kept.push(work))
	await Promise.all(kept)
	return spoken.ok ? new Response(spoken.value).text() : spoken.error
}

test('a word is spoken once and then served from the store', async () => {
	const { env, orders } = await speaker()
	expect(await say(env, '银行')).toBe('sound of 银行')
	expect(await say(env, '银行')).toBe('sound of 银行')
	expect(orders).toEqual([{ script: { text: '银行', readings: [] }, voice: 'BV701_V2_streaming' }])
})

test('each reading of a word has its own audio', async () => {
	const { env, orders } = await speaker()
	await say(env, '长', 'cháng')
	await say(env, '长', 'zhǎng')
	expect(orders.map(({ script }) => script.readings[0]?.pinyin)).toEqual(['cháng', 'zhǎng'])
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
