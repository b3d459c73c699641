import { isObject } from '#app/domain/is-object.ts'
import type { SpeechTimings } from '#app/domain/speech/timings.ts'
import type { LessonAudio } from './player.tsx'

/**
 * Fetches the timings of an audio's sentences. Returns `none` if there are none for this exact text,
 * and `failed` if trying again may help.
 */
export async function fetchTimings(
	{ timings, textHash }: LessonAudio,
	signal: AbortSignal,
): Promise<SpeechTimings | 'none' | 'failed'> {
	try {
		const answer = await fetch(timings, { signal })
		if (!answer.ok) return answer.status < 500 ? 'none' : 'failed'
		const found: unknown = await answer.json()
		return isTimings(found) && found.textSha256 === textHash && found.sentences.length > 0
			? found
			: 'none'
	} catch {
		// No network, or a truncated answer.
		return 'failed'
	}
}

/** Checked by hand, and only as far as the player needs it, to keep a schema library off the page. */
export function isTimings(value: unknown): value is SpeechTimings {
	return (
		isObject(value) &&
		value.v === 1 &&
		typeof value.textSha256 === 'string' &&
		Array.isArray(value.sentences) &&
		value.sentences.every(
			(sentence: unknown) =>
				isObject(sentence) &&
				[sentence.offset, sentence.length, sentence.startMs, sentence.endMs].every(Number.isFinite),
		)
	)
}
