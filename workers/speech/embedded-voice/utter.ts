/**
 * Has an instance of espeak-ng say "ni3hao3" or "你好": the sound without the silence around it, the
 * times of its words, and those of its syllables.
 */
import type { Espeak, EspeakEvent, EspeakWorker } from '#build/embedded-voice/espeak-ng.js'

export type Order = { voice: string; text: string; rate: number }

export type Utterance = {
	/** Mono, at `samplesPerSecond`. */
	sound: Float32Array
	/** The position of each word in the text, in characters, and its time. */
	words: { place: number; ms: number }[]
	/** The vowel of each syllable, with the n or ng after it. */
	syllables: { startMs: number; endMs: number }[]
}

export const samplesPerSecond = 22_050

const pitch = 55
/** Wider than the default, to set the four tones further apart. */
const range = 90

/** Softer is silence. */
const silence = 0.003
/** Kept on both sides, and faded, so that no join clicks. */
const edge = Math.round(0.006 * samplesPerSecond)

/** Runs `work` with a worker set to a voice and pace. */
export function withWorker<T>(
	espeak: Espeak,
	{ voice, rate }: Omit<Order, 'text'>,
	work: (worker: EspeakWorker) => T,
): T {
	const worker = new espeak.eSpeakNGWorker()
	worker.set_voice(voice, '', 0, 0, 0)
	worker.set_rate(rate)
	worker.set_pitch(pitch)
	worker.set_range(range)
	const result = work(worker)
	espeak.destroy(worker)
	return result
}

export function utterWith(espeak: Espeak, order: Order): Utterance {
	return withWorker(espeak, order, (worker) => {
		const pieces: Int16Array[] = []
		const events: EspeakEvent[] = []
		worker.synthesize(order.text, (piece, found) => {
			pieces.push(piece)
			events.push(...found)
			return false
		})
		return trimmed({ sound: joined(pieces), words: wordsIn(events), syllables: vowelsIn(events) })
	})
}

function wordsIn(events: readonly EspeakEvent[]): Utterance['words'] {
	return events
		.filter(({ type }) => type === 'word')
		.map(({ text_position, audio_position }) => ({ place: text_position - 1, ms: audio_position }))
}

const vowel = /[aeiouyɑɐəɚɛɜɪɔʊœɤɨæʌ]/

function vowelsIn(events: readonly EspeakEvent[]): Utterance['syllables'] {
	const phonemes = events.filter(({ type }) => type === 'phoneme')
	const isVowel = (index: number) => vowel.test(signOf(phonemes[index]))
	return phonemes.flatMap(({ audio_position: startMs }, index) => {
		if (!isVowel(index)) return []
		const hasCoda = /^[nŋ]$/.test(signOf(phonemes[index + 1])) && !isVowel(index + 2)
		const endMs = phonemes[index + (hasCoda ? 2 : 1)]?.audio_position ?? startMs
		return [{ startMs, endMs }]
	})
}

function signOf(phoneme: EspeakEvent | undefined): string {
	return String(phoneme?.id ?? '')
}

/** Takes the silence off both ends, and moves the times along. */
function trimmed({ sound, words, syllables }: Utterance): Utterance {
	const isLoud = (sample: number) => Math.abs(sample) > silence
	const first = sound.findIndex(isLoud)
	if (first < 0) return { sound: new Float32Array(), words: [], syllables: [] }
	const from = Math.max(first - edge, 0)
	const to = Math.min(sound.findLastIndex(isLoud) + edge, sound.length)
	const cut = sound.slice(from, to)
	for (let index = 0; index < Math.min(edge, cut.length); index++) {
		cut[index] = (cut[index] ?? 0) * (index / edge)
		const last = cut.length - 1 - index
		cut[last] = (cut[last] ?? 0) * (index / edge)
	}
	const lead = (from / samplesPerSecond) * 1000
	const lasts = (cut.length / samplesPerSecond) * 1000
	const moved = (ms: number) => Math.min(Math.max(ms - lead, 0), lasts)
	return {
		sound: cut,
		words: words.map(({ place, ms }) => ({ place, ms: moved(ms) })),
		syllables: syllables.map(({ startMs, endMs }) => ({
			startMs: moved(startMs),
			endMs: moved(endMs),
		})),
	}
}

function joined(pieces: readonly Int16Array[]): Float32Array {
	const sound = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0))
	let at = 0
	for (const piece of pieces) {
		for (const sample of piece) sound[at++] = sample / 32_768
	}
	return sound
}
