/**
 * The entry a word's popup shows, kept small because a page sends one for every reading of every word
 * in its text.
 *
 * 长 has two: { word: '长', traditional: '長', pinyin: 'cháng', meanings: [['adjective', 'long']],
 * levels: ['HSK 2'] } and { …, pinyin: 'zhǎng', meanings: [['verb', 'to grow']], levels: ['HSK 3'] }.
 */
import { spellHskLevel } from '#app/domain/hsk/level.ts'
import { isSameReading } from '#app/domain/pinyin/compare.ts'
import type { Word, WordLevel } from './word.ts'

/** What a gloss or a popup is chosen from. */
export type Meanings = readonly (readonly [part: string, definition: string | null])[]

export type WordEntry = {
	word: string
	/** Left out if the same as `word`. */
	traditional?: string
	pinyin: string
	/** By part of speech, the main one first; null if the definition is missing. */
	meanings: [part: string, definition: string | null][]
	levels: string[]
	/** Left out if there are none: 本 for 书. */
	measureWords?: string[]
	/** Whether the dictionary has more meanings than these. */
	hasMore?: true
}

/** A row of the vocabulary with the columns an entry needs. */
export type WordRow = Pick<Word, 'word' | 'pinyin' | 'poses' | 'meaning' | 'levels'> & {
	traditional?: string | null | undefined
	measureWords?: readonly string[] | null | undefined
	hasMore?: boolean | undefined
}

export function toWordEntry({
	word,
	traditional,
	pinyin,
	poses,
	meaning,
	levels,
	measureWords,
	hasMore,
}: WordRow): WordEntry {
	return {
		word,
		...(traditional && traditional !== word && { traditional }),
		pinyin,
		meanings: poses.map((pos) => [pos, meaning[pos]?.definition ?? null]),
		levels: spellLevels(levels),
		...(measureWords && measureWords.length > 0 && { measureWords: [...measureWords] }),
		...(hasMore && { hasMore }),
	}
}

/** Names the edition only if editions disagree: HSK 2, or HSK 3 (2.0) and HSK 1 (3.0). */
function spellLevels(levels: readonly WordLevel[]): string[] {
	const agree = new Set(levels.map(({ level }) => level)).size === 1
	const spelt = levels.map(({ level, edition }) =>
		agree || !edition ? spellHskLevel(level) : `${spellHskLevel(level)} (${edition})`,
	)
	return [...new Set(spelt)]
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
