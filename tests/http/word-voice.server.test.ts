import { expect, test, vi } from 'vitest'
import { areWordsEmbedded } from '#app/http/word-voice.server.ts'

const worker = () => ({ fetch: vi.fn(), connect: vi.fn() }) as unknown as Fetcher
const asking = (words: string | undefined) => ({
	engines: vi.fn(async () => (words === undefined ? undefined : { words, lessons: 'volcengine' })),
})

test('the speech worker is asked once in ten minutes', async () => {
	const tts = worker()
	const client = asking('espeak-ng-0.3.5/1')
	expect(await areWordsEmbedded(tts, client, 0)).toBe(true)
	expect(await areWordsEmbedded(tts, client, 599_000)).toBe(true)
	expect(client.engines).toHaveBeenCalledTimes(1)
	expect(await areWordsEmbedded(tts, asking('volcengine-v1'), 600_000)).toBe(false)
})

test('without an answer the platform’s voice comes first, and a minute later it is asked again', async () => {
	const tts = worker()
	expect(await areWordsEmbedded(tts, asking(undefined), 0)).toBe(false)
	expect(await areWordsEmbedded(tts, asking('espeak-ng-0.3.5/1'), 59_000)).toBe(false)
	expect(await areWordsEmbedded(tts, asking('espeak-ng-0.3.5/1'), 60_000)).toBe(true)
})
