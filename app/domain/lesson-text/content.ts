/**
 * The stored text of a lesson: a list of blocks, each a paragraph in both languages.
 *
 *   zh: 我 | 爱 | 学习 | 。   en: I love studying.   blank: normal
 *
 * A token is a word with its reading, or punctuation between words. A hidden word (a blank, `isHide`)
 * keeps its place and has a number that runs through the whole lesson.
 *
 * Careful: a block's `blank` is the spacing after the paragraph ("normal", "large", "xlarge"). It has
 * nothing to do with blanks in the sense of hidden words; the specification names it so.
 */
import type * as z from 'zod'
import { isHanzi } from '#app/domain/hanzi.ts'
import { isSameSpelling } from '#app/domain/matching-key.ts'
import type { blockSchema, lessonContentSchema, tokenSchema } from './content-schema.ts'

/** Values of a block's `blank`. */
export const spacings = ['normal', 'large', 'xlarge'] as const

export type Spacing = (typeof spacings)[number]
export type Token = z.infer<typeof tokenSchema>
export type Block = z.infer<typeof blockSchema>
export type LessonContent = z.infer<typeof lessonContentSchema>

export function textOf(tokens: readonly Token[]): string {
	return tokens.map(({ word }) => word).join('')
}

/** 東西 for 东西; t恤 for T恤 is spelled otherwise and no more. */
export function isInTraditional({ word, written }: Pick<Token, 'word' | 'written'>): boolean {
	return written !== undefined && !isSameSpelling(word, written)
}

const longestUsual = 4

/** Whether a word has more characters than most; longer ones are names, or were never cut. */
export function isLong(word: string): boolean {
	return isHanzi(word) && [...word].length > longestUsual
}
