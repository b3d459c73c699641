/**
 * The level of a word for a reader. 打算 is HSK 3 in edition 2.0 and HSK 2 in 3.0; 回家, in no list, has
 * HSK 1 from its parts.
 */
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import { type HskLevel, spellHskLevel } from '#app/domain/hsk/level.ts'
import type { WordLevel } from './word.ts'

/** The level a word is shown and counted at for a reader of this edition. */
export function hskLevelOf(
	levels: readonly WordLevel[],
	edition: HskEdition,
): HskLevel | undefined {
	return levelRowOf(levels, edition)?.level
}

/** "HSK 2"; a derived one says where it is from: "HSK 1, from 回 and 家", else "HSK 1, from its parts". */
export function spellLevelRow({ level, isDerived, from = [] }: WordLevel): string {
	if (!isDerived) return spellHskLevel(level)
	const [last = 'its parts', ...others] = from.toReversed()
	const parts = others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : last
	return `${spellHskLevel(level)}, from ${parts}`
}

/** A level set by hand has no edition and wins over the lists; a listed level wins over a derived one. */
export function levelRowOf(
	levels: readonly WordLevel[],
	edition: HskEdition,
): WordLevel | undefined {
	return (
		levels.find((row) => row.edition === undefined) ??
		levels.find((row) => row.edition === edition && !row.isDerived) ??
		levels.find((row) => row.edition === edition)
	)
}
