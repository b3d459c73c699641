/**
 * What an import means for learners: 4 words in place of 5,000 are no edition, and 3 gained, 4,999 lost
 * and 1 changed level say the same of the words.
 */
import { type HskEdition, publishedWords } from '#app/domain/hsk/edition.ts'
import type { HskImport } from './hsk-import.ts'
import { hskLevelOf } from './level-row.ts'
import type { WordLevel } from './word.ts'

type HskEffect = {
	/** Words that the edition lists after the import, */
	words: number
	/** and as many as it should: those that it lists now, else those of the published list. */
	expected: number
	/** Whether it lists words now. */
	isThere: boolean
	/** Whether the list is too short to be the whole edition. */
	isShort: boolean
	/** Words that get a level of the edition, lose theirs, or have another; derived ones included. */
	gained: number
	lost: number
	moved: number
}

/** A list with fewer of the expected words is taken for a part of one. */
const leastShare = 0.9

export function effectOf(
	{ changes, listedBefore, matched: words }: HskImport,
	edition: HskEdition,
): HskEffect {
	const isThere = listedBefore > 0
	const expected = isThere ? listedBefore : publishedWords[edition]
	const isShort = words < expected * leastShare
	const effect = { words, expected, isThere, isShort, gained: 0, lost: 0, moved: 0 }
	const levelIn = (levels: readonly WordLevel[]) =>
		hskLevelOf(
			levels.filter((row) => row.edition === edition),
			edition,
		)
	for (const { entry, levels } of changes) {
		const [before, after] = [levelIn(entry.levels), levelIn(levels)]
		if (before === after) continue
		if (before === undefined) effect.gained += 1
		else if (after === undefined) effect.lost += 1
		else effect.moved += 1
	}
	return effect
}
