/** Text cut into words, as the web worker asks for it: 我学习汉语。 → 我 | 学习 | 汉语 | 。 */
import * as z from 'zod'
import type { Failure } from '#app/domain/failure.ts'
import { hskLevels } from '#app/domain/hsk/level.ts'
import type { Result } from '#app/domain/result.ts'
import { partOfSpeechSchema } from '#app/domain/vocabulary/meaning.ts'

/** v1 is the platform's word breaker, v2 the dictionary engine. */
export const tokenizeVersions = ['v1', 'v2'] as const

/** Of all paragraphs together, in UTF-16 units. */
export const longestTokenizedText = 100_000
export const mostTokenizedParagraphs = 5_000
export const mostExtraWords = 2_000
export const longestExtraWord = 20

/** Texts beyond the limits above are refused with a sentence of their own. */
export const tokenizeSchema = z.object({
	paragraphs: z.array(z.object({ zh: z.string() })),
	/** v2, unless the address asks for another: ?version=v1 */
	version: z.enum(tokenizeVersions).optional(),
	/**
	 * Words to know besides those of the dictionary and the custom words: what an author has joined
	 * before. They are cut out wherever they stand, so they are for what the engine cuts otherwise;
	 * one character alone is no help and is not heeded.
	 */
	words: z.array(z.string().min(1).max(longestExtraWord)).max(mostExtraWords).default([]),
})

export const tokenizedWordSchema = z.object({
	/** The texts of a paragraph's tokens, joined, are the paragraph. */
	text: z.string(),
	/** Tone marks, syllables separated by spaces; only words of hanzi have one. */
	pinyin: z.string().optional(),
	pos: partOfSpeechSchema.optional(),
	/** As the vocabulary has it now. */
	hsk: z.enum(hskLevels).optional(),
})

/** One list a paragraph, in order; that of an empty paragraph is empty. */
export const tokenizedSchema = z.object({ result: z.array(z.array(tokenizedWordSchema)) })

export type TokenizeVersion = (typeof tokenizeVersions)[number]
export type TokenizedWord = z.infer<typeof tokenizedWordSchema>
export type Tokenized = z.infer<typeof tokenizedSchema>
export type TokenizeOrder = z.input<typeof tokenizeSchema>

/** Answers one list a paragraph, or a sentence that may be shown as it is. */
export type Tokenize = (order: TokenizeOrder) => Promise<Result<TokenizedWord[][], Failure>>
