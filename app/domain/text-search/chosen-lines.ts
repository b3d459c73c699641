/**
 * The lines that are chosen in the preview of a replacement, as they are sent:
 *
 *   3zh 5en   the Chinese of paragraph 3 and the English of paragraph 5
 *
 * In notes the number is that of a line, in exercises that of an exercise.
 */
import * as z from 'zod'

export const languages = ['zh', 'en'] as const

export type Language = (typeof languages)[number]

/** The number of a paragraph, line or exercise, from 1, and a language. */
export const chosenLineSchema = z.string().regex(/^[1-9]\d{0,5}(zh|en)$/)

export function lineName(place: number, language: Language): string {
	return `${place}${language}`
}
