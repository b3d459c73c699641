/**
 * The fields of a word that an administrator can edit, and the difference an edit makes.
 *
 * If the noun meaning of 工作 goes from "job" to "job; work", only `meaning` has changed.
 */
import type { Meaning } from './meaning.ts'
import type { WordLevel, WordStatus } from './word.ts'

export type WordValues = {
	word: string
	pinyin: string
	traditional: string | null
	levels: WordLevel[]
	status: WordStatus
	meaning: Meaning
	/** The short meanings that learners see first; null if they see the whole ones. */
	gloss: Meaning | null
	measureWords: string[]
}

export type WordChange = { before: Partial<WordValues>; after: Partial<WordValues> }

const fields = [
	'word',
	'pinyin',
	'traditional',
	'levels',
	'status',
	'meaning',
	'gloss',
	'measureWords',
] as const

/** Undefined if nothing changed. The order of meanings counts: the first is the main one. */
export function wordChangeOf(before: WordValues, after: WordValues): WordChange | undefined {
	const changed = fields.filter((name) => !isSameJson(before[name], after[name]))
	if (changed.length === 0) return undefined
	return { before: only(before, changed), after: only(after, changed) }
}

function isSameJson(a: unknown, b: unknown): boolean {
	return JSON.stringify(a) === JSON.stringify(b)
}

function only(values: WordValues, names: readonly (keyof WordValues)[]): Partial<WordValues> {
	return Object.fromEntries(names.map((name) => [name, values[name]]))
}
