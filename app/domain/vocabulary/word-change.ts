/**
 * What an administrator may say of a word, and what of it an edit changed.
 *
 * 工作 whose noun "job" became "job; work" has changed its meaning and nothing else.
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
}

export type WordChange = { before: Partial<WordValues>; after: Partial<WordValues> }

const fields = ['word', 'pinyin', 'traditional', 'levels', 'status', 'meaning'] as const

/** Undefined where all is as it was. The order of meanings counts: the first is the main one. */
export function changeOf(before: WordValues, after: WordValues): WordChange | undefined {
	const changed = fields.filter((name) => !isSame(before[name], after[name]))
	if (changed.length === 0) return undefined
	return { before: only(before, changed), after: only(after, changed) }
}

function isSame(a: unknown, b: unknown): boolean {
	return JSON.stringify(a) === JSON.stringify(b)
}

function only(values: WordValues, names: readonly (keyof WordValues)[]): Partial<WordValues> {
	return Object.fromEntries(names.map((name) => [name, values[name]]))
}
