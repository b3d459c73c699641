/**
 * Works out which changes an HSK word list makes to the vocabulary: it sets the levels of one edition
 * and leaves those of others, and those set by hand, beside them.
 *
 * A row means the entry with its word, its reading and, where that leaves several, its part of speech:
 * 长 zhǎng gets the level of zhǎng, 长 cháng that of cháng. 学生, our xué sheng, takes the list's
 * xué shēng, because the two differ only in the neutral tone. Words that the list does not name lose
 * their level of this edition, or get one from their parts (`derived-levels.ts`).
 */
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import { type HskLevel, rankOf } from '#app/domain/hsk/level.ts'
import { isSameButForNeutralTone, isSameReading, spaceLike } from '#app/domain/pinyin/compare.ts'
import { withDerivedLevels } from './derived-levels.ts'
import type { PartOfSpeech } from './part-of-speech.ts'
import type { WordLevel } from './word.ts'

/** A row of the list, in the terms of the vocabulary. */
export type HskRow = {
	readonly word: string
	readonly traditional?: string
	readonly pinyin?: string
	readonly poses?: readonly PartOfSpeech[]
	readonly level: HskLevel
}

/** A vocabulary entry. A word's more frequent readings come first. */
export type LevelledWord = {
	readonly id: number
	readonly word: string
	readonly pinyin: string
	readonly poses: readonly PartOfSpeech[]
	readonly levels: readonly WordLevel[]
	/** Occurrences per billion words. */
	readonly frequency: number
}

type HskChange = {
	readonly entry: LevelledWord
	readonly levels: readonly WordLevel[]
	/** Set only where the official reading replaces ours. */
	readonly pinyin?: string
}

/** A row that was matched, but not beyond doubt. */
type AmbiguousRow = {
	readonly row: HskRow
	/** The entry that it is taken to mean. */
	readonly entry: LevelledWord
	/** Several entries fit; none has this reading; or another row gives the same entry a lower level. */
	readonly doubt: 'several-entries' | 'other-reading' | 'lower-level'
}

export type HskImport = {
	readonly changes: HskChange[]
	/** Entries that the list reads as we do. */
	readonly readAlike: LevelledWord[]
	/** Entries that the edition has listed so far. */
	readonly listedBefore: number
	/** Entries that the list names. */
	readonly matched: number
	/** Entries that get a level from their parts. */
	readonly derived: number
	readonly ambiguous: AmbiguousRow[]
	/** Rows whose word or reading is not in the vocabulary. */
	readonly unmatched: HskRow[]
}

export function planHskImport(
	words: readonly LevelledWord[],
	list: readonly HskRow[],
	edition: HskEdition,
): HskImport {
	const { rows, ambiguous, unmatched } = matchRows(words, list)
	const readingsOf = groupByWord(words)
	const others = words.map((word) => word.levels.filter((level) => level.edition !== edition))
	const listed = words.map((word, at) => {
		const row = rows.get(word)
		const own: WordLevel[] = row ? [{ type: 'HSK', level: row.level, edition }] : []
		const official = row && officialReading(word, row, readingsOf.get(word.word) ?? [])
		const pinyin = official ?? word.pinyin
		return { ...word, pinyin, levels: [...(others[at] ?? []), ...own] }
	})
	const levelled = withDerivedLevels(listed, edition)
	const changes: HskChange[] = []
	let derived = 0
	for (const [at, entry] of words.entries()) {
		const { levels, pinyin } = levelled[at] ?? entry
		if (!rows.has(entry) && levels.length > (others[at]?.length ?? 0)) derived += 1
		const isReadAnew = pinyin !== entry.pinyin
		if (!isReadAnew && areSame(levels, entry.levels)) continue
		changes.push({ entry, levels, ...(isReadAnew && { pinyin }) })
	}
	const readAlike = words.filter((entry) => {
		const pinyin = rows.get(entry)?.pinyin
		return pinyin !== undefined && isSameReading(entry.pinyin, pinyin)
	})
	const listedBefore = words.filter(({ levels }) => isListedIn(levels, edition)).length
	return { changes, readAlike, listedBefore, matched: rows.size, derived, ambiguous, unmatched }
}

/** Whether the edition names the word itself; a level from its parts does not count. */
export function isListedIn(levels: readonly WordLevel[], edition: HskEdition): boolean {
	return levels.some((level) => level.edition === edition && !level.isDerived)
}

type Matches = Pick<HskImport, 'ambiguous' | 'unmatched'> & {
	/** The row with the lowest level for each entry. */
	rows: Map<LevelledWord, HskRow>
}

function matchRows(words: readonly LevelledWord[], list: readonly HskRow[]): Matches {
	const entries = groupByWord(words)
	const rows = new Map<LevelledWord, HskRow>()
	const ambiguous: AmbiguousRow[] = []
	const unmatched: HskRow[] = []
	for (const row of list) {
		const [entry, doubt] = entryFor(row, entries.get(row.word) ?? [])
		if (!entry) {
			unmatched.push(row)
			continue
		}
		if (doubt) ambiguous.push({ row, entry, doubt })
		const earlier = rows.get(entry)
		if (!earlier) {
			rows.set(entry, row)
			continue
		}
		const above = rankOf(row.level) - rankOf(earlier.level)
		if (above !== 0) {
			ambiguous.push({ row: above > 0 ? row : earlier, entry, doubt: 'lower-level' })
		}
		if (above < 0) rows.set(entry, row)
	}
	return { rows, ambiguous, unmatched }
}

type Match = [entry?: LevelledWord, doubt?: AmbiguousRow['doubt']]

/**
 * The entry with the same reading, else one that differs only in the neutral tone, else the only one.
 * A row without a reading means any entry of its word.
 */
function entryFor({ pinyin, poses = [] }: HskRow, readings: readonly LevelledWord[]): Match {
	const choices =
		pinyin === undefined
			? [readings]
			: [
					readings.filter((entry) => isSameReading(entry.pinyin, pinyin)),
					readings.filter((entry) => isSameButForNeutralTone(entry.pinyin, pinyin)),
				]
	const fitting = choices.find(({ length }) => length > 0)
	if (!fitting) return readings.length === 1 ? [readings[0], 'other-reading'] : []
	if (fitting.length === 1) return [fitting[0]]
	const [only, ...more] = fitting.filter((entry) => poses.some((pos) => entry.poses.includes(pos)))
	if (only && more.length === 0) return [only]
	// Another edition lists the reading that is meant; else it is the most frequent.
	return [fitting.find(({ levels }) => levels.length > 0) ?? fitting[0], 'several-entries']
}

/** The official reading in our spacing, unless another entry of the word already has it. */
function officialReading(
	entry: LevelledWord,
	{ pinyin }: HskRow,
	readings: readonly LevelledWord[],
): string | undefined {
	if (pinyin === undefined || isSameReading(entry.pinyin, pinyin)) return undefined
	if (!isSameButForNeutralTone(entry.pinyin, pinyin)) return undefined
	const spaced = spaceLike(pinyin, entry.pinyin)
	if (spaced === undefined) return undefined
	return readings.some((other) => isSameReading(other.pinyin, spaced)) ? undefined : spaced
}

function areSame(a: readonly WordLevel[], b: readonly WordLevel[]): boolean {
	const has = (rows: readonly WordLevel[], { level, edition, isDerived }: WordLevel) =>
		rows.some(
			(row) => row.level === level && row.edition === edition && row.isDerived === isDerived,
		)
	return a.length === b.length && a.every((row) => has(b, row))
}

function groupByWord(existing: readonly LevelledWord[]): Map<string, LevelledWord[]> {
	const words = new Map<string, LevelledWord[]>()
	for (const entry of existing) {
		const readings = words.get(entry.word)
		if (readings) readings.push(entry)
		else words.set(entry.word, [entry])
	}
	return words
}
