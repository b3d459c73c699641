/**
 * Lists as people write them, without the columns of a table.
 *
 *   学习 xuéxí to study       a word, its reading, and a meaning that is not read
 *   1. 学习（學習）: to study    a number or a sign in front
 *   to study – 学习           the first hanzi of a line are its word
 *   学习、银行、秋天           a line of words
 */
import { countHanzi, hasHanzi } from '#app/domain/hanzi.ts'
import { formatPinyin, isWrittenSyllable } from '#app/domain/pinyin/number-tone.ts'
import { splitSyllables } from '#app/domain/pinyin/syllable.ts'
import { takeTone } from '#app/domain/pinyin/tone.ts'
import type { NumberedRow } from './cells.ts'
import { isColumnName } from './columns.ts'
import { wordCell } from './word-cell.ts'

/** A line of such a list: several words, or one with its reading. */
type Line = { number: number; text: string; rows: string[][]; isPlain: boolean }

const inFront =
	/^(?:\s|[-*+•・–—▪●○■□☐✓>#…～]|\[[ x]?\]|[（(]?\d{1,4}[.．、)）]|[①-⑳]|\d{1,4}(?=\s))*/u

/** Signs that may stand between words, and those among them that separate the cells of tables. */
const betweenWords = /[\s、，；,;]+/u
const ofTables = /[,;|\t]/

const wordAlone = /^(?:\d?[A-Z]+)?\p{Script=Han}[\p{Script=Han}A-Z\d·…()（）[\]/|｜]*$/u
const longestWord = 8

/** Up to the first hanzi, those with what belongs to them in brackets, and the rest. */
const entry =
	/^([^\p{Script=Han},;|，；、]*?)((?:\d?[A-Z]+)?\p{Script=Han}[\p{Script=Han}A-Z\d·…/|｜]*(?:\s?[（([]\p{Script=Han}[\p{Script=Han}、]*[）)\]]\p{Script=Han}*)*)(.*)$/u

/** 學習 学习 [xue2 xi2], as dictionaries write. */
const twoForms = /^(\p{Script=Han}+)\s+(\p{Script=Han}+)\s*(?=[[(（\p{Ll}])/u

/** Lines that are looked at to tell such a list from a table. */
const looksAt = 200

/** Longer lines are sentences, or cells of a table. */
const longestLine = 300

/** Undefined if the text is a table, or has one word on each line. Line ends are \n. */
export function readPlainList(text: string, most: number): NumberedRow[] | undefined {
	const some = linesOf(text, looksAt)
	const first = some[0]?.text ?? ''
	const [isNamed, isTable] = [isRowOfNames(first), ofTables.test(first)]
	const below = isNamed ? some.slice(1) : some
	const plain = below.filter(({ isPlain }) => isPlain)
	const isList = plain.some(({ rows }) => rows.length > 1 || rows[0]?.length === 2)
	if (!isList || plain.length * 2 <= below.length) return undefined
	if ((isNamed && isTable) || mayBeColumns(plain)) return undefined
	const all = linesOf(text, most + 1).slice(isNamed ? 1 : 0)
	const isOneALine = all.every(({ rows }) => rows.length === 1)
	// A word is chosen by its number, so that of several on a line each needs its own.
	return all
		.flatMap(({ number, rows }) => rows.map((cells) => ({ number, cells })))
		.map(({ number, cells }, at) => ({ number: isOneALine ? number : at + 1, cells }))
}

/** At most so many lines in which something stands. */
function linesOf(text: string, most: number): Line[] {
	const lines: Line[] = []
	let from = 0
	for (let number = 1; from < text.length && lines.length < most; number += 1) {
		const end = text.indexOf('\n', from)
		const line = text.slice(from, end < 0 ? text.length : end).trim()
		if (line !== '') lines.push(lineOf(line, number))
		from = end < 0 ? text.length : end + 1
	}
	return lines
}

function lineOf(text: string, number: number): Line {
	const words = wordsOf(text)
	if (words) return { number, text, rows: words.map((word) => [word]), isPlain: true }
	const row = entryOf(text)
	return { number, text, rows: [row ?? [text]], isPlain: row !== undefined }
}

/** 学习、银行 and 1. 学习 2. 银行, but no sentence. */
function wordsOf(text: string): string[] | undefined {
	// 有时候|有时 are two words for one thing.
	const isInWords = text.split(/[|/-]/).length === 2
	const parts = (isInWords ? text : text.replaceAll(/[|/-]/g, ' '))
		.replace(/^(?:生词|词语|词汇|单词|第\p{Script=Han}{1,3}[课单元章]+|[\w .]+)[:：]/u, '')
		.split(betweenWords)
		.map((part) => part.replace(inFront, '').replaceAll(/["“”‘’「」『』*]/gu, ''))
		.filter((part) => /\p{L}/u.test(part))
	const isWords = parts.every((part) => wordAlone.test(part) && countHanzi(part) <= longestWord)
	return isWords && parts.length > 0 ? parts : undefined
}

/** The word of a line and its reading. */
function entryOf(text: string): string[] | undefined {
	if (text.length > longestLine || text.includes('"') || text.includes('\t')) return undefined
	const line = text.replace(inFront, '').replace(twoForms, '$1[$2] ')
	const [, before = '', word = '', rest = ''] = entry.exec(line) ?? []
	if (word === '' || /^\s*[\p{Script=Han},;|，；、。！？]/u.test(rest)) return undefined
	const count = countHanzi(wordCell(word).word)
	const after = leadingReading(rest, count)
	// 卡拉ok: letters that are no reading belong to the word.
	if (/^\p{L}/u.test(rest) && after === '') return undefined
	const isAlone = before.trim() === '' && rest.trim() === ''
	return isAlone ? undefined : [word, after || leadingReading(before, count)]
}

function isRowOfNames(line: string): boolean {
	const cells = line.split(/[\s、，；,;|]+/u).filter(Boolean)
	return cells.length > 1 && cells.every(isColumnName)
}

/** 学习,學習 on every line are two forms of a word, or a word and what a person says it is. */
function mayBeColumns(lines: readonly Line[]): boolean {
	const cells = lines[0]?.rows.length ?? 0
	if (!lines.some(({ text }) => ofTables.test(text) && hasHanzi(text))) return false
	return (
		(cells === 2 || (cells === 3 && lines.length > 1)) &&
		lines.every(
			({ rows: [[one = ''] = [], [other = ''] = [], ...more] }) =>
				more.length === cells - 2 && countHanzi(one) === countHanzi(other),
		)
	)
}

/** Longer readings belong to no word. */
const longest = 100

/**
 * The reading with which a text begins, if it is one of so many hanzi. A reading has a tone: "can" and "men"
 * are English, too.
 *
 *   xuéxí to study     2   xuéxí
 *   [xue2 xi2] study   2   xué xí
 *   to study           2   nothing
 */
function leadingReading(text: string, syllables: number): string {
	const start = text.replace(/^[\s[(（【\]）】)/:：=–—-]+/u, '').slice(0, longest)
	const runs = formatPinyin(start).match(/[\p{L}\p{M}]+/gu) ?? []
	const read: string[] = []
	let count = 0
	let hasTone = false
	for (const run of runs) {
		const pieces = splitSyllables(run, isWrittenSyllable)
		if (!pieces || count >= syllables) break
		read.push(run)
		count += pieces.length
		hasTone ||= pieces.some((piece) => takeTone(piece).tone !== 5)
	}
	return count === syllables && hasTone ? read.join(' ') : ''
}
