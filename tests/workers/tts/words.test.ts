import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { err, ok } from '#app/domain/result.ts'
import type { Bindings } from '#workers/tts/bindings.ts'
import type { SpeakingProvider, SpeechOrder } from '#workers/tts/providers/provider.ts'
import { pronounce } from '#workers/tts/words.ts'

const { MEDIA } = env as unknown as Bindings

function speaker(media: R2Bucket = MEDIA) {
	const orders: SpeechOrder[] = []
	const kept: Promise<unknown>[] = []
	const provider: SpeakingProvider = {
		kind: 'speaking',
		engine: crypto.randomUUID(),
		hasVoice: () => true,
		speak: async (order) => {
			orders.push(order)
			const mp3 = new TextEncoder().encode(`sound of ${order.script.text}`)
			return ok({ mp3, durationMs: 500, source: 'engine', sentences: [] })
		},
	}
	const waitUntil = (work: Promise<unknown>) => void kept.push(work)
	const say = async (text: string, pinyin?: string) => {
		const spoken = await pronounce({ media, provider, voice: 'cmn', waitUntil }, { text, pinyin })
		await Promise.all(kept.splice(0))
		return spoken.ok ? new Response(spoken.value as BodyInit).text() : spoken.error
	}
	return { say, orders, provider }
}

test('a word is said once and then comes from the store', async () => {
	const { say, orders } = speaker()
	expect(await say('银行')).toBe('sound of 银行')
	expect(await say('银行')).toBe('sound of 银行')
	expect(orders).toEqual([{ script: { text: '银行', readings: [] }, voice: 'cmn' }])
})

test('each reading of a word is another sound', async () => {
	const { say, orders } = speaker()
	await say('长', 'cháng')
	await say('长', 'zhǎng')
	expect(orders.map(({ script }) => script.readings[0]?.pinyin)).toEqual(['cháng', 'zhǎng'])
})

test('a store that fails costs time, never the word', async () => {
	const broken = {
		get: () => Promise.reject(new Error('storage is down')),
		put: () => Promise.reject(new Error('storage is down')),
	} as unknown as R2Bucket
	const { say, orders } = speaker(broken)
	expect(await say('你好')).toBe('sound of 你好')
	expect(await say('你好')).toBe('sound of 你好')
	expect(orders).toHaveLength(2)
})

test('a voice that fails is asked again the next time', async () => {
	const { say, provider, orders } = speaker()
	const { speak } = provider
	provider.speak = async () => err({ kind: 'temporary', detail: 'busy' })
	expect(await say('你好')).toEqual({ kind: 'temporary', detail: 'busy' })
	provider.speak = speak
	expect(await say('你好')).toBe('sound of 你好')
	expect(orders).toHaveLength(1)
})
