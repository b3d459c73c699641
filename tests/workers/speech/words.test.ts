import { expect, test } from 'vitest'
import { err, ok } from '#app/domain/result.ts'
import { scriptedVoice, someSpeech, testStudio } from '#tests/support/speech-env.ts'
import type { SpeakingProvider, SpeechOrder } from '#workers/speech/providers/provider.ts'
import type { Studio } from '#workers/speech/studio.ts'
import { pronounce } from '#workers/speech/words.ts'

async function speaker() {
	const { studio } = await testStudio()
	const orders: SpeechOrder[] = []
	const words: SpeakingProvider = {
		...scriptedVoice().voice,
		engine: crypto.randomUUID(),
		speak: async (order) => {
			orders.push(order)
			const mp3 = new TextEncoder().encode(`sound of ${order.script.text}`)
			return ok({ ...someSpeech(), mp3 })
		},
	}
	const equipped: Studio = { ...studio, voices: ok({ lessons: words, words }) }
	return { studio: equipped, words, orders }
}

async function say(studio: Studio, text: string, pinyin?: string) {
	const kept: Promise<unknown>[] = []
	const spoken = await pronounce(studio, { text, pinyin }, (work) => void kept.push(work))
	await Promise.all(kept)
	return spoken.ok ? new Response(spoken.value).text() : spoken.error
}

test('a word is said once and then comes from the store', async () => {
	const { studio, orders } = await speaker()
	expect(await say(studio, '银行')).toBe('sound of 银行')
	expect(await say(studio, '银行')).toBe('sound of 银行')
	expect(orders).toEqual([{ script: { text: '银行', readings: [] }, voice: 'BV701_V2_streaming' }])
})

test('each reading of a word is another sound', async () => {
	const { studio, orders } = await speaker()
	await say(studio, '长', 'cháng')
	await say(studio, '长', 'zhǎng')
	expect(orders.map(({ script }) => script.readings[0]?.pinyin)).toEqual(['cháng', 'zhǎng'])
})

test('a store that fails costs time, never the word', async () => {
	const { studio, orders } = await speaker()
	const media = {
		get: () => Promise.reject(new Error('storage is down')),
		put: () => Promise.reject(new Error('storage is down')),
	} as unknown as R2Bucket
	expect(await say({ ...studio, media }, '你好')).toBe('sound of 你好')
	expect(await say({ ...studio, media }, '你好')).toBe('sound of 你好')
	expect(orders).toHaveLength(2)
})

test('a voice that fails is asked again the next time', async () => {
	const { studio, words, orders } = await speaker()
	const { speak } = words
	words.speak = async () => err({ kind: 'temporary', detail: 'busy' })
	expect(await say(studio, '你好')).toEqual({ kind: 'temporary', detail: 'busy' })
	words.speak = () => Promise.reject(new Error('broken'))
	expect(await say(studio, '你好')).toEqual({ kind: 'temporary', detail: 'broken' })
	words.speak = speak
	expect(await say(studio, '你好')).toBe('sound of 你好')
	expect(orders).toHaveLength(1)
})

test('without a voice nothing is said', async () => {
	const { studio } = await testStudio()
	const failure = { kind: 'configuration', detail: 'no voice' } as const
	expect(await say({ ...studio, voices: err(failure) }, '你好')).toEqual(failure)
})
