/** The names of the word form's fields, for the screen and the schema: level-HSK3, pos-0, definition-0. */
import type { HskLevel } from '#app/domain/hsk/level.ts'

export function levelField(level: HskLevel): string {
	return `level-${level}`
}

/** Meanings are counted from 0. */
export function posField(index: number): string {
	return `pos-${index}`
}

export function definitionField(index: number): string {
	return `definition-${index}`
}
