/**
 * Whether the embedded voice can be learnt from: its tones, pauses, pace and loudness, as measured in
 * the sound. tests/support/tones/judge-tone.ts has the rules.
 */

import type { SpeechScript } from '#app/domain/speech/speech-script.ts'
import type { Espeak } from '#build/embedded-voice/espeak-ng.js'
import { spokenScript } from '#tests/support/spoken-script.ts'
import { manBand, womanBand } from '#tests/support/tones/pitch-contour.ts'
import { breathsOf } from '#workers/speech/embedded-voice/breath.ts'
import { loudnessOf, setLoudness } from '#workers/speech/embedded-voice/loudness.ts'
import { paceOf } from '#workers/speech/embedded-voice/pace.ts'
import { durationMsOf, partsOf } from '#workers/speech/embedded-voice/sentence-sound.ts'
import { samplesPerSecond, utterWith } from '#workers/speech/embedded-voice/utter.ts'
import { type BenchRow, median } from './bench-row.ts'
import { openEspeakInNode } from './tones/espeak-in-node.ts'
import { type JudgedSyllable, measureTones, readSentences } from './tones/measure-tones.ts'

const voices = [
	{ voice: 'cmn', band: manBand },
	{ voice: 'cmn+f1', band: womanBand },
	{ voice: 'cmn+f5', band: womanBand },
]

/** The default voice; the others are made of it. */
const inDetail = 'cmn'

export async function benchSpeechTones(): Promise<BenchRow[]> {
	const espeak = await openEspeakInNode()
	return [
		...voices.flatMap(({ voice, band }) => toneRows(voice, measureTones(espeak, voice, band))),
		...(await restRows(espeak)),
		...(await paceRows(espeak)),
		await loudnessRow(espeak),
	].map((row, index) => ({ ...row, id: `T${index + 1}` }))
}

type Row = Omit<BenchRow, 'id'>

function toneRows(voice: string, measured: ReturnType<typeof measureTones>): Row[] {
	const { words, sentences, range } = measured
	const ofWords = words.flatMap(({ syllables }) => syllables)
	const ofSentences = sentences.flatMap(({ syllables }) => syllables)
	const all = [...ofWords, ...ofSentences]
	const row = (name: string, syllables: JudgedSyllable[], least: number) =>
		share(`${voice}: ${name}`, syllables, least)
	const pairs = words.filter(({ syllables }) => syllables.length === 2)
	const width = range.high - range.low
	const neutral = median(all.filter(({ tone }) => tone === 5).map(({ length }) => length))
	const whole = [
		row('syllables of 200 words', ofWords, 0.95),
		row('syllables of 50 sentences', ofSentences, 0.95),
		{
			name: `${voice}: range from low to high`,
			target: '≥ 8 semitones',
			measured: `${width.toFixed(1)} semitones`,
			pass: width >= 8,
		},
	]
	if (voice !== inDetail) return whole
	return [
		...whole,
		...([1, 2, 3, 4, 5] as const).map((tone) =>
			row(
				tone === 5 ? 'neutral tones' : `tone ${tone}`,
				all.filter((syllable) => syllable.tone === tone),
				tone === 5 ? 0.85 : 0.95,
			),
		),
		row(
			'changed tones (third-third, 一, 不)',
			all.filter(({ tone, written }) => tone !== written),
			0.95,
		),
		...(['1', '2', '3', '4'] as const).map((first) =>
			row(
				`words of two syllables that begin with tone ${first}`,
				pairs
					.filter(({ syllables: [begin] }) => String(begin?.tone) === first)
					.flatMap(({ syllables }) => syllables),
				0.9,
			),
		),
		{
			name: `${voice}: length of a neutral syllable, in full ones`,
			target: '0.4–0.7',
			measured: neutral.toFixed(2),
			pass: neutral >= 0.4 && neutral <= 0.7,
		},
	]
}

function share(name: string, syllables: readonly JudgedSyllable[], least: number): Row {
	const right = syllables.filter(({ isRight }) => isRight).length
	const part = right / syllables.length
	return {
		name,
		target: `≥ ${percent(least)} right`,
		measured: `${percent(part)} (${right} of ${syllables.length})`,
		pass: part >= least,
	}
}

function percent(part: number): string {
	return `${(100 * part).toFixed(0)} %`
}

async function soundOf(espeak: Espeak, script: SpeechScript): Promise<Float32Array> {
	const pace = paceOf(script.level)
	const breaths = breathsOf(script, { offset: 0, length: script.text.length })
	const say = async (text: string) => utterWith(espeak, { voice: 'cmn', text, ...pace })
	for await (const { sound } of partsOf(breaths, pace, say)) return sound
	return new Float32Array()
}

/** Signs inside a sentence; those at its end are in the tests of the worker. */
async function restRows(espeak: Espeak): Promise<Row[]> {
	const rests: number[] = []
	for (const sign of '、，：') {
		const script = spokenScript(`妈妈[mā ma]${sign}妈妈[mā ma]`)
		rests.push(longestSilenceMs(await soundOf(espeak, script)))
	}
	const [item = 0, clause = 0, colon = 0] = rests
	return [
		{
			name: 'pauses at 、 ， ： with no level',
			target: 'each longer than the one before',
			measured: rests.map((ms) => `${ms.toFixed(0)} ms`).join(', '),
			pass: item < clause && clause < colon,
		},
	]
}

function longestSilenceMs(sound: Float32Array): number {
	let [longest, length] = [0, 0]
	for (const sample of sound) {
		length = Math.abs(sample) < 0.003 ? length + 1 : 0
		longest = Math.max(longest, length)
	}
	return (longest / samplesPerSecond) * 1000
}

async function paceRows(espeak: Espeak): Promise<Row[]> {
	const paces: number[] = []
	const text = readSentences().slice(0, 10)
	for (const level of [1, 3, 6] as const) {
		let [ms, characters] = [0, 0]
		for (const sentence of text) {
			ms += durationMsOf(await soundOf(espeak, { ...sentence, level }))
			characters += sentence.text.match(/\p{Script=Han}/gu)?.length ?? 0
		}
		paces.push((characters / ms) * 60_000)
	}
	const [first = 0, third = 0, sixth = 0] = paces
	return [
		{
			name: 'characters a minute at HSK 1, 3 and 6, inside sentences',
			target: 'each faster than the one before',
			measured: paces.map((pace) => pace.toFixed(0)).join(', '),
			pass: first < third && third < sixth,
		},
	]
}

async function loudnessRow(espeak: Espeak): Promise<Row> {
	const decibels: number[] = []
	for (const script of readSentences()) {
		const sound = await soundOf(espeak, script)
		setLoudness(sound)
		decibels.push(20 * Math.log10(loudnessOf(sound)))
	}
	const width = Math.max(...decibels) - Math.min(...decibels)
	return {
		name: 'loudest against softest of 50 sentences',
		target: '≤ 3 dB',
		measured: `${width.toFixed(1)} dB`,
		pass: width <= 3,
	}
}
