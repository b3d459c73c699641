/**
 * Has the embedded voice say 200 words and 50 sentences, and judges each syllable by its pitch: 一个
 * has to sound as yí gè.
 *
 * words.txt has all tones, pairs of tones, three syllables, neutral tones, 一 and 不; sentences.txt
 * has sentences of the lessons of app/seed/content with their level. Both were drawn from the lessons
 * by a seed (19), and their readings are the lessons' own. The borders of syllables are those that
 * espeak-ng reports.
 */
import { readFileSync } from 'node:fs'
import { courseLevels, hskRankOfCourse } from '#app/domain/courses/course-level.ts'
import type { SpeechScript } from '#app/domain/speech/speech-script.ts'
import type { Espeak } from '#build/embedded-voice/espeak-ng.js'
import { spokenScript } from '#tests/support/spoken-script.ts'
import { type ExpectedSyllable, expectedTones } from '#tests/support/tones/expected-tones.ts'
import {
	type Before,
	heightsIn,
	isNeutral,
	type PitchRange,
	pitchRange,
	toneHeard,
} from '#tests/support/tones/judge-tone.ts'
import {
	type PitchPoint,
	pitchContour,
	type VoiceBand,
} from '#tests/support/tones/pitch-contour.ts'
import { breathsOf } from '#workers/speech/embedded-voice/breath.ts'
import { paceOf } from '#workers/speech/embedded-voice/pace.ts'
import { samplesPerSecond, utterWith } from '#workers/speech/embedded-voice/utter.ts'

type Span = { startMs: number; endMs: number }
type Spoken = { points: PitchPoint[]; spans: Span[]; expected: ExpectedSyllable[] }

export type JudgedSyllable = ExpectedSyllable & {
	isRight: boolean
	before: Before
	/** In full syllables of the same breath. */
	length: number
}

type JudgedText = { syllables: JudgedSyllable[] }

type MeasuredTones = { words: JudgedText[]; sentences: JudgedText[]; range: PitchRange }

const folder = 'tests/bench/tones'

export function measureTones(espeak: Espeak, voice: string, band: VoiceBand): MeasuredTones {
	const speak = (script: SpeechScript) => spoken(espeak, { voice, band, script })
	const words = readWords().map(speak)
	const sentences = readSentences().map(speak)
	const range = pitchRange(words.flat().flatMap(({ points }) => points))
	const judge = (text: Spoken[]) => ({ syllables: text.flatMap((part) => judged(part, range)) })
	return { words: words.map(judge), sentences: sentences.map(judge), range }
}

function readWords(): SpeechScript[] {
	return linesOf('words.txt').map((line) => ({ ...spokenScript(line), level: 'word' }))
}

export function readSentences(): SpeechScript[] {
	return linesOf('sentences.txt').map((line) => {
		const [name, notation = ''] = line.split('\t')
		const level = courseLevels.find((each) => each === name)
		return { ...spokenScript(notation), level: level && hskRankOfCourse(level) }
	})
}

function linesOf(name: string): string[] {
	return readFileSync(`${folder}/${name}`, 'utf8').trim().split('\n')
}

type Order = { voice: string; band: VoiceBand; script: SpeechScript }

/** Throws if the voice has another number of syllables than the pinyin. */
function spoken(espeak: Espeak, { voice, band, script }: Order): Spoken[] {
	const { text, level } = script
	const runs = expectedTones(script)
	const breaths = breathsOf(script, { offset: 0, length: text.length })
	if (runs.length !== breaths.length) throw new Error(`${text} has ${breaths.length} breaths`)
	return breaths.map((breath, index) => {
		const { sound, syllables } = utterWith(espeak, { voice, text: breath.text, ...paceOf(level) })
		const expected = runs[index] ?? []
		const places = syllables.values()
		const spans = expected.map(({ isErhua }) => {
			const first = places.next().value
			const last = isErhua ? places.next().value : first
			if (!first || !last) throw new Error(`${text} has too few syllables: ${breath.text}`)
			return { startMs: first.startMs, endMs: last.endMs }
		})
		if (!places.next().done) throw new Error(`${text} has too many syllables: ${breath.text}`)
		return { points: pitchContour(sound, samplesPerSecond, band), spans, expected }
	})
}

function judged({ points, spans, expected }: Spoken, range: PitchRange): JudgedSyllable[] {
	const lengths = spans.map(({ startMs, endMs }) => endMs - startMs)
	const full = lengths.filter((_, index) => expected[index]?.tone !== 5)
	const fullLength = full.reduce((sum, length) => sum + length, 0) / full.length
	return expected.map((syllable, index) => {
		const { startMs = 0, endMs = 0 } = spans[index] ?? {}
		// The lips and the tongue bend the pitch at the borders.
		const border = Math.min(25, (endMs - startMs) / 10)
		const heights = heightsIn(points, { startMs: startMs + border, endMs: endMs - border }, range)
		const before = expected[index - 1]?.tone
		const length = (lengths[index] ?? 0) / fullLength
		const isRight =
			syllable.tone === 5
				? isNeutral(heights, length, before)
				: toneHeard(heights) === syllable.tone
		return { ...syllable, isRight, before, length }
	})
}
