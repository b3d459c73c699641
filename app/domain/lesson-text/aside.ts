/**
 * Chinese beside a lesson's text: an example in its notes, a question of its exercises. It is cut, read,
 * painted and tapped like the text itself. In the notation, words are cut with ␟, and a word may be
 * followed by its reading.
 *
 *   我␟去␟银␟行[hang2]。  →  我 | 去 | 银 | 行[háng] | 。
 *   我去银行[yínháng]。    →  我 | 去 | 银行[yín háng] | 。
 *
 * A run of hanzi with separators is cut at them and nowhere else; the engine cuts other runs. A reading
 * belongs to what stands before it up to a separator or a sign, or to the end of that: as many hanzi as
 * the reading has syllables.
 */

import { hasHanzi } from '#app/domain/hanzi.ts'
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'
import { formatPinyin } from '#app/domain/pinyin/number-tone.ts'
import { spellPinyin } from '#app/domain/pinyin/spelling.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { Token } from './content.ts'
import { formatSegmentedText, wordSeparator } from './segmented-text.ts'

/** A word of `text`, from one UTF-16 unit to another, whose reading its author set. */
export type SetReading = { from: number; to: number; pinyin: string }

export type TypedAside = {
	/** As it is read: without separators and readings. */
	text: string
	/** With its separators. */
	written: string
	readings: readonly SetReading[]
	/** Where a word ends whatever the engine says, in UTF-16 units. Default: nowhere. */
	ends?: readonly number[]
}

/** A run and the reading behind it: 行[háng]. A run is tried from its beginning alone: lines may be long. */
const wordWithReading = /(?<![\p{L}\p{M}\p{N}])([\p{L}\p{M}\p{N}]+)\[([^[\]]+)\]/gu

/** In characters. Names of places and books are the longest words that are read by hand. */
const longestReadWord = 50
const longestReading = longestReadWord * 10

/** Chinese without notation: brackets in it are only brackets. */
export function plainAside(text: string): TypedAside {
	const written = incomingText(text)
	return { text: written.replaceAll(wordSeparator, ''), written, readings: [] }
}

/** Brackets that hold no reading are only brackets: a text is shown whatever was stored. */
export function shownAside(line: string): TypedAside {
	const read = readAside(line)
	return read.ok ? read.value : plainAside(line)
}

export function readAside(line: string): Result<TypedAside, Problem> {
	const typed = incomingText(line)
	const readings: SetReading[] = []
	let written = ''
	let to = 0
	let last = 0
	for (const { 0: whole, 1: word = '', 2: reading = '', index } of typed.matchAll(
		wordWithReading,
	)) {
		if (!hasHanzi(word)) continue
		const added = typed.slice(last, index) + word
		written += added
		to += added.replaceAll(wordSeparator, '').length
		last = index + whole.length
		const read = endWithReading(word, reading)
		if (!read) return err({ code: 'aside.no-reading', values: { word, reading } })
		readings.push({ from: to - read.word.length, to, pinyin: read.pinyin })
	}
	written += typed.slice(last)
	return ok({ text: written.replaceAll(wordSeparator, ''), written, readings })
}

/** The longest end of a run that has the reading. */
function endWithReading(
	run: string,
	reading: string,
): { word: string; pinyin: string } | undefined {
	if (reading.length > longestReading) return undefined
	const typed = formatPinyin(reading.trim())
	const characters = [...run].slice(-longestReadWord)
	for (let from = 0; from < characters.length; from += 1) {
		const word = characters.slice(from).join('')
		const spelt = hasHanzi(word) ? spellPinyin(word, typed) : undefined
		if (spelt?.ok) return { word, pinyin: spelt.value }
	}
	return undefined
}

/** The notation of stored words, with all their cuts and the readings that the author set. */
export function formatAside(tokens: readonly Token[]): string {
	let text = ''
	let before = ''
	for (const { word, pinyin, isCustomPinyin } of tokens) {
		const cut = formatSegmentedText([{ word: before }, { word }]).slice(before.length)
		text += isCustomPinyin && pinyin ? `${cut}[${pinyin}]` : cut
		before = word || before
	}
	return text
}
