/**
 * An audio heard by sentences: 你好！ again and again, then the next one.
 */
import { type SentenceTiming, sentenceAt } from '#app/domain/speech/timings.ts'

/** How far a step goes where nobody knows the sentences. */
const stepSeconds = 5

/** Of an audio element, what is needed to go to its sentences. */
type Audio = Pick<
	HTMLAudioElement,
	'currentTime' | 'duration' | 'paused' | 'seeking' | 'play' | 'pause'
>

export type SentencePlayback = ReturnType<typeof playSentences>

export function playSentences(audio: Audio) {
	/** Empty until they are known, or where they never are. */
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

	/** Back to the looped sentence's beginning once it has been said; to be called often. */
	function loop(): void {
		if (looped === undefined || audio.seeking || audio.paused) return
		const { endMs = Number.POSITIVE_INFINITY } = sentences[looped] ?? {}
		if (audio.currentTime * 1000 >= endMs) jump(looped)
	}

	/** The last sentence may end with the audio itself. */
	function loopAtEnd(): void {
		if (looped === undefined || sentences.length === 0) return
		jump(looped)
		audio.play().catch(() => audio.pause())
	}

	/** Whoever goes to another place wants to hear the sentence that is there. */
	function noteSeek(): void {
		if (looped !== undefined) looped = current() ?? 0
	}

	return {
		know: (known: readonly SentenceTiming[]) => {
			sentences = known
			if (looped !== undefined) looped = current() ?? 0
		},
		areKnown: () => sentences.length > 0,
		...{ current, jump, step, setLooping, loop, loopAtEnd, noteSeek },
	}
}
