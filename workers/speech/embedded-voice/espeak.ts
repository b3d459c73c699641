/**
 * espeak-ng inside the worker: what it says to "ni3hao3" and "你好", as sound and as times of words.
 *
 * One instance serves the isolate. The voice belongs to it and not to its workers, so each breath
 * sets it anew and is spoken before anything else can happen: orders that run at once cannot disturb
 * each other.
 */
import data from '#build/embedded-voice/espeak-cmn.bin'
import open, { type Espeak, type EspeakWorker } from '#build/embedded-voice/espeak-ng.js'

type Utterance = {
	/** Mono, at `samplesPerSecond`. */
	sound: Float32Array
	/** Where in the text each word begins, in characters, and when it is heard. */
	words: { place: number; ms: number }[]
}

export const samplesPerSecond = 22_050

/** About 160 syllables a minute: a teacher's pace, half that of the news. */
const rate = 130
const pitch = 55
/** Wide: the four tones are further apart than in the voice as it comes (measured, see 0014). */
const range = 90

let opened: Promise<Espeak> | undefined

/** The instance of this isolate; after a failure a new one. */
export function openEspeak(): Promise<Espeak> {
	opened ??= open({ getPreloadedPackage: () => data, print: () => {}, printErr: () => {} })
	return opened
}

/**
 * Lets `work` use a worker that has the voice, and destroys it after. Whatever `work` throws, the
 * instance is not used again: an abort inside espeak-ng leaves its memory in an unknown state.
 */
export async function withEspeakWorker<T>(
	voice: string,
	work: (worker: EspeakWorker) => T,
): Promise<T> {
	try {
		const espeak = await openEspeak()
		const worker = new espeak.eSpeakNGWorker()
		worker.set_voice(voice, '', 0, 0, 0)
		worker.set_rate(rate)
		worker.set_pitch(pitch)
		worker.set_range(range)
		const result = work(worker)
		espeak.destroy(worker)
		return result
	} catch (failure) {
		opened = undefined
		throw failure
	}
}

/** Says a text of at most a few hundred characters. */
export function utter(voice: string, text: string): Promise<Utterance> {
	return withEspeakWorker(voice, (worker) => {
		const pieces: Int16Array[] = []
		const words: Utterance['words'] = []
		worker.synthesize(text, (piece, events) => {
			pieces.push(piece)
			for (const { type, text_position, audio_position } of events) {
				if (type === 'word') words.push({ place: text_position - 1, ms: audio_position })
			}
			return false
		})
		return { sound: joined(pieces), words }
	})
}

function joined(pieces: readonly Int16Array[]): Float32Array {
	const sound = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0))
	let at = 0
	for (const piece of pieces) {
		for (const sample of piece) sound[at++] = sample / 32_768
	}
	return sound
}
