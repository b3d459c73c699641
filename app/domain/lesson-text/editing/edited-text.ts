/**
 * A lesson's text in the segment editor: the text of the text area, and the content it stands for.
 *
 *   zh: 我␟叫␟李明。          我 | 叫 | 李明[Lǐ Míng, set by the author] | 。
 *   en: My name is Li Ming.   spacing after it: large
 *
 * The text area shows only words and English. Readings, blanks, spacing and unknown stored keys belong
 * to the words and paragraphs and follow them through every change. Everything is immutable, and an
 * unchanged paragraph stays the same object.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { Block, LessonContent, Spacing, Token } from '#app/domain/lesson-text/content.ts'
import { formatSegmentedText, wordSeparator } from '#app/domain/lesson-text/segmented-text.ts'
import { onOneLine, parseTaggedText } from '#app/domain/lesson-text/tagged-text.ts'
import type { Problem } from '#app/domain/problem.ts'
import { ok, type Result } from '#app/domain/result.ts'
import { findParagraphs, typedParts } from './found-paragraphs.ts'

export type EditedText = {
	/** The text area's text: tagged paragraphs, words separated by U+241F. */
	readonly text: string
	readonly paragraphs: readonly EditedParagraph[]
	/** Offset of each paragraph in the text. */
	readonly starts: readonly number[]
	/** Removed paragraphs, to be restored if a tag is retyped or a cut is pasted. */
	readonly lost: readonly EditedParagraph[]
	readonly nextKey: number
}

/** A paragraph, complete or not: it may lack a tag while somebody types. */
export type EditedParagraph = {
	/** Identifies the paragraph through edits and moves. */
	readonly key: number
	/** In UTF-16 units, up to the end of its last line. */
	readonly length: number
	/** The Chinese as typed, lines joined; undefined if the tag is missing. */
	readonly zh: string | undefined
	/** Places of the lines of `zh` in the paragraph. */
	readonly lines: readonly LinePlace[]
	readonly words: readonly EditedWord[]
	/** The English as typed; undefined if the tag is missing. */
	readonly typedEnglish: string | undefined
	/** English to store; exactly the stored one until somebody edits it. */
	readonly en: string
	readonly spacing: Spacing
	/** All other stored keys of the block. */
	readonly rest: Omit<Block, 'zh' | 'en' | 'blank'>
	/** Chinese characters, for the counter. */
	readonly hanziCount: number
	/** Whether its current words have their generated readings. */
	readonly isRead: boolean
}

/** Offset `at` in `zh` is offset `from` in the paragraph. */
export type LinePlace = { readonly at: number; readonly from: number }

export type EditedWord = {
	readonly token: Token
	/** Offsets in the paragraph's `zh`. */
	readonly from: number
	readonly to: number
	/** The engine's reading, used unless an author sets one; undefined if not known yet. */
	readonly generated: string | undefined
	/** Set if it was typed and is not cut into words yet: the words that stood there before. */
	readonly uncut?: readonly Token[]
}

/** Indices of a paragraph and of a word in it. */
export type WordPlace = { readonly paragraph: number; readonly word: number }

/** Opens stored content. Without an edit, `toContent` returns exactly the same content. */
export function fromContent(content: LessonContent): EditedText {
	const shown = content.map(({ zh, en }) => ({ ...shownWords(zh), en: onOneLine('en', en) }))
	const text = shown
		.map(({ zh, en }) => `zh: ${zh}`.trimEnd() + `\nen: ${en}`.trimEnd())
		.join('\n\n')
	const found = findParagraphs(text)
	const paragraphs = content.flatMap(({ zh: _, en, blank, ...rest }, key): EditedParagraph[] => {
		const place = found[key]
		const words = shown[key]?.words ?? []
		const isRead = words.every(({ token, generated }) => generated || !hasHanzi(token.word))
		const parts = { key, words, en, spacing: blank, rest, isRead }
		return place ? [{ ...typedParts(place), ...parts }] : []
	})
	return {
		text,
		paragraphs,
		starts: found.map(({ from }) => from),
		lost: [],
		nextKey: content.length,
	}
}

/**
 * The content to store, or the text's problems with their lines. Blanks are numbered later, when they
 * are stored, because their English comes from the vocabulary.
 */
export function toContent(edited: EditedText): Result<LessonContent, Problem[]> {
	const read = parseTaggedText(edited.text)
	return read.ok ? ok(contentOf(edited)) : read
}

/** The content even if incomplete. */
export function contentOf({ paragraphs }: Pick<EditedText, 'paragraphs'>): LessonContent {
	return paragraphs.map(({ words, en, spacing, rest }) => ({
		...rest,
		zh: words.map(({ token }) => token),
		en,
		blank: spacing,
	}))
}

/** The text without separators, to be segmented again. */
export function rawText({ text }: EditedText): string {
	return text.replaceAll(wordSeparator, '')
}

const lineBreaks = /[\n\r\u2028\u2029]/g

/** The Chinese on one trimmed line. A word stored with line breaks or outer spaces is shown without. */
function shownWords(tokens: readonly Token[]): { zh: string; words: EditedWord[] } {
	const shown = tokens.map(({ word }) => ({ word: word.replace(lineBreaks, '') }))
	const text = formatSegmentedText(shown)
	const zh = text.trim()
	const indent = text.length - text.trimStart().length
	const inside = (at: number) => Math.min(Math.max(at - indent, 0), zh.length)
	let at = 0
	const words = tokens.map((token, index) => {
		const word = shown[index]?.word ?? ''
		if (word && !text.startsWith(word, at)) at += wordSeparator.length
		const from = at
		at += word.length
		const generated = token.isCustomPinyin ? undefined : token.pinyin
		return { token, from: inside(from), to: inside(at), generated }
	})
	return { zh, words }
}
