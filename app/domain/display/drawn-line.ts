/**
 * A sentence that is stored without its words, as a person reads it. Drawn in traditional characters, with zhuyin
 * and tones, the example of 头发 has each syllable in an element of its tone:
 *
 *   她的头发很长。            她的<mark>頭髮</mark>很長。
 *   Tā de tóufa hěn cháng.    ㄊㄚ ˙ㄉㄜ ㄊㄡˊ ˙ㄈㄚ ㄏㄣˇ ㄔㄤˊ.
 *
 * A sentence without pinyin of its own has tones in the marked word alone.
 */
import { escapeText } from '#app/domain/html-text.ts'
import { pinyinRun, wordsOfSentence } from '#app/domain/pinyin/sentence-words.ts'
import { zhuyinOf } from '#app/domain/zhuyin/zhuyin.ts'
import { type Drawing, drawWord, type WordToDraw } from './drawn-word.ts'

export type LineToDraw = {
	zh: string
	/** The pinyin of the whole, if it is stored. */
	pinyin?: string | undefined
	/** The word that it shows. */
	shows: { word: string; pinyin: string }
	/** The place of the word, in UTF-16 units. Default: the first place. */
	at?: number
}

/** As HTML. The pinyin is empty if none is stored. */
export type DrawnLine = { zh: string; pinyin: string }

export function drawLine(line: LineToDraw, drawing: Drawing): DrawnLine {
	const pieces = piecesOf(line, drawing)
	const zh = pieces.map(({ html, isShown }) => (isShown ? `<mark>${html}</mark>` : html))
	return { zh: zh.join(''), pinyin: pinyinHtml(line, { pieces, drawing }) }
}

/** The parts of a sentence around its gaps, as HTML. */
export function drawParts(
	line: LineToDraw,
	{ parts, drawing }: { parts: readonly string[]; drawing: Drawing },
): string[] {
	const pieces = piecesOf(line, drawing)
	const gap = (line.zh.length - parts.join('').length) / Math.max(1, parts.length - 1)
	let at = 0
	return parts.map((part) => {
		const from = at
		at += part.length + gap
		return pieces.map((piece) => htmlWithin(piece, from, from + part.length)).join('')
	})
}

type Piece = {
	/** Its place in the stored sentence. */
	start: number
	end: number
	hanzi: string
	html: string
	/** Empty without one. */
	readingHtml: string
	isShown: boolean
}

function piecesOf(line: LineToDraw, drawing: Drawing): Piece[] {
	const { at = line.zh.indexOf(line.shows.word), shows } = line
	let end = 0
	return cut(line, at).map((token) => {
		const start = end
		end += token.word.length
		const { hanzi, hanziHtml, readingHtml } = drawWord(token, drawing)
		const isShown = start === at && token.word === shows.word
		return { start, end, hanzi, html: hanziHtml, readingHtml, isShown }
	})
}

/** By its pinyin, or else in what stands before the word, the word and what stands behind. */
function cut({ zh, pinyin, shows }: LineToDraw, at: number): WordToDraw[] {
	const words = pinyin === undefined ? undefined : wordsOfSentence(zh, pinyin)
	if (words?.some(({ word }) => word === shows.word)) return words
	if (at < 0) return [{ word: zh }]
	const behind = { word: zh.slice(at + shows.word.length) }
	return [{ word: zh.slice(0, at) }, shows, behind].filter(({ word }) => word !== '')
}

function htmlWithin({ start, end, hanzi, html }: Piece, from: number, to: number): string {
	if (start >= from && end <= to) return html
	return escapeText(hanzi.slice(Math.max(0, from - start), Math.max(0, to - start)))
}

type Drawn = { pieces: readonly Piece[]; drawing: Drawing }

function pinyinHtml({ pinyin = '' }: LineToDraw, { pieces, drawing }: Drawn): string {
	const readings = pieces.flatMap(({ readingHtml }) => readingHtml || [])
	const around = pinyin.normalize('NFC').split(pinyinRun)
	if (readings.length !== around.length - 1) {
		return escapeText(drawing.notation === 'zhuyin' ? zhuyinOf(pinyin) : pinyin)
	}
	return around.map((text, index) => escapeText(text) + (readings[index] ?? '')).join('')
}
