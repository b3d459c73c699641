/**
 * Pronounces one word. 银行 is spoken once and then served from the media store, under the hash of
 * voice, engine, text and reading.
 */
import { defaultVoice as voice } from '#app/contracts/speech.ts'
import { logFailure } from '#app/db/log.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { wordKeyOf } from '#app/domain/speech/audio-path.ts'
import type { Pronunciation } from '#app/domain/speech/pronunciation.ts'
import { inTime } from './in-time.ts'
import type { SpeechFailure } from './providers/provider.ts'
import type { SpeechEnv } from './speech-env.ts'

const patienceMs = 15_000

type Sound = ReadableStream | Uint8Array<ArrayBuffer>

/** The MP3 of a word, stored after the response is sent. A failing store only costs time. */
export async function pronounce(
	{ media, voices }: SpeechEnv,
	{ text, pinyin }: Pronunciation,
	waitUntil: (work: Promise<unknown>) => void,
): Promise<Result<Sound, SpeechFailure>> {
	if (!voices.ok) return refused(voices.error)
	const { words: provider } = voices.value
	const key = await wordKeyOf({ engine: provider.engine, voice, text, pinyin })
	const stored = await media.get(key).catch(logFailure)
	if (stored) return ok(stored.body)
	const readings = pinyin ? [{ offset: 0, length: text.length, pinyin }] : []
	const spoken = await inTime(patienceMs, () =>
		provider.speak({ script: { text, readings }, voice }),
	)
	if (!spoken.ok) return refused(spoken.error)
	const { mp3 } = spoken.value
	waitUntil(media.put(key, mp3, { httpMetadata: { contentType: 'audio/mpeg' } }).catch(logFailure))
	return ok(new Uint8Array(mp3))
}

/** Details such as keys and quotas are only logged; the learner sees a general message. */
function refused(failure: SpeechFailure): Result<never, SpeechFailure> {
	console.error(`A word could not be spoken: ${failure.detail}`)
	return err(failure)
}
