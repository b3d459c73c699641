import type { SpeechTimings } from '#app/domain/speech/timings.ts'
import type { LessonAudio } from './lesson-audio.ts'

/**
 * When each sentence is heard; `none` where there are no timings of this very text, `failed` where
 * another try may bring them.
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
		// No network, or half an answer.
		return 'failed'
	}
}

/** Checked by hand: the browser is spared a schema library for what the player reads of it. */
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

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null
}
