/**
 * Where in our text the words stand of which a voice told the times.
 *
 * Voices tell what they said, not where it stands: "觉。" with its mark, 二〇二四 for 2024, nothing
 * for ……. Words are looked for in reading order, by their letters and digits alone and only a little
 * ahead, so that one that is not found does not carry the next ones away.
 */
import type { Sentence } from '#app/domain/speech/sentences.ts'
import type { SentenceTiming } from '#app/domain/speech/timings.ts'

/** Milliseconds from the start of the piece. */
export type ToldWord = { text: string; startMs: number; endMs: number }

type Place = { offset: number; startMs: number; endMs: number }

const ahead = 16

/** Undefined where a sentence has no word whose time is known, or times run backwards. */
export function timingsFromTold(
	text: string,
	sentences: readonly Sentence[],
	told: readonly ToldWord[],
	durationMs: number,
): SentenceTiming[] | undefined {
	const places = placesOf(text, sentences, told)
	if (places.some(({ startMs }, n) => startMs < (places[n - 1]?.startMs ?? 0))) return undefined
	const timings: SentenceTiming[] = []
	for (const { offset, length } of sentences) {
		const own = places.filter((place) => place.offset >= offset && place.offset < offset + length)
		const first = own[0]
		const last = own.at(-1)
		if (!first || !last || last.startMs > durationMs) return undefined
		const next = places[places.indexOf(last) + 1]
		// Some voices tell an end of the last word far beyond the audio.
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
	told: readonly ToldWord[],
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
	for (const word of told) {
		const sought = word.text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
		const at = sought ? letters.slice(from, from + ahead + sought.length).indexOf(sought) : -1
		const offset = at < 0 ? undefined : offsets[from + at]
		if (offset === undefined) continue
		places.push({ offset, startMs: word.startMs, endMs: word.endMs })
		from += at + sought.length
	}
	return places
}
