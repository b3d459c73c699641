/**
 * The tones that a speaker of Mandarin makes of a script: 老虎 lǎo hǔ is 2 3, 一个 yī gè is 2 4.
 *
 * 一 and 不 as `asSaid` has them; a third tone before another without a pause between is a second.
 */
import { asSaid } from '#app/domain/pinyin/sandhi.ts'
import { takeTone } from '#app/domain/pinyin/tone.ts'
import type { SpeechScript } from '#app/domain/speech/speech-script.ts'

type Tone = 1 | 2 | 3 | 4 | 5

export type ExpectedSyllable = {
	tone: Tone
	/** The tone in the dictionary. */
	written: Tone
	pinyin: string
	/** 一点儿 yī diǎnr has a voice say its r as a syllable. */
	isErhua: boolean
	/** It stands before a pause or the end. */
	isLast: boolean
}

/** The syllables of each run of words between two pauses. */
export function expectedTones({ text, readings }: SpeechScript): ExpectedSyllable[][] {
	return runsOf(text, readings).map((run) => {
		const words = run.map(({ offset, length, pinyin }) => ({
			word: text.slice(offset, offset + length),
			pinyin,
		}))
		const written = words.flatMap(({ pinyin }) => pinyin.trim().split(/\s+/))
		const said = asSaid(words).flatMap((pinyin) => pinyin.trim().split(/\s+/))
		const tones = said.map((pinyin) => takeTone(pinyin.toLowerCase()).tone)
		return said.map((pinyin, index) => ({
			tone: tones[index] === 3 && tones[index + 1] === 3 ? 2 : (tones[index] ?? 5),
			written: takeTone((written[index] ?? pinyin).toLowerCase()).tone,
			pinyin,
			isErhua: /.r$/.test(pinyin) && takeTone(pinyin).letters !== 'er',
			isLast: index === said.length - 1,
		}))
	})
}

function runsOf(text: string, readings: SpeechScript['readings']): SpeechScript['readings'][] {
	const runs: SpeechScript['readings'][] = []
	let end = 0
	for (const reading of readings) {
		const run = runs.at(-1)
		if (run && !/[，。！？；：、…—\n]/.test(text.slice(end, reading.offset))) run.push(reading)
		else runs.push([reading])
		end = reading.offset + reading.length
	}
	return runs
}
