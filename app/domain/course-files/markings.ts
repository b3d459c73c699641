/**
 * Everything an author added to the words of a text, in its manifest: gaps after paragraphs, blanks, readings.
 *
 *   { paragraph: 3, word: '长', occurrence: 2, pinyin: 'cháng' }    the second 长 of the third paragraph
 *
 * `words` has all words of a paragraph that its text alone does not tell: T恤 is one, and so is a name of
 * more than four characters.
 */
import * as z from 'zod'
import { spacings } from '#app/domain/lesson-text/content.ts'

const wordSchema = z
	.string()
	.min(1)
	.transform((word) => word.normalize('NFC'))

/** The nth occurrence of a word in a paragraph; both count from 1. */
const placeSchema = z.strictObject({
	paragraph: z.number().int().positive(),
	word: wordSchema,
	occurrence: z.number().int().positive().default(1),
})

export type Place = z.infer<typeof placeSchema>

const paragraphNumber = z.string().regex(/^[1-9]\d{0,4}$/)

/** The keys of `spacing` and `words` are numbers of paragraphs. */
export const markings = {
	spacing: z.record(paragraphNumber, z.enum(spacings)).default({}),
	words: z.record(paragraphNumber, z.array(wordSchema)).default({}),
	blanks: z.array(placeSchema.extend({ en: z.string() })).default([]),
	pinyin: z.array(placeSchema.extend({ pinyin: z.string().min(1) })).default([]),
}

const markingsSchema = z.object(markings)

export type Markings = z.infer<typeof markingsSchema>
