/**
 * A lesson's text while it is edited: what stands in the text area, and what it means.
 *
 *   zh: 我␟叫␟李明。          我 | 叫 | 李明[Lǐ Míng, set by the author] | 。
 *   en: My name is Li Ming.   spacing after it: large
 *
 * The text area shows words and English alone. Readings, blanks, spacing and whatever else is stored
 * hang on the words and paragraphs, and go with them through every change. Nothing here is ever
 * changed in place; a paragraph that a change does not touch stays the same object.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { Block, LessonContent, Spacing, Token } from '#app/domain/lesson-text/content.ts'
import { formatSegmentedText, wordSeparator } from '#app/domain/lesson-text/segmented-text.ts'
import { onOneLine, parseTaggedText } from '#app/domain/lesson-text/tagged-text.ts'
import type { Problem } from '#app/domain/problem.ts'
import { ok, type Result } from '#app/domain/result.ts'
import { findParagraphs, typedParts } from './found-paragraphs.ts'

export type EditedText = {
	/** What the text area shows: tagged paragraphs, their words apart by U+241F. */
	readonly text: string
	readonly paragraphs: readonly EditedParagraph[]
	/** Where each paragraph begins in the text. */
	readonly starts: readonly number[]
	/** Paragraphs that lost their Chinese: it may come back, when a tag is retyped or a cut is pasted. */
	readonly lost: readonly EditedParagraph[]
	readonly nextKey: number
}

/** As it stands in the text, finished or not: while somebody types it may lack a tag. */
export type EditedParagraph = {
	/** The same as long as it is the same paragraph, wherever it stands. */
	readonly key: number
	/** In UTF-16 units, to the end of its last line. */
	readonly length: number
	/** The Chinese as typed, its lines joined; undefined without its tag. */
	readonly zh: string | undefined
	/** Where the lines of `zh` stand in the paragraph. */
	readonly lines: readonly LinePlace[]
	readonly words: readonly EditedWord[]
	/** The English as typed; undefined without its tag. */
	readonly typedEnglish: string | undefined
	/** As it will be stored: what was stored stays as long as nobody edits it. */
	readonly en: string
	readonly spacing: Spacing
	/** What else was stored of the block. */
	readonly rest: Omit<Block, 'zh' | 'en' | 'blank'>
	/** Chinese characters, for the counter. */
	readonly hanziCount: number
	/** Whether its present words were given their generated readings. */
	readonly isRead: boolean
}

/** `at` of `zh` stands `from` units after the beginning of the paragraph. */
export type LinePlace = { readonly at: number; readonly from: number }

export type EditedWord = {
	readonly token: Token
	/** In the paragraph's `zh`. */
	readonly from: number
	readonly to: number
	/** What the word is read as when no author says otherwise; undefined while nobody knows. */
	readonly generated: string | undefined
}

/** Both from 0. */
export type WordPlace = { readonly paragraph: number; readonly word: number }

/** What is stored, as it is shown; `toContent` gives the same back as long as nobody edits it. */
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
 * The content to store, or the problems of the text, with their lines. Blanks are numbered when they
 * are stored, since what they mean stands in the vocabulary.
 */
export function toContent(edited: EditedText): Result<LessonContent, Problem[]> {
	const read = parseTaggedText(edited.text)
	return read.ok ? ok(contentOf(edited)) : read
}

/** The content as far as it is finished. */
export function contentOf({ paragraphs }: EditedText): LessonContent {
	return paragraphs.map(({ words, en, spacing, rest }) => ({
		...rest,
		zh: words.map(({ token }) => token),
		en,
		blank: spacing,
	}))
}

/** To be cut into words anew. */
export function rawText({ text }: EditedText): string {
	return text.replaceAll(wordSeparator, '')
}

const lineBreaks = /[\n\r\u2028\u2029]/g

/** On one line, without spaces at its ends; a word that was stored with these shows what is left. */
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
