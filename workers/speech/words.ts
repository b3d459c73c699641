/**
 * One word, spoken: 银行 is said once by the voice and from then on comes from the media store,
 * under the hash of voice, engine, text and reading.
 */

import { defaultVoice as voice } from '#app/contracts/speech.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { wordKeyOf } from '#app/domain/speech/audio-path.ts'
import type { Pronunciation } from '#app/domain/speech/pronunciation.ts'
import { logFailure } from '#workers/shared/failure.ts'
import { inTime } from './in-time.ts'
import type { SpeechFailure } from './providers/provider.ts'
import type { Studio } from './studio.ts'

/** Nobody waits longer for a word. */
const patienceMs = 15_000

type Sound = ReadableStream | Uint8Array<ArrayBuffer>

/**
 * The MP3 of a word. It is kept after the answer (`waitUntil`); a store that fails costs time, never
 * the word.
 */
export async function pronounce(
	{ media, voices }: Studio,
	{ text, pinyin }: Pronunciation,
	waitUntil: (work: Promise<unknown>) => void,
): Promise<Result<Sound, SpeechFailure>> {
	if (!voices.ok) return refused(voices.error)
	const { words: provider } = voices.value
	const key = await wordKeyOf({ engine: provider.engine, voice, text, pinyin })
	const kept = await media.get(key).catch(logFailure)
	if (kept) return ok(kept.body)
	const readings = pinyin ? [{ offset: 0, length: text.length, pinyin }] : []
	const spoken = await inTime(patienceMs, () =>
		provider.speak({ script: { text, readings }, voice }),
	)
	if (!spoken.ok) return refused(spoken.error)
	const { mp3 } = spoken.value
	waitUntil(media.put(key, mp3, { httpMetadata: { contentType: 'audio/mpeg' } }).catch(logFailure))
	return ok(new Uint8Array(mp3))
}

/** Keys and quotas are an administrator's matter; the learner is told that it cannot be said. */
function refused(failure: SpeechFailure): Result<never, SpeechFailure> {
	console.error(`A word could not be spoken: ${failure.detail}`)
	return err(failure)
}
