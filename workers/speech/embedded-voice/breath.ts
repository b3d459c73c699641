/**
 * Rewrites a sentence for espeak-ng, and maps the positions it reports back to the written text.
 *
 * 我还书。 with the reading huán becomes "我huan2书。"; a word reported at 2 is the 还 at 1. Words with a
 * reading are spelt in pinyin, with tone sandhi for 一 and 不; numbers and signs take their spoken
 * form. A sentence is split into breaths at its commas, for pauses of our own length, and where it is
 * long, because espeak-ng stops reporting words in long input.
 */

import { asSaid } from '#app/domain/pinyin/sandhi.ts'
import type { SpeechScript } from '#app/domain/speech/speech-script.ts'
import { spokenForm } from '#app/domain/speech/spoken-form.ts'
import { type Stretch, spellHanzi } from './hanzi-spelling.ts'
import { type Rest, restAt } from './pace.ts'
import { spellPinyin } from './pinyin-spelling.ts'

type Reading = SpeechScript['readings'][number]

export type Breath = {
	text: string
	/** In order; `at` is the start in `text`, `offset` the start in the script. */
	stretches: (Stretch & { at: number })[]
	/** The sign after it, inside the sentence. */
	rest: Rest | undefined
}

const longestBreath = 500
const speakable = /[\p{L}\p{N}]/u

/** The breaths of the part of the script at `offset`. */
export function breathsOf(
	{ text, readings }: SpeechScript,
	{ offset, length }: { offset: number; length: number },
): Breath[] {
	const end = offset + length
	const stretches: Stretch[] = []
	let at = offset
	for (const fixed of fixedStretches(text.slice(offset, end), offset, readings)) {
		if (fixed.offset < at || fixed.end > end) continue
		stretches.push(...plain(text.slice(at, fixed.offset), at))
		stretches.push({ text: fixed.text, offset: fixed.offset, isLiteral: false })
		at = fixed.end
	}
	stretches.push(...plain(text.slice(at, end), at))
	return inBreaths(stretches.flatMap(atSigns)).filter((breath) => speakable.test(breath.text))
}

/** The offset in the script of a position in the breath. */
export function offsetIn({ stretches }: Breath, place: number): number {
	const stretch = stretches.findLast(({ at }) => at <= place) ?? stretches[0]
	if (!stretch) return 0
	return stretch.offset + (stretch.isLiteral ? Math.max(place - stretch.at, 0) : 0)
}

/** Numbers in spoken form and words with a reading, in order; numbers win over words. */
function fixedStretches(sentence: string, offset: number, readings: readonly Reading[]) {
	const form = spokenForm(sentence)
	const numbers = form.pieces.map((piece) => ({
		offset: offset + piece.offset,
		end: offset + piece.offset + piece.length,
		text: form.text.slice(piece.spokenOffset, piece.spokenOffset + piece.spokenLength),
	}))
	const words = runsOf(readings).flatMap((run) => {
		const said = asSaid(
			run.map(({ offset: from, length, pinyin }) => ({
				word: sentence.slice(from - offset, from - offset + length),
				pinyin,
			})),
		)
		return run.flatMap(({ offset: from, length }, index) => {
			const text = spellPinyin(said[index] ?? '')
			return text === undefined ? [] : [{ offset: from, end: from + length, text }]
		})
	})
	return [...numbers, ...words].sort((a, b) => a.offset - b.offset)
}

/** Groups readings of adjacent words. */
function runsOf(readings: readonly Reading[]): Reading[][] {
	const runs: Reading[][] = []
	let end: number | undefined
	for (const reading of readings) {
		if (reading.offset === end) runs.at(-1)?.push(reading)
		else runs.push([reading])
		end = reading.offset + reading.length
	}
	return runs
}

function plain(written: string, offset: number): Stretch[] {
	return spellHanzi(written).flatMap((stretch) =>
		piecesOf(stretch.text).map((text, index) => ({
			...stretch,
			text,
			offset: offset + stretch.offset + index * longestBreath,
		})),
	)
}

function piecesOf(text: string): string[] {
	const count = Math.ceil(text.length / longestBreath)
	return Array.from({ length: count }, (_, index) =>
		text.slice(index * longestBreath, (index + 1) * longestBreath),
	)
}

type Part = Stretch & { rest?: Rest }

const signs = /[，,、：:；;（）()…—]+/g

/** Cuts a stretch after each sign that asks for a rest. Signs themselves are silent. */
function atSigns(stretch: Stretch): Part[] {
	const parts: Part[] = []
	let at = 0
	const add = (text: string, rest?: Rest) => {
		const offset = stretch.offset + (stretch.isLiteral ? at : 0)
		parts.push({ ...stretch, text, offset, ...(rest && { rest }) })
	}
	for (const { 0: run, index } of stretch.text.matchAll(signs)) {
		add(stretch.text.slice(at, index), restAt(run))
		at = index + run.length
	}
	add(stretch.text.slice(at))
	return parts
}

function inBreaths(parts: readonly Part[]): Breath[] {
	const breaths: Breath[] = []
	for (const { rest, ...stretch } of parts) {
		let breath = breaths.at(-1)
		const isRested = breath?.rest !== undefined && speakable.test(breath.text)
		if (!breath || isRested || breath.text.length + stretch.text.length > longestBreath) {
			breath = { text: '', stretches: [], rest: undefined }
			breaths.push(breath)
		}
		// Adjacent pinyin words would be read as one, with the wrong sandhi.
		if (/[a-z\d]$/i.test(breath.text) && /^[a-z\d]/i.test(stretch.text)) breath.text += ' '
		breath.stretches.push({ ...stretch, at: breath.text.length })
		breath.text += stretch.text
		breath.rest = rest
	}
	return breaths
}
