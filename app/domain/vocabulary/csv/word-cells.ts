/**
 * A word as CSV cells, in the columns of batch create, batch edit and export.
 *
 * id,word,pinyin,traditional,levels,status,meaning,gloss,measure_words
 * 17,东西,dōng xi,東西,HSK1;HSK2,1,noun=thing; stuff,noun=thing,个;件
 */
import { isHanzi } from '#app/domain/hanzi.ts'
import { type HskLevel, parseHskLevel } from '#app/domain/hsk/level.ts'
import { spellPinyin } from '#app/domain/pinyin/spelling.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { Meaning } from '#app/domain/vocabulary/meaning.ts'
import {
	longestDefinition,
	longestGloss,
	longestPinyin,
	longestWord,
	typedDefinition,
	typedHanzi,
	typedMeasureWords,
	typedPinyin,
} from '#app/domain/vocabulary/typed-word.ts'
import type { WordStatus } from '#app/domain/vocabulary/word.ts'
import type { WordValues } from '#app/domain/vocabulary/word-change.ts'
import { chosenLevels } from '#app/domain/vocabulary/word-levels.ts'
import { formatMeaning, parseMeaning } from './meaning-text.ts'

export const wordColumns = [
	'word',
	'pinyin',
	'traditional',
	'levels',
	'status',
	'meaning',
	'gloss',
	'measure_words',
] as const

export type WordColumn = (typeof wordColumns)[number]

export function formatCells(values: WordValues): Record<WordColumn, string> {
	const { word, pinyin, traditional, levels, status, meaning, gloss, measureWords } = values
	return {
		word,
		pinyin,
		traditional: traditional ?? '',
		status: String(status),
		levels: chosenLevels(levels).join(';'),
		meaning: formatMeaning(meaning),
		gloss: gloss ? formatMeaning(gloss) : '',
		measure_words: measureWords.join(';'),
	}
}

/** A problem of a cell; the caller adds the row. */
export type CellProblem = Pick<Problem, 'code' | 'values'>

export type CellResult<T> = Result<T, CellProblem[]>

/** Means "no value" in an optional column; in an edit, an empty cell means "unchanged". */
const none = '-'

export function readTraditional(cell: string): CellResult<string | null> {
	return cell === none ? ok(null) : readHanzi('traditional', cell)
}

export function readWord(cell: string): CellResult<string> {
	return readHanzi('word', cell)
}

function readHanzi(column: 'word' | 'traditional', cell: string): CellResult<string> {
	const hanzi = typedHanzi(cell)
	if (!isHanzi(hanzi)) return err([{ code: 'vocabulary-csv.not-chinese', values: { column } }])
	return withinLength(hanzi, column, longestWord)
}

export function readPinyin(cell: string): CellResult<string> {
	return withinLength(typedPinyin(cell), 'pinyin', longestPinyin)
}

const spellingCodes = {
	'pinyin.not-pinyin': 'vocabulary-csv.not-pinyin',
	'pinyin.no-tones': 'vocabulary-csv.no-tones',
	'pinyin.wrong-count': 'vocabulary-csv.wrong-count',
} as const

/** The pinyin with a space between syllables, one for each character of the word. */
export function readSpelling(word: string, pinyin: string): CellResult<string> {
	const spelling = spellPinyin(word, pinyin)
	if (spelling.ok) return spelling
	const { code, values } = spelling.error
	return err([{ code: spellingCodes[code], values }])
}

/** Levels are separated by semicolons: HSK1;HSK7+ */
export function readLevels(cell: string): CellResult<HskLevel[]> {
	if (cell === none) return ok([])
	const spelt = cell.split(';').filter((level) => level.trim() !== '')
	const levels = spelt.map(parseHskLevel)
	const known = levels.filter((level) => level !== undefined)
	if (known.length === levels.length) return ok(known)
	return err([{ code: 'vocabulary-csv.invalid-levels', values: { value: shortened(cell) } }])
}

export function readStatus(cell: string): CellResult<WordStatus> {
	if (cell === '1') return ok(1)
	return cell === '0' ? ok(0) : err([{ code: 'vocabulary-csv.invalid-status' }])
}

export function readMeaning(cell: string): CellResult<Meaning> {
	return readDefinitions(cell, 'meaning', longestDefinition)
}

/** The short meanings, written as the whole ones. */
export function readGloss(cell: string): CellResult<Meaning | null> {
	return cell === none ? ok(null) : readDefinitions(cell, 'gloss', longestGloss)
}

/** Measure words are separated by semicolons: 本;册 */
export function readMeasureWords(cell: string): CellResult<string[]> {
	if (cell === none) return ok([])
	const words = typedMeasureWords(cell)
	const column = 'measure_words'
	if (!words.every(isHanzi))
		return err([{ code: 'vocabulary-csv.not-chinese', values: { column } }])
	return words.join(';').length > longestWord ? err([tooLong(column, longestWord)]) : ok(words)
}

function readDefinitions(
	cell: string,
	column: 'meaning' | 'gloss',
	most: number,
): CellResult<Meaning> {
	const read = parseMeaning(typedDefinition(cell))
	if (!read.ok)
		return err(read.error.map(({ code, part }) => ({ code, values: { part: shortened(part) } })))
	const isTooLong = Object.values(read.value).some(({ definition }) => definition.length > most)
	return isTooLong ? err([tooLong(column, most)]) : read
}

function withinLength(text: string, column: WordColumn, most: number): CellResult<string> {
	return text.length > most ? err([tooLong(column, most)]) : ok(text)
}

function tooLong(column: WordColumn, most: number): CellProblem {
	return { code: 'vocabulary-csv.too-long', values: { column, most } }
}

function shortened(text: string): string {
	const letters = [...text]
	return letters.length > 40 ? `${letters.slice(0, 40).join('')}…` : text
}
