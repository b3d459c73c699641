/**
 * Maps the word times of a voice to offsets in our text.
 *
 * Voices report the words they spoke, not where they stand: "觉。" with its mark, 二〇二四 for 2024,
 * nothing for ……. Words are matched in reading order, by letters and digits only, and within a short
 * window, so that one unmatched word does not derail the ones after it.
 */
import type { Sentence } from '#app/domain/speech/sentences.ts'
import type { SentenceTiming } from '#app/domain/speech/timings.ts'

/** Milliseconds from the start of the piece. */
export type SpokenWord = { text: string; startMs: number; endMs: number }

type Place = { offset: number; startMs: number; endMs: number }

/** How many letters past the last match to search. */
const ahead = 16

/** Undefined if a sentence has no matched word, or the times run backwards. */
export function timingsFromWords(
	text: string,
	sentences: readonly Sentence[],
	spoken: readonly SpokenWord[],
	durationMs: number,
): SentenceTiming[] | undefined {
	const places = placesOf(text, sentences, spoken)
	if (places.some(({ startMs }, n) => startMs < (places[n - 1]?.startMs ?? 0))) return undefined
	const timings: SentenceTiming[] = []
	for (const { offset, length } of sentences) {
		const own = places.filter((place) => place.offset >= offset && place.offset < offset + length)
		const first = own[0]
		const last = own.at(-1)
		if (!first || !last || last.startMs > durationMs) return undefined
		const next = places[places.indexOf(last) + 1]
		// Some voices report an end far beyond the audio for the last word.
		const endMs = Math.max(
			last.startMs,
			Math.min(last.endMs, next?.startMs ?? durationMs, durationMs),
		)
		const words = own.map((place): [number, number] => [place.offset, place.startMs])
		timings.push({ offset, length, startMs: first.startMs, endMs, words })
	}
	return timings
}

function placesOf(
	text: string,
	sentences: readonly Sentence[],
	spoken: readonly SpokenWord[],
): Place[] {
	const offsets: number[] = []
	let letters = ''
	for (const { offset, length } of sentences) {
		const written = text.slice(offset, offset + length)
		for (const { 0: letter, index } of written.matchAll(/[\p{L}\p{N}]/gu)) {
			for (let unit = 0; unit < letter.length; unit++) offsets.push(offset + index + unit)
			letters += letter.toLowerCase()
		}
	}
	const places: Place[] = []
	let from = 0
	for (const word of spoken) {
		const sought = word.text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
		const at = sought ? letters.slice(from, from + ahead + sought.length).indexOf(sought) : -1
		const offset = at < 0 ? undefined : offsets[from + at]
		if (offset === undefined) continue
		places.push({ offset, startMs: word.startMs, endMs: word.endMs })
		from += at + sought.length
	}
	return places
}
