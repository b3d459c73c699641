/** How the fields of the word's form are called, by whoever draws it and whoever reads it. */
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
