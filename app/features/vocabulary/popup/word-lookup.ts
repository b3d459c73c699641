/** Words of a text that come without their entries are looked up one by one, each once. */
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'

export function wordLookup(): (word: string) => Promise<readonly WordEntry[]> {
	const known = new Map<string, Promise<readonly WordEntry[]>>()
	return (word) => {
		const asked = known.get(word) ?? ask(word)
		known.set(word, asked)
		asked.catch(() => known.delete(word))
		return asked
	}
}

async function ask(word: string): Promise<readonly WordEntry[]> {
	const answer = await fetch(`/words?${new URLSearchParams({ word })}`)
	const entries: unknown = answer.ok ? await answer.json() : undefined
	if (!Array.isArray(entries)) throw new Error('The entries cannot be read')
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
