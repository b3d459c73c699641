/**
 * The voices for lessons, and how each says 你好，我叫小美。 A sample is spoken when it is first asked for
 * and then served from the media store, as words are. Only listed voices have one, so that the store
 * holds no more than there are voices.
 */
import type { Voices } from '#app/contracts/speech.ts'
import { logFailure } from '#app/db/log.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { wordKeyOf } from '#app/domain/speech/audio-path.ts'
import { voiceSample as text } from '#app/domain/speech/voice-sample.ts'
import { inTime } from './in-time.ts'
import type { Provider } from './providers/provider.ts'
import type { SpeechEnv } from './speech-env.ts'

const patienceMs = 30_000

export function offeredVoices({ voices, kind, hasOneVoice }: Provider): Voices {
	return {
		voices: [...(voices ?? [])],
		hasSamples: kind === 'speaking' && voices !== undefined,
		hasSpeakers: !hasOneVoice,
	}
}

export async function sampleOf(
	{ media, voices }: SpeechEnv,
	voice: string,
	waitUntil: (work: Promise<unknown>) => void,
): Promise<Result<ReadableStream | Uint8Array<ArrayBuffer>, Problem>> {
	if (!voices.ok) return failed(voices.error.detail)
	const { lessons: provider } = voices.value
	const isListed = provider.voices?.some(({ id }) => id === voice)
	if (!isListed || provider.kind === 'async')
		return err({ code: 'audio.unknown-voice', values: { voice } })
	const key = await wordKeyOf({ engine: provider.engine, voice, text })
	const stored = await media.get(key).catch(logFailure)
	if (stored) return ok(stored.body)
	const spoken = await inTime(patienceMs, () =>
		provider.speak({ script: { text, readings: [] }, voice }),
	)
	if (!spoken.ok) return failed(spoken.error.detail)
	const { mp3 } = spoken.value
	const stores = media.put(key, mp3, { httpMetadata: { contentType: 'audio/mpeg' } })
	waitUntil(stores.catch(logFailure))
	return ok(new Uint8Array(mp3))
}

function failed(detail: string): Result<never, Problem> {
	console.error(`A voice could not be heard: ${detail}`)
	return err({ code: 'audio.no-sample' })
}
