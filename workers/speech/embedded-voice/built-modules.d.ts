// What tools/embedded-voice.ts makes of the packages.

declare module '#build/embedded-voice/espeak-ng.js' {
	export type EspeakEvent = {
		type: 'word' | 'sentence' | 'end' | 'phoneme' | 'mark' | 'play' | 'msg_terminated'
		/** In characters from the start of the text, the first being 1. */
		text_position: number
		/** In milliseconds from the start of the sound. */
		audio_position: number
	}

	/** All workers of a module share one voice, whichever was set last; rate and pitch are their own. */
	export class EspeakWorker {
		/** Answers 0 for unknown voices too. */
		set_voice(name: string, language: string, gender: number, age: number, variant: number): number
		/** In words a minute, 80–450. */
		set_rate(rate: number): void
		/** 0–99. */
		set_pitch(pitch: number): void
		/** How far the pitch moves, 0–99. */
		set_range(range: number): void
		get_samplerate(): number
		/** Calls back with 16 bit mono sound, piece by piece, before it returns. */
		synthesize(text: string, take: (sound: Int16Array, events: EspeakEvent[]) => boolean): void
		synthesize_ipa(text: string): { code: number; ipa: string }
	}

	export type Espeak = {
		eSpeakNGWorker: typeof EspeakWorker
		destroy(worker: EspeakWorker): void
		/** The whole memory; another array after it has grown. */
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
