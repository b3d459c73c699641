/** Looks up words one by one, each once, for texts that come without dictionary entries. */
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'

export function wordLookup(): (word: string) => Promise<readonly WordEntry[]> {
	const known = new Map<string, Promise<readonly WordEntry[]>>()
	return (word) => {
		const entries = known.get(word) ?? fetchEntries(word)
		known.set(word, entries)
		entries.catch(() => known.delete(word))
		return entries
	}
}

/** A word's entries with all meanings of the dictionary. */
export function fetchWholeEntries(word: string): Promise<readonly WordEntry[]> {
	return fetchEntries(word, { meanings: 'all' })
}

async function fetchEntries(
	word: string,
	options: { meanings?: 'all' } = {},
): Promise<readonly WordEntry[]> {
	const response = await fetch(`/words?${new URLSearchParams({ word, ...options })}`)
	const entries: unknown = response.ok ? await response.json() : undefined
	if (!Array.isArray(entries)) throw new Error('The dictionary entries could not be read')
	return entries.filter(isWordEntry)
}

function isWordEntry(value: unknown): value is WordEntry {
	return (
		typeof value === 'object' &&
		value !== null &&
		'word' in value &&
		'pinyin' in value &&
		'meanings' in value &&
		Array.isArray(value.meanings)
	)
}
