/**
 * What a word's popup shows, as small as it can travel: a text sends one for every reading of
 * every word in it.
 *
 * 长 has two: { word: '长', traditional: '長', pinyin: 'cháng', meanings: [['adjective', 'long']],
 * levels: ['HSK 2'] } and { …, pinyin: 'zhǎng', meanings: [['verb', 'to grow']], levels: ['HSK 3'] }.
 */
import { isSameReading } from '#app/domain/pinyin/compare.ts'

export type WordEntry = {
	word: string
	/** Left out where it is the same. */
	traditional?: string
	pinyin: string
	/** By part of speech, the main one first; a definition may be missing. */
	meanings: [pos: string, definition: string | null][]
	levels: string[]
}

/** All readings of a word, the one it has in the text first. */
export function readingsOf(
	entries: readonly WordEntry[],
	{ word, pinyin }: { word: string; pinyin: string | undefined },
): WordEntry[] {
	const closeness = (entry: WordEntry) => {
		if (entry.pinyin === pinyin) return 2
		return pinyin && isSameReading(entry.pinyin, pinyin) ? 1 : 0
	}
	return entries.filter((entry) => entry.word === word).sort((a, b) => closeness(b) - closeness(a))
}
