/** Looks up words, each once, for texts that come without dictionary entries. */
import { isObject } from '#app/domain/is-object.ts'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'

export type WordLookup = (words: readonly string[]) => Promise<readonly WordEntry[]>

export function wordLookup(): WordLookup {
	const known = new Map<string, Promise<readonly WordEntry[]>>()
	return async (words) => {
		const missing = words.filter((word) => !known.has(word))
		if (missing.length > 0) {
			const found = fetchEntries(missing)
			for (const word of missing) {
				known.set(
					word,
					found.then((entries) => entries.filter((entry) => entry.word === word)),
				)
			}
			found.catch(() => {
				for (const word of missing) known.delete(word)
			})
		}
		const entries = await Promise.all(words.map((word) => known.get(word) ?? []))
		return entries.flat()
	}
}

/** A word's entries with all meanings of the dictionary. */
export function fetchWholeEntries(words: readonly string[]): Promise<readonly WordEntry[]> {
	return fetchEntries(words, 'all')
}

async function fetchEntries(
	words: readonly string[],
	meanings?: 'all',
): Promise<readonly WordEntry[]> {
	const search = new URLSearchParams(words.map((word) => ['word', word]))
	if (meanings) search.set('meanings', meanings)
	const signal = AbortSignal.timeout(timeoutMs)
	return readEntries(await fetch(`/word-entries?${search}`, { signal }))
}

const timeoutMs = 10_000

export async function readEntries(answer: Response): Promise<readonly WordEntry[]> {
	const entries: unknown = answer.ok ? await answer.json() : undefined
	if (!Array.isArray(entries)) throw new Error('The dictionary entries could not be read')
	return entries.filter(isWordEntry)
}

function isWordEntry(value: unknown): value is WordEntry {
	return isObject(value) && 'word' in value && 'pinyin' in value && Array.isArray(value.meanings)
}
