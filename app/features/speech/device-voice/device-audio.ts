/**
 * A text spoken sentence by sentence, in the shape of an audio element, so that the player follows, seeks,
 * loops and changes speed as with a recording. The device speaks it, or the platform: a text that a person
 * brought has no recording (`sentence-voice.ts`).
 *
 * Its time is estimated: within a sentence it runs on, and waits before
 * the end until the voice is there. Traps: `speechSynthesis.pause()` does nothing on Android, so a pause
 * cancels and playing begins again at the sentence; a change of speed does the same, because an utterance
 * keeps its own.
 */
import {
	type DeviceParagraph,
	type DeviceSentence,
	deviceScript,
} from '#app/domain/speech/device-voice/device-script.ts'
import type { PlatformSound } from '#app/domain/speech/device-voice/voice-choice.ts'
import { sentenceAt } from '#app/domain/speech/timings.ts'
import { writtenIn } from '#app/ui/ruby.ts'
import { voiceHere } from './choose-voice.ts'
import { speakOnDevice } from './speak.ts'
import type { Spoken } from './utter.ts'

/** How far before its end the time waits for a sentence that takes longer. */
const waitMs = 50
const tickMs = 200
/** A seek bar that is dragged asks for many places; speaks only where it rests. */
const restMs = 80

/** Speaks a sentence, the `index`th of the text. */
export type Speak = (
	text: string,
	how: {
		index: number
		speaker: DeviceSentence['speaker']
		rate: number
		signal: AbortSignal
		onStart: () => void
	},
) => Promise<Spoken>

export class DeviceAudio extends EventTarget {
	readonly timings: readonly DeviceSentence[]
	readonly error = null
	readonly seeking = false
	paused = true
	/** Time passes, and nothing is said from the next sentence on. */
	muted = false
	defaultPlaybackRate = 1
	#rate = 1
	#ms = 0
	/** When the present sentence was first heard, by the clock. */
	#heardAt: number | undefined
	#run: AbortController | undefined
	readonly #speak: Speak

	constructor(paragraphs: readonly DeviceParagraph[], speak: Speak = speakOnDevice) {
		super()
		this.timings = deviceScript(paragraphs)
		this.#speak = speak
	}

	get duration(): number {
		return (this.timings.at(-1)?.endMs ?? 0) / 1000
	}

	get currentTime(): number {
		const sentence = this.timings[this.#index()]
		if (!sentence || this.#heardAt === undefined) return this.#ms / 1000
		const passed = (performance.now() - this.#heardAt) * this.#rate
		return Math.min(this.#ms + passed, sentence.endMs - waitMs) / 1000
	}

	/** Goes to the sentence at a time. A small step forward within a sentence goes to the next one. */
	set currentTime(seconds: number) {
		const before = this.#index()
		const isForward = seconds * 1000 > this.currentTime * 1000 + 1
		const found = sentenceAt(this.timings, Math.round(seconds * 1000)) ?? 0
		const isStuck = found === before && isForward && !this.paused
		const index = Math.min(isStuck ? found + 1 : found, this.timings.length - 1)
		this.#ms = this.timings[index]?.startMs ?? 0
		this.#heardAt = undefined
		this.#tell('seeking', 'timeupdate', 'seeked')
		if (!this.paused) this.#begin(restMs)
	}

	get playbackRate(): number {
		return this.#rate
	}

	set playbackRate(rate: number) {
		if (rate === this.#rate) return
		this.#rate = rate
		this.#tell('ratechange')
		if (!this.paused) this.#begin()
	}

	/** Speaks before anything is awaited: iOS wants to be asked within a press. */
	play(): Promise<void> {
		if (!this.paused || this.timings.length === 0) return Promise.resolve()
		this.paused = false
		this.#tell('play')
		this.#begin()
		return Promise.resolve()
	}

	pause(): void {
		this.#run?.abort()
		if (this.paused) return
		this.#ms = this.currentTime * 1000
		this.#heardAt = undefined
		this.paused = true
		this.#tell('pause')
	}

	load(): void {}

	#index(): number {
		return sentenceAt(this.timings, Math.round(this.#ms)) ?? 0
	}

	#tell(...events: string[]): void {
		for (const name of events) this.dispatchEvent(new Event(name))
	}

	#begin(afterMs = 0): void {
		this.#run?.abort()
		const run = new AbortController()
		this.#run = run
		if (afterMs === 0) void this.#speakOn(run.signal)
		else setTimeout(() => !run.signal.aborted && this.#speakOn(run.signal), afterMs)
	}

	/** Speaks from the present sentence to the end. */
	async #speakOn(signal: AbortSignal): Promise<void> {
		const clock = setInterval(() => this.#heardAt !== undefined && this.#tell('timeupdate'), tickMs)
		signal.addEventListener('abort', () => clearInterval(clock))
		while (!signal.aborted) {
			const sentence = this.timings[this.#index()]
			if (!sentence) break
			this.#ms = sentence.startMs
			this.#heardAt = undefined
			// Listeners may silence this sentence.
			this.#tell('timeupdate')
			const how = await (this.muted
				? this.#pass(sentence, signal)
				: this.#say(sentence, this.#index(), signal))
			// A pause or a seek has taken over.
			if (signal.aborted) break
			if (how === 'stopped') this.pause()
			else if (how !== 'spoken') this.#fail()
			else this.#finish(sentence)
		}
		clearInterval(clock)
	}

	#say({ text, speaker }: DeviceSentence, index: number, signal: AbortSignal): Promise<Spoken> {
		return this.#speak(text, {
			index,
			speaker,
			rate: this.#rate,
			signal,
			onStart: () => {
				if (signal.aborted || this.#heardAt !== undefined) return
				this.#heardAt = performance.now()
				this.#tell('playing')
			},
		})
	}

	/** As long as the sentence would take. */
	#pass({ startMs, endMs }: DeviceSentence, signal: AbortSignal): Promise<Spoken> {
		this.#heardAt = performance.now()
		this.#tell('playing')
		return new Promise((resolve) => {
			const passed = setTimeout(() => resolve('spoken'), (endMs - startMs) / this.#rate)
			signal.addEventListener('abort', () => {
				clearTimeout(passed)
				resolve('stopped')
			})
		})
	}

	/** Listeners may go back to the sentence, for a loop, before the next one is spoken. */
	#finish({ endMs }: DeviceSentence): void {
		this.#heardAt = undefined
		// Beyond the end, whatever the rounding.
		this.#ms = endMs + 1
		this.#tell('timeupdate')
		if (this.#ms < this.duration * 1000) return
		this.#run?.abort()
		this.paused = true
		this.#tell('pause', 'ended')
	}

	#fail(): void {
		this.pause()
		this.#tell('error')
	}
}

/** The text on the page, spoken by the device; undefined if the platform is to speak it. */
export function audioOfText(platform: PlatformSound): DeviceAudio | undefined {
	if (voiceHere(platform) !== 'device') return undefined
	return new DeviceAudio(paragraphsOnPage())
}

/** The text on the page, each sentence spoken by `speak`. */
export function audioBySentence(speak: Speak): DeviceAudio {
	return new DeviceAudio(paragraphsOnPage(), speak)
}

/** The spoken paragraphs of a text on the page. Hidden words are spoken, as in the platform's audio. */
function paragraphsOnPage(): DeviceParagraph[] {
	const paragraphs = document.querySelectorAll<HTMLElement>('.text > p')
	return [...paragraphs].map((paragraph) => {
		const speaker = paragraph.querySelector(':scope > b')
		return {
			text: [...paragraph.childNodes].map(spokenIn).join(''),
			speaker: speaker ? [...speaker.childNodes].map(spokenIn).join('') : undefined,
		}
	})
}

/** A word without its pinyin; nothing for a speaker's name and the translation. */
function spokenIn(node: ChildNode): string {
	if (node instanceof Text) return node.data
	if (!(node instanceof HTMLElement)) return ''
	// A player that followed the text before has wrapped its sentences.
	if (node.matches('.sentence')) return [...node.childNodes].map(spokenIn).join('')
	if (!node.matches('ruby, .blank')) return ''
	const ruby = node.matches('ruby') ? node : node.querySelector('ruby')
	return ruby ? writtenIn(ruby) : (node.textContent ?? '')
}
