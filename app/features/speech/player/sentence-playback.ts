/** Plays an audio sentence by sentence: jumps to 你好！, or repeats it. */
import { type SentenceTiming, sentenceAt } from '#app/domain/speech/timings.ts'

/** The length of a step without timings. */
const stepSeconds = 5

/** The part of an audio element that is used here. */
type Audio = Pick<
	HTMLAudioElement,
	'currentTime' | 'duration' | 'paused' | 'seeking' | 'play' | 'pause'
>

export type SentencePlayback = ReturnType<typeof playSentences>

export function playSentences(audio: Audio) {
	/** Empty while they are unknown. */
	let sentences: readonly SentenceTiming[] = []
	let looped: number | undefined

	function current(): number | undefined {
		return sentenceAt(sentences, Math.round(audio.currentTime * 1000))
	}

	function jump(index: number): void {
		const sentence = sentences[index]
		if (!sentence) return
		if (looped !== undefined) looped = index
		audio.currentTime = sentence.startMs / 1000
	}

	function step(by: number): void {
		if (sentences.length === 0) {
			const to = audio.currentTime + by * stepSeconds
			audio.currentTime = Math.min(Math.max(to, 0), audio.duration || to)
		} else {
			jump(Math.min(Math.max((current() ?? -1) + by, 0), sentences.length - 1))
		}
	}

	function setLooping(isLooping: boolean): void {
		looped = isLooping ? (current() ?? 0) : undefined
	}

	/** Returns to the start of the looped sentence at its end. Call it often. */
	function loop(): void {
		if (looped === undefined || audio.seeking || audio.paused) return
		const { endMs = Number.POSITIVE_INFINITY } = sentences[looped] ?? {}
		if (audio.currentTime * 1000 >= endMs) jump(looped)
	}

	/** For a last sentence that ends with the audio. */
	function loopAtEnd(): void {
		if (looped === undefined || sentences.length === 0) return
		jump(looped)
		audio.play().catch(() => audio.pause())
	}

	/** Seeking moves the loop to the sentence at the new position. */
	function noteSeek(): void {
		if (looped !== undefined) looped = current() ?? 0
	}

	return {
		know: (known: readonly SentenceTiming[]) => {
			sentences = known
			if (looped !== undefined) looped = current() ?? 0
		},
		areKnown: () => sentences.length > 0,
		current,
		jump,
		step,
		setLooping,
		loop,
		loopAtEnd,
		noteSeek,
	}
}
