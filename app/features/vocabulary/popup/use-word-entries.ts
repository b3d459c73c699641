import { useMemo } from 'react'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { type LoadedOnce, type Loading, loadedOnce, useLoadedOnce } from '#app/ui/loaded-once.ts'
import type { WordLookup } from './word-lookup.ts'

/** The entries of a whole text; or a function that looks words up. */
export type EntrySource = LoadedOnce<readonly WordEntry[]> | WordLookup

/** Loads the entries for the tapped word, and for those around it. */
export function useWordEntries(
	source: EntrySource,
	words: readonly string[] | undefined,
): Loading<readonly WordEntry[]> {
	const asked = words?.join(separator)
	const key = typeof source === 'function' ? asked : everyWord
	const entries = useMemo(
		() =>
			typeof source === 'function'
				? loadedOnce(async () => (key === undefined ? [] : source(key.split(separator))))
				: source,
		[source, key],
	)
	return useLoadedOnce(entries, asked !== undefined)
}

const everyWord = ''
/** No word has one. */
const separator = '\n'
