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
import type { Block, Spacing, Token } from '#app/domain/lesson-text/content.ts'

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
