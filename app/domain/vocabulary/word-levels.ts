/**
 * Merges levels chosen by hand (HSK 1 … HSK 7+) with stored ones from the official lists, which have
 * an edition.
 *
 * 东西 is HSK 1 in the lists 2.0 and 3.0. If HSK 1 stays chosen, both rows stay. HSK 4, newly chosen,
 * gets no edition. Derived levels cannot be chosen: they stay, unless the last level is taken away.
 */
import type { HskLevel } from '#app/domain/hsk/level.ts'
import type { WordLevel } from './word.ts'

export function withLevels(rows: readonly WordLevel[], chosen: readonly HskLevel[]): WordLevel[] {
	const listed = rows.filter(({ isDerived }) => !isDerived)
	if (listed.length > 0 && chosen.length === 0) return []
	const kept = listed.filter(({ level }) => chosen.includes(level))
	const added = [...new Set(chosen)].filter((level) => kept.every((row) => row.level !== level))
	return [
		...kept,
		...added.map((level) => ({ type: 'HSK' as const, level })),
		...rows.filter(({ isDerived }) => isDerived),
	]
}

/** Each level of a list or set by hand once, in the order of the rows. */
export function chosenLevels(rows: readonly WordLevel[]): HskLevel[] {
	return [...new Set(rows.flatMap(({ level, isDerived }) => (isDerived ? [] : [level])))]
}
