/**
 * The entries of a word in a text, beginning with what it means there: 长 in 长大 begins with zhǎng, 花 in
 * 花钱 with the verb.
 */

import { rowsByWord } from '#app/domain/vocabulary/rows-by-word.ts'
import { readingsOf, type WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { partsInContext } from './part-in-context.ts'

/** A word of a text, among the words around it. */
export type WordAmongWords = {
	words: readonly { word: string; pinyin: string | undefined }[]
	at: number
}

/** All readings of the word; `entries` should have those of the words around it as well. */
export function readingsInContext(
	entries: readonly WordEntry[],
	{ words, at }: WordAmongWords,
): WordEntry[] {
	const asked = words[at]
	if (!asked) return []
	const [own, ...others] = readingsOf(entries, asked)
	if (!own) return []
	if (own.meanings.length < 2) return [own, ...others]
	const rowsOf = rowsByWord(entries)
	const parts = partsInContext(
		words.map(({ word, pinyin }, index) => {
			const rows = rowsOf(word, pinyin)
			const row = index === at ? own : (rows.own ?? rows.all[0])
			return { word, pinyin, parts: row?.meanings.map(([part]) => part) ?? [] }
		}),
	)
	return [withPartFirst(own, parts[at]), ...others]
}

/** The entry with its meanings as this part of speech before the others. */
export function withPartFirst(entry: WordEntry, part: string | undefined): WordEntry {
	const first = entry.meanings.filter(([own]) => own === part)
	const others = entry.meanings.filter(([own]) => own !== part)
	return { ...entry, meanings: [...first, ...others] }
}
