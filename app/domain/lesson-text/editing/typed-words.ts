/**
 * Cuts what was typed or pasted into the segmented text.
 *
 *   zh: 我下班以后马上来。      typed: one stretch of hanzi, to be cut
 *   zh: 我␟下班␟以后␟马上␟来。   cut by the engine
 *
 * All other words stay: those that were there, and those that the author joined or split. A cut changes
 * nothing but words, so it is no step of its own in the history.
 */
import { isHanzi } from '#app/domain/hanzi.ts'
import { isLong, type Token } from '#app/domain/lesson-text/content.ts'
import { keepMarksOfWords } from '#app/domain/lesson-text/keep-marks.ts'
import { keepTokens } from '#app/domain/lesson-text/keep-words.ts'
import { wordSeparator } from '#app/domain/lesson-text/segmented-text.ts'
import type { EditedParagraph, EditedText, EditedWord, WordPlace } from './edited-text.ts'
import { stretchInParagraph } from './found-paragraphs.ts'
import { changeParagraph } from './marks.ts'
import { withText } from './with-text.ts'

/** `zh` is the paragraph's Chinese without separators. */
export type ParagraphToCut = { readonly key: number; readonly zh: string }

/** The engine's words of the paragraph, all of it. */
export type CutParagraph = ParagraphToCut & { readonly words: readonly Token[] }

/** Paragraphs with typed words that are not cut yet. */
export function cutsWanted({ paragraphs }: EditedText): ParagraphToCut[] {
	return paragraphs.flatMap((paragraph) =>
		paragraph.words.some(({ uncut }) => uncut) ? [toCut(paragraph)] : [],
	)
}

export function toCut({ key, zh = '' }: EditedParagraph): ParagraphToCut {
	return { key, zh: withoutSeparators(zh) }
}

/**
 * Words of two to four characters that the author may have joined, out of those that occur in the
 * paragraphs. The engine is given them if it would cut them itself.
 */
export function knownWords(
	{ paragraphs }: EditedText,
	wanted: readonly ParagraphToCut[],
): string[] {
	const text = wanted.map(({ zh }) => zh).join('\n')
	const words = new Set<string>()
	for (const { token, uncut } of paragraphs.flatMap(({ words }) => words)) {
		const isKnown = !uncut && isHanzi(token.word) && token.word.length > 1
		if (isKnown && !isLong(token.word) && text.includes(token.word)) words.add(token.word)
	}
	return [...words]
}

/** Cuts the typed words of each paragraph. Ignores paragraphs that have changed meanwhile. */
export function withCut(edited: EditedText, cuts: readonly CutParagraph[]): EditedText {
	return cuts.reduce((now, cut) => {
		const index = indexOf(now, cut)
		const words = now.paragraphs[index]?.words ?? []
		return words.some(({ uncut }) => uncut) ? withWords(now, index, cutWords(words, cut)) : now
	}, edited)
}

/** Cuts a whole paragraph anew. Readings and blanks stay where their word is a word again. */
export function withNewCut(edited: EditedText, cut: CutParagraph): EditedText {
	const index = indexOf(edited, cut)
	const words = edited.paragraphs[index]?.words ?? []
	const tokens = words.flatMap(({ token, uncut }) => uncut ?? [token])
	return withWords(edited, index, keepMarksOfWords(tokens, cut.words).map(asWord))
}

/** Where a caret is after a cut: between the same characters as before. */
export function placeAfterCut(before: string, after: string, caret: number): number {
	let characters = withoutSeparators(before.slice(0, caret)).length
	let at = 0
	while (characters > 0 && at < after.length) {
		if (after[at] !== wordSeparator) characters -= 1
		at += 1
	}
	return at
}

/** Long words, each once, with the place where it first stands. */
export function longWords({ paragraphs }: EditedText): { word: string; place: WordPlace }[] {
	const found = new Map<string, WordPlace>()
	for (const [paragraph, { words }] of paragraphs.entries()) {
		for (const [index, { token, uncut }] of words.entries()) {
			if (uncut || !isLong(token.word) || found.has(token.word)) continue
			found.set(token.word, { paragraph, word: index })
		}
	}
	return [...found].map(([word, place]) => ({ word, place }))
}

type NewWord = Pick<EditedWord, 'token' | 'generated'>

function asWord(token: Token): NewWord {
	return { token, generated: token.isCustomPinyin ? undefined : token.pinyin }
}

/** The index of the paragraph, or -1 if its Chinese has changed. */
function indexOf({ paragraphs }: EditedText, { key, zh, words }: CutParagraph): number {
	if (words.map(({ word }) => word).join('') !== zh) return -1
	return paragraphs.findIndex(
		(paragraph) =>
			paragraph.key === key &&
			withoutSeparators(paragraph.zh ?? '') === zh &&
			paragraph.words.map(({ token }) => token.word).join('') === zh,
	)
}

function cutWords(words: readonly EditedWord[], cut: CutParagraph): NewWord[] {
	let at = 0
	return words.flatMap((word): NewWord[] => {
		const from = at
		at += word.token.word.length
		if (!word.uncut) return [word]
		return keepTokens(word.uncut, clipped(cut.words, from, at)).map(asWord)
	})
}

/** The engine's words between two places, cut at both. */
function clipped(words: readonly Token[], from: number, to: number): Token[] {
	let at = 0
	return words.flatMap((token) => {
		const [begin, end] = [at, at + token.word.length]
		at = end
		if (end <= from || begin >= to) return []
		if (begin >= from && end <= to) return [token]
		return [{ word: token.word.slice(Math.max(0, from - begin), to - begin) }]
	})
}

/** Writes the words into the paragraph's lines, and sets them. */
function withWords(edited: EditedText, index: number, words: readonly NewWord[]): EditedText {
	const paragraph = edited.paragraphs[index]
	if (!paragraph) return edited
	const borders = new Set<number>()
	let at = 0
	for (const { token } of words) {
		borders.add(at)
		at += token.word.length
	}
	const text = linesWithCuts(edited, index, borders)
	return changeParagraph(withText(edited, text), index, (renewed) => ({
		...renewed,
		words: placed(words, renewed.zh ?? ''),
		isRead: false,
	}))
}

/** The whole text with this paragraph's separators at the borders, and nowhere else. */
function linesWithCuts(edited: EditedText, index: number, borders: ReadonlySet<number>): string {
	const { zh = '', lines } = edited.paragraphs[index] ?? { lines: [] }
	const start = edited.starts[index] ?? 0
	let { text } = edited
	const letters = lettersBefore(zh)
	for (const [number, line] of [...lines.entries()].reverse()) {
		const end = lines[number + 1]?.at ?? zh.length
		const { from, to } = stretchInParagraph(lines, { from: line.at, to: end })
		let written = ''
		for (let at = line.at; at < end; at += 1) {
			if (zh[at] === wordSeparator) continue
			const isCut = borders.has(letters[at] ?? 0) && meetHanzi(zh, at)
			written += isCut ? wordSeparator + zh[at] : zh[at]
		}
		text = text.slice(0, start + from) + written + text.slice(start + to)
	}
	return text
}

/** For each place in the Chinese, how many characters other than separators stand before it. */
function lettersBefore(zh: string): number[] {
	let letters = 0
	return Array.from({ length: zh.length }, (_, at) => {
		const before = letters
		if (zh[at] !== wordSeparator) letters += 1
		return before
	})
}

function meetHanzi(zh: string, at: number): boolean {
	return /\p{Script=Han}\u241F*$/u.test(zh.slice(0, at)) && /^\p{Script=Han}/u.test(zh.slice(at))
}

function placed(words: readonly NewWord[], zh: string): EditedWord[] {
	let at = 0
	return words.map(({ token, generated }) => {
		while (zh[at] === wordSeparator) at += 1
		const from = at
		at += token.word.length
		return { token, generated, from, to: at }
	})
}

function withoutSeparators(text: string): string {
	return text.replaceAll(wordSeparator, '')
}
