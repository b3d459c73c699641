/**
 * One word, spoken: 银行 is said once by the voice and from then on comes from the media store,
 * under the hash of voice, engine, text and reading.
 */
import { wordKeyOf } from '#app/domain/audio/audio-path.ts'
import { ok, type Result } from '#app/domain/result.ts'
import type { SpeakingProvider, SpeechFailure } from './providers/provider.ts'

type Word = { text: string; pinyin: string | undefined }

type Speaker = {
	media: R2Bucket
	provider: SpeakingProvider
	voice: string
	/** Lets the word be kept after it was answered. */
	waitUntil: (work: Promise<unknown>) => void
}

type Sound = ReadableStream | Uint8Array

/** The MP3 of a word. A store that fails costs time, never the word. */
export async function pronounce(
	{ media, provider, voice, waitUntil }: Speaker,
	{ text, pinyin }: Word,
): Promise<Result<Sound, SpeechFailure>> {
	const key = await wordKeyOf({ engine: provider.engine, voice, text, pinyin })
	const kept = await media.get(key).catch(logged)
	if (kept) return ok(kept.body)
	const readings = pinyin ? [{ offset: 0, length: text.length, pinyin }] : []
	const spoken = await provider.speak({ script: { text, readings }, voice })
	if (!spoken.ok) return spoken
	const { mp3 } = spoken.value
	waitUntil(media.put(key, mp3, { httpMetadata: { contentType: 'audio/mpeg' } }).catch(logged))
	return ok(mp3)
}

function logged(error: unknown): undefined {
	console.error(error)
	return undefined
}
