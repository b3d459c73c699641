/**
 * Works out which changes an HSK 3.0 list makes to the vocabulary.
 *
 * 爱好 moves from HSK3 of edition 2.0 to HSK1 of 3.0; 学生, our xué sheng, takes the list's xué shēng,
 * because the two differ only in the neutral tone; 长 zhǎng gets the level of zhǎng, 长 cháng that of
 * cháng. Levels set by hand are never touched.
 */
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import { rankOf } from '#app/domain/hsk/level.ts'
import { isSameButForNeutralTone, isSameReading, spaceLike } from '#app/domain/pinyin/compare.ts'
import type { Problem } from '#app/domain/problem.ts'
import { ok, type Result } from '#app/domain/result.ts'
import type { WordLevel } from '#app/domain/vocabulary/word.ts'
import { type HskRow, parseHskList } from './hsk-list.ts'

/** A vocabulary entry. A word's more frequent readings come first. */
export type ListedWord = {
	readonly id: number | string
	readonly word: string
	readonly pinyin: string
	readonly levels: readonly WordLevel[]
}

type HskChange = {
	readonly id: number | string
	readonly levels: WordLevel[]
	/** Set only where the official reading replaces ours. */
	readonly pinyin?: string
}

export type HskImport = {
	readonly changes: HskChange[]
	/** Entries that already match the list. */
	readonly unchanged: number
	/** Rows whose word or reading is not in the vocabulary. */
	readonly unmatched: HskRow[]
	/** Entries that keep a level of another edition because the list does not name them. */
	readonly unlisted: ListedWord[]
}

export function planHskImport(
	text: string,
	existing: readonly ListedWord[],
): Result<HskImport, Problem[]> {
	const list = parseHskList(text)
	return list.ok ? ok(relevel(existing, list.value, '3.0')) : list
}

export function relevel(
	existing: readonly ListedWord[],
	list: readonly HskRow[],
	edition: HskEdition,
): HskImport {
	const entries = groupByWord(existing)
	const matches = new Map<ListedWord, HskRow>()
	const unmatched: HskRow[] = []
	for (const row of list) {
		const entry = entryFor(row, entries.get(row.word) ?? [])
		if (!entry) {
			unmatched.push(row)
			continue
		}
		const earlier = matches.get(entry)
		if (!earlier || rankOf(row.level) < rankOf(earlier.level)) matches.set(entry, row)
	}

	const changes: HskChange[] = []
	for (const [entry, row] of matches) {
		const change = changeOf(entry, row, edition, entries.get(entry.word) ?? [])
		if (change) changes.push(change)
	}
	const unlisted = existing.filter(
		(entry) => !matches.has(entry) && entry.levels.some((level) => isOther(level, edition)),
	)
	return { changes, unchanged: matches.size - changes.length, unmatched, unlisted }
}

/**
 * Matches the same reading, else one that differs only in the neutral tone, else the only reading.
 * A row without pinyin means the reading that another edition lists, else the most frequent.
 */
function entryFor({ pinyin }: HskRow, readings: readonly ListedWord[]): ListedWord | undefined {
	if (pinyin === undefined) {
		return readings.find(({ levels }) => levels.length > 0) ?? readings[0]
	}
	return (
		readings.find((entry) => isSameReading(entry.pinyin, pinyin)) ??
		readings.find((entry) => isSameButForNeutralTone(entry.pinyin, pinyin)) ??
		(readings.length === 1 ? readings[0] : undefined)
	)
}

function changeOf(
	entry: ListedWord,
	row: HskRow,
	edition: HskEdition,
	readings: readonly ListedWord[],
): HskChange | undefined {
	if (entry.levels.some((level) => level.edition === undefined)) return undefined
	const official = officialReading(entry, row, readings)
	const isLevelled =
		entry.levels.length === 1 &&
		entry.levels.every((level) => level.level === row.level && level.edition === edition)
	if (isLevelled && official === undefined) return undefined
	return {
		id: entry.id,
		levels: [{ type: 'HSK', level: row.level, edition }],
		...(official === undefined ? {} : { pinyin: official }),
	}
}

/** The official reading in our spacing, unless another entry of the word already has it. */
function officialReading(
	entry: ListedWord,
	{ pinyin }: HskRow,
	readings: readonly ListedWord[],
): string | undefined {
	if (pinyin === undefined || isSameReading(entry.pinyin, pinyin)) return undefined
	if (!isSameButForNeutralTone(entry.pinyin, pinyin)) return undefined
	const spaced = spaceLike(pinyin, entry.pinyin)
	if (spaced === undefined) return undefined
	return readings.some((other) => isSameReading(other.pinyin, spaced)) ? undefined : spaced
}

function isOther(level: WordLevel, edition: HskEdition): boolean {
	return level.edition !== undefined && level.edition !== edition
}

function groupByWord(existing: readonly ListedWord[]): Map<string, ListedWord[]> {
	const words = new Map<string, ListedWord[]>()
	for (const entry of existing) {
		const readings = words.get(entry.word)
		if (readings) readings.push(entry)
		else words.set(entry.word, [entry])
	}
	return words
}
