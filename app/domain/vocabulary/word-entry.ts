/**
 * The entry a word's popup shows, kept small because a page sends one for every reading of every word
 * in its text.
 *
 * 长 has two: { word: '长', traditional: '長', pinyin: 'cháng', meanings: [['adjective', 'long']],
 * levels: ['HSK 2'] } and { …, pinyin: 'zhǎng', meanings: [['verb', 'to grow']], levels: ['HSK 3'] }.
 */
import { type HskEdition, hskEditions } from '#app/domain/hsk/edition.ts'
import { rankOf, spellHskLevel } from '#app/domain/hsk/level.ts'
import { isSameReading } from '#app/domain/pinyin/compare.ts'
import { hskLevelOf, levelRowOf, spellLevelRow } from './level-row.ts'
import type { Meaning } from './meaning.ts'
import { posesOf } from './part-of-speech.ts'
import { isUnlistedName } from './rows-by-word.ts'
import type { Word, WordLevel } from './word.ts'

/** A gloss or a popup is chosen from these. */
export type Meanings = readonly (readonly [part: string, definition: string | null])[]

export type WordEntry = {
	word: string
	/** Left out if the same as `word`. */
	traditional?: string
	pinyin: string
	/** By part of speech, the main one first; null if the definition is missing. */
	meanings: [part: string, definition: string | null][]
	/** At the reader's own edition first: HSK 2, HSK 1 (3.0). */
	levels: string[]
	/** For a name that the reader's edition has no level for: 小林. */
	isName?: true
	/** Left out if there are none: 本 for 书. */
	measureWords?: string[]
	/** Whether the dictionary has more meanings than these. */
	hasMore?: true
	/** Whether it has coarse ones: without any others the word is coarse. */
	hasCoarse?: true
	/** These, for a person who asked for them. */
	coarse?: [part: string, definition: string | null][]
}

/** A row of the vocabulary with the columns an entry needs. */
export type WordRow = Pick<Word, 'word' | 'pinyin' | 'poses' | 'meaning' | 'levels'> & {
	traditional?: string | null | undefined
	measureWords?: readonly string[] | null | undefined
	hasMore?: boolean | undefined
	hasCoarse?: boolean | undefined
	coarse?: Meaning | null | undefined
}

/** `edition` is the reader's. */
export function toWordEntry(
	{
		word,
		traditional,
		pinyin,
		poses,
		meaning,
		levels,
		measureWords,
		hasMore,
		hasCoarse,
		coarse,
	}: WordRow,
	edition: HskEdition,
): WordEntry {
	const level = hskLevelOf(levels, edition)
	return {
		word,
		...(traditional && traditional !== word && { traditional }),
		pinyin,
		meanings: poses.map((pos) => [pos, meaning[pos]?.definition ?? null]),
		levels: spellLevels(levels, edition),
		...(isUnlistedName(pinyin, level && rankOf(level)) && { isName: true }),
		...(measureWords && measureWords.length > 0 && { measureWords: [...measureWords] }),
		...(hasMore && { hasMore }),
		...(hasCoarse && { hasCoarse }),
		...(coarse && { coarse: posesOf(coarse).map((pos) => [pos, coarse[pos]?.definition ?? null]) }),
	}
}

/**
 * The level in the reader's edition, and those of others that differ, with their editions: HSK 2,
 * HSK 1 (3.0). A level set by hand stands alone.
 */
function spellLevels(levels: readonly WordLevel[], edition: HskEdition): string[] {
	const byHand = levels.find((row) => row.edition === undefined)
	if (byHand) return [spellHskLevel(byHand.level)]
	const own = spellLevelIn(levels, edition)
	const others = hskEditions.flatMap((other) => {
		const spelt = spellLevelIn(levels, other)
		if (!spelt || spelt === own) return []
		const [level, ...origin] = spelt.split(', ')
		return [[`${level} (${other})`, ...origin].join(', ')]
	})
	return own ? [own, ...others] : others
}

function spellLevelIn(levels: readonly WordLevel[], edition: HskEdition): string | undefined {
	const row = levelRowOf(levels, edition)
	return row && spellLevelRow(row)
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
