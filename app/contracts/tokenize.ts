/** The API of the tokenize worker: 我学习汉语。 → 我 | 学习 | 汉语 | 。 */
import * as z from 'zod'
import type { Failure } from '#app/domain/failure.ts'
import { hskLevels } from '#app/domain/hsk/level.ts'
import type { Result } from '#app/domain/result.ts'
import { partOfSpeechSchema } from '#app/domain/vocabulary/meaning.ts'

/** v1 is the runtime's word breaker (Intl.Segmenter), v2 the dictionary engine. */
export const tokenizeVersions = ['v1', 'v2'] as const

/** All paragraphs together, in UTF-16 units. */
export const longestTokenizedText = 100_000
export const mostTokenizedParagraphs = 5_000
export const mostExtraWords = 2_000
export const longestExtraWord = 20

/** Texts beyond the limits above get their own error messages. */
export const tokenizeSchema = z.object({
	paragraphs: z.array(z.object({ zh: z.string() })),
	/** Takes precedence over the query string (?version=v1); the default is v2. */
	version: z.enum(tokenizeVersions).optional(),
	/**
	 * Extra words, such as those an author has joined. They are forced wherever they occur, so send
	 * only words that the engine cuts differently. Single characters are ignored.
	 */
	words: z.array(z.string().min(1).max(longestExtraWord)).max(mostExtraWords).default([]),
})

export const tokenizedWordSchema = z.object({
	/** The texts of a paragraph's tokens, joined, equal the paragraph. */
	text: z.string(),
	/** As the vocabulary has it, where the text differs: 东西 for 東西, T恤 for t恤. */
	simplified: z.string().optional(),
	/** With tone marks and spaces between syllables; only words of hanzi have it. */
	pinyin: z.string().optional(),
	pos: partOfSpeechSchema.optional(),
	/** From the current vocabulary. */
	hsk: z.enum(hskLevels).optional(),
})

/** One list per paragraph, in order; empty for an empty paragraph. */
export const tokenizedSchema = z.object({ result: z.array(z.array(tokenizedWordSchema)) })

export type TokenizeVersion = (typeof tokenizeVersions)[number]
export type TokenizedWord = z.infer<typeof tokenizedWordSchema>
export type Tokenized = z.infer<typeof tokenizedSchema>
export type TokenizeRequest = z.input<typeof tokenizeSchema>

/** Returns one list per paragraph, or a failure whose text can be shown. */
export type Tokenize = (request: TokenizeRequest) => Promise<Result<TokenizedWord[][], Failure>>
