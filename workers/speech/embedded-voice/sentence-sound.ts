/**
 * The sound of a sentence: 苹果、茶，都有。 is three breaths with a short and a longer rest between.
 */
import { type Breath, offsetIn } from './breath.ts'
import { type Pace, restMs } from './pace.ts'
import { samplesPerSecond, type Utterance } from './utter.ts'

/** A sentence without a full stop for minutes comes in parts, to be held in little memory. */
const mostSamples = 60 * samplesPerSecond

type Part = { sound: Float32Array; words: { offset: number; ms: number }[]; isLast: boolean }

/** Mostly one part. Times are from its start, offsets those of the script. */
export async function* partsOf(
	breaths: readonly Breath[],
	pace: Pace,
	say: (text: string) => Promise<Utterance>,
): AsyncGenerator<Part> {
	let sounds: Float32Array[] = []
	let words: Part['words'] = []
	let ms = 0
	for (const breath of breaths) {
		const isLast = breath === breaths.at(-1)
		const said = await say(breath.text)
		for (const word of said.words) {
			words.push({ offset: offsetIn(breath, word.place), ms: ms + word.ms })
		}
		const rest = silence(isLast || !breath.rest ? 0 : restMs(breath.rest, pace))
		sounds.push(said.sound, rest)
		ms += durationMsOf(said.sound) + durationMsOf(rest)
		if (!isLast && (ms / 1000) * samplesPerSecond < mostSamples) continue
		yield { sound: joined(sounds), words, isLast }
		sounds = []
		words = []
		ms = 0
	}
}

export function silence(ms: number): Float32Array {
	return new Float32Array(Math.round((ms / 1000) * samplesPerSecond))
}

export function durationMsOf(sound: Float32Array): number {
	return (sound.length / samplesPerSecond) * 1000
}

export function joined(sounds: readonly Float32Array[]): Float32Array {
	const whole = new Float32Array(sounds.reduce((sum, { length }) => sum + length, 0))
	let at = 0
	for (const sound of sounds) {
		whole.set(sound, at)
		at += sound.length
	}
	return whole
}
