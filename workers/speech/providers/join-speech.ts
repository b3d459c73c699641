/**
 * Joins several pieces into one speech: 你好！ in one answer and 我叫小美。 in the next become one MP3,
 * and the times of the second are shifted by the length of the first.
 *
 * A piece's length is that of its frames, not the one the service reports: encoders pad every piece,
 * and over the forty pieces of a long lesson that adds up to seconds.
 */

import { joinBytes } from '#app/domain/bytes.ts'
import type { Sentence } from '#app/domain/speech/sentences.ts'
import { sentencesOf } from '#app/domain/speech/sentences.ts'
import type { SentenceTiming } from '#app/domain/speech/timings.ts'
import { estimateTimings } from '#app/domain/speech/timings.ts'
import type { Mp3Sound } from '#workers/speech/mp3-frames.ts'
import type { Speech } from './provider.ts'

export type SpokenPiece = {
	sound: Mp3Sound
	/** The sentences of the piece, or parts of one; offsets in the whole text. */
	sentences: readonly Sentence[]
	/** Times from the start of the piece; undefined if the voice gives none. */
	timings: SentenceTiming[] | undefined
}

/** `source` is `engine` only if the voice gave times for every piece. */
export function joinSpeech(text: string, pieces: readonly SpokenPiece[]): Speech {
	const parts: SentenceTiming[] = []
	let durationMs = 0
	for (const { sound, sentences, timings } of pieces) {
		const own = timings ?? estimateTimings(sentences, sound.durationMs)
		parts.push(...own.map((timing) => later(timing, durationMs)))
		durationMs += sound.durationMs
	}
	return {
		mp3: joinBytes(pieces.map(({ sound }) => sound.frames)),
		durationMs: Math.round(durationMs),
		source: pieces.every(({ timings }) => timings) ? 'engine' : 'estimate',
		sentences: sentencesOf(text).flatMap((sentence) => whole(sentence, parts)),
	}
}

function later(timing: SentenceTiming, ms: number): SentenceTiming {
	return {
		...timing,
		startMs: Math.round(timing.startMs + ms),
		endMs: Math.round(timing.endMs + ms),
		words: timing.words.map(([offset, at]) => [offset, Math.round(at + ms)]),
	}
}

/** Joins the parts of a sentence; empty if it was not spoken. */
function whole({ offset, length }: Sentence, parts: readonly SentenceTiming[]): SentenceTiming[] {
	const own = parts.filter((part) => part.offset >= offset && part.offset < offset + length)
	const first = own[0]
	const last = own.at(-1)
	if (!first || !last) return []
	const words = own.flatMap((part) => part.words)
	return [{ offset, length, startMs: first.startMs, endMs: last.endMs, words }]
}
