/**
 * Runs espeak-ng: "ni3hao3" or "你好" in, sound and word times out.
 *
 * One instance serves the isolate. Its voice is global, so each call sets the voice and speaks
 * synchronously; concurrent requests cannot disturb each other.
 */
import data from '#build/embedded-voice/espeak-cmn.bin'
import open, { type Espeak, type EspeakWorker } from '#build/embedded-voice/espeak-ng.js'

type Utterance = {
	/** Mono, at `samplesPerSecond`. */
	sound: Float32Array
	/** The position of each word in the text, in characters, and its time. */
	words: { place: number; ms: number }[]
}

export const samplesPerSecond = 22_050

/** About 160 syllables a minute: a teacher's pace, half that of newsreaders. */
const rate = 130
const pitch = 55
/** Wider than the default, to set the four tones further apart (measured, see 0014). */
const range = 90

let opened: Promise<Espeak> | undefined

/** The isolate's instance, or a new one after a failure. */
export function openEspeak(): Promise<Espeak> {
	opened ??= open({ getPreloadedPackage: () => data, print: () => {}, printErr: () => {} })
	return opened
}

/**
 * Runs `work` with a worker set to the voice. After an error the instance is dropped, because an abort
 * inside espeak-ng leaves its memory in an unknown state.
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

/** Speaks a text of at most a few hundred characters. */
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
