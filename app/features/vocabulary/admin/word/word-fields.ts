/**
 * The names of the word form's fields, for the screen and the schema: level-HSK3, pos-0, definition-0,
 * and gloss-pos-0, gloss-definition-0 for the short meanings.
 */
import type { HskLevel } from '#app/domain/hsk/level.ts'

export function levelField(level: HskLevel): string {
	return `level-${level}`
}

/** The whole meanings of a word, or the short ones. */
export type MeaningPart = 'meaning' | 'gloss'

/** Meanings are counted from 0. */
export function posField(index: number, part: MeaningPart = 'meaning'): string {
	return part === 'gloss' ? `gloss-pos-${index}` : `pos-${index}`
}

export function definitionField(index: number, part: MeaningPart = 'meaning'): string {
	return part === 'gloss' ? `gloss-definition-${index}` : `definition-${index}`
}
