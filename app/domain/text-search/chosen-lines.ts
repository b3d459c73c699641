/**
 * The lines that are chosen in the preview of a replacement, as they are sent and stored:
 *
 *   3zh 5en   the Chinese of paragraph 3 and the English of paragraph 5
 */
import * as z from 'zod'

export const languages = ['zh', 'en'] as const

export type Language = (typeof languages)[number]

/** A paragraph's number, from 1, and one of its languages. */
export const chosenLineSchema = z.string().regex(/^[1-9]\d{0,5}(zh|en)$/)

export const chosenLinesSchema = z.array(chosenLineSchema)

export function lineName(paragraph: number, language: Language): string {
	return `${paragraph}${language}`
}
