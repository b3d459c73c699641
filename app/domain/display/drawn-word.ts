/**
 * A word as a person reads it, as HTML: 头发 tóu fa may be drawn 頭髮 with ㄊㄡˊ ˙ㄈㄚ above it. The word and
 * the reading of the vocabulary stay beside what is drawn.
 *
 * 不 of 不是 has two readings in its HTML, of which the style sheet shows one: `<span class=as-stored>bù</span>
 * <span class=as-spoken>bú</span>`.
 *
 * With tones, each syllable has the class of its tone, and neighbours of one tone share an element:
 * 睡觉 shuì jiào is `<span class=t4>睡觉</span>`. The 儿 of 哪儿 nǎr has the tone of its syllable. Words
 * whose syllables do not pair with their characters have no tones: 卡拉OK kǎ lā OK. The character 不 of
 * 不是 has the class of its spoken tone too: `t4 s2`.
 */

import { escapeText } from '#app/domain/html-text.ts'
import { isSameSpelling } from '#app/domain/matching-key.ts'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import { takeTone } from '#app/domain/pinyin/tone.ts'
import type { Around } from '#app/domain/vocabulary/form-in-context.ts'
import { syllablesOf } from '#app/domain/vocabulary/made-word-rank.ts'
import type { TraditionalOf } from '#app/domain/vocabulary/traditional-form.ts'
import { zhuyinOf } from '#app/domain/zhuyin/zhuyin.ts'
import { isVariantAtFirst, type TextDisplay, type TextVariant, variantOf } from './text-display.ts'

export type Drawing = TextVariant & { traditionalOf: TraditionalOf }

export type WordToDraw = {
	word: string
	/** As its author wrote it, where that is another script or spelling. */
	written?: string | undefined
	/** With spaces between syllables. */
	pinyin?: string | undefined
	/** Its reading as it is spoken, where that differs. */
	spoken?: string | undefined
	/** Its neighbours, if they are known. */
	around?: Around | undefined
}

type DrawnWord = {
	hanzi: string
	/** Empty without one. */
	reading: string
	/** The same as HTML, in the colours of their tones. */
	hanziHtml: string
	readingHtml: string
}

/** Undefined for a person who reads words as they are stored. */
export function drawingFor(
	display: TextDisplay,
	traditionalOf: TraditionalOf,
): Drawing | undefined {
	return isVariantAtFirst(display) ? undefined : { ...variantOf(display), traditionalOf }
}

export function drawWord(token: WordToDraw, drawing: Drawing): DrawnWord {
	const { word, pinyin = '', spoken } = token
	const { notation, hasTones } = drawing
	const hanzi = hanziOf(token, drawing)
	const characters = [...hanzi]
	const stored = drawReading(pinyin, notation)
	const reading = { hanzi, reading: stored }
	const syllables = hasTones && pinyin ? syllablesOf({ word, pinyin }) : undefined
	if (syllables?.length !== characters.length) {
		return {
			...reading,
			hanziHtml: escapeText(hanzi),
			readingHtml: readingsHtml(
				escapeText(stored),
				spoken && escapeText(drawReading(spoken, notation)),
			),
		}
	}
	const said = spoken && syllablesOf({ word, pinyin: spoken })
	return {
		...reading,
		hanziHtml: inClasses(characters, classesOf(syllables, said || undefined)),
		readingHtml: readingsHtml(
			inClasses(piecesOf(syllables, notation), classesOf(syllables)),
			said && inClasses(piecesOf(said, notation), classesOf(said)),
		),
	}
}

/** The stored reading, and beside it the spoken one; both as HTML. */
export function readingsHtml(stored: string, spoken: string | undefined): string {
	if (!spoken) return stored
	return `<span class=as-stored>${stored}</span><span class=as-spoken>${spoken}</span>`
}

function drawReading(pinyin: string, notation: Drawing['notation']): string {
	return notation === 'zhuyin' ? zhuyinOf(pinyin) : joinSyllables(pinyin)
}

function piecesOf(syllables: readonly string[], notation: Drawing['notation']): string[] {
	return notation === 'zhuyin' ? zhuyinPieces(syllables) : pinyinPieces(syllables)
}

function hanziOf(
	{ word, written, pinyin, around }: WordToDraw,
	{ script, traditionalOf }: Drawing,
): string {
	switch (script) {
		case 'written':
			return written ?? word
		case 'simplified':
			return written !== undefined && isSameSpelling(written, word) ? written : word
		case 'traditional':
			return written ?? traditionalOf(word, pinyin, around)
	}
}

function tonesOf(syllables: readonly string[]): number[] {
	const tones: number[] = []
	for (const syllable of syllables) {
		const isErhua = syllable === 'r'
		tones.push(isErhua ? (tones.at(-1) ?? 5) : takeTone(syllable).tone)
	}
	return tones
}

/** xī, 'ān: each syllable with what joins it to the one before. */
function pinyinPieces(syllables: readonly string[]): string[] {
	const upTo = (end: number) => joinSyllables(syllables.slice(0, end).join(' '))
	return syllables.map((_, index) => upTo(index + 1).slice(index === 0 ? 0 : upTo(index).length))
}

function zhuyinPieces(syllables: readonly string[]): string[] {
	return syllables.map((syllable, index) => {
		const isTight = index === 0 || syllable === 'r'
		return (isTight ? '' : ' ') + zhuyinOf(syllable)
	})
}

/** t4, or "t4 s2" for what is stored with the fourth tone and spoken with the second. */
function classesOf(stored: readonly string[], spoken = stored): string[] {
	const said = tonesOf(spoken)
	return tonesOf(stored).map((tone, at) =>
		said[at] === tone ? `t${tone}` : `"t${tone} s${said[at]}"`,
	)
}

function inClasses(pieces: readonly string[], classes: readonly string[]): string {
	let html = ''
	for (let at = 0; at < pieces.length; ) {
		let end = at + 1
		while (end < pieces.length && classes[end] === classes[at]) end += 1
		html += `<span class=${classes[at]}>${escapeText(pieces.slice(at, end).join(''))}</span>`
		at = end
	}
	return html
}
