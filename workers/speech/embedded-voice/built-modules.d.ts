// Built from the npm packages by tools/embedded-voice.ts.

declare module '#build/embedded-voice/espeak-ng.js' {
	export type EspeakEvent = {
		type: 'word' | 'sentence' | 'end' | 'phoneme' | 'mark' | 'play' | 'msg_terminated'
		/** In characters from the start of the text, counted from 1. */
		text_position: number
		/** In milliseconds from the start of the sound. */
		audio_position: number
		/** The sign of a phoneme in IPA, the number of a word; none for a pause. */
		id?: string | number
	}

	/** Workers of a module share the voice set last; each has its own rate and pitch. */
	export class EspeakWorker {
		/** Returns 0 even for unknown voices. */
		set_voice(name: string, language: string, gender: number, age: number, variant: number): number
		/** In words a minute, 80–450. */
		set_rate(rate: number): void
		/** 0–99. */
		set_pitch(pitch: number): void
		/** Pitch range, 0–99. */
		set_range(range: number): void
		get_samplerate(): number
		/** Calls back synchronously with pieces of 16-bit mono sound. */
		synthesize(text: string, take: (sound: Int16Array, events: EspeakEvent[]) => boolean): void
		synthesize_ipa(text: string): { code: number; ipa: string }
	}

	export type Espeak = {
		eSpeakNGWorker: typeof EspeakWorker
		destroy(worker: EspeakWorker): void
		/** The whole memory; replaced by a new array when it grows. */
		HEAPU8: Uint8Array
	}

	export default function open(options: {
		getPreloadedPackage: () => ArrayBuffer
		print: (line: string) => void
		printErr: (line: string) => void
	}): Promise<Espeak>
}

declare module '#build/embedded-voice/espeak-cmn.bin' {
	const data: ArrayBuffer
	export default data
}

declare module '#build/embedded-voice/mp3.wasm' {
	const encoder: WebAssembly.Module
	export default encoder
}
