/**
 * The levels of a word as they are chosen by hand, a row of HSK1 … HSK7+, beside those that the
 * lists gave it, which know their edition.
 *
 * 东西 is HSK1 in the list 2.0 and in that of 3.0. Where HSK1 stays chosen both rows stay; HSK4,
 * when it is added, has no edition.
 */
import type { HskLevel } from '#app/domain/hsk/level.ts'
import type { WordLevel } from './word.ts'

export function withLevels(rows: readonly WordLevel[], chosen: readonly HskLevel[]): WordLevel[] {
	const kept = rows.filter(({ level }) => chosen.includes(level))
	const added = [...new Set(chosen)].filter((level) => kept.every((row) => row.level !== level))
	return [...kept, ...added.map((level) => ({ type: 'HSK' as const, level }))]
}

/** Each level once, in the order of the rows. */
export function chosenLevels(rows: readonly WordLevel[]): HskLevel[] {
	return [...new Set(rows.map(({ level }) => level))]
}
