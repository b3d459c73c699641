/** The changes of an import of an HSK list, planned or made, as its page shows them. */
import { counted } from '#app/domain/counted.ts'
import { editionNames, type HskEdition } from '#app/domain/hsk/edition.ts'
import { spellHskLevel } from '#app/domain/hsk/level.ts'
import { effectOf } from '#app/domain/vocabulary/hsk-effect.ts'
import { type HskImport, type HskRow, isListedIn } from '#app/domain/vocabulary/hsk-import.ts'
import { levelRowOf, spellLevelRow } from '#app/domain/vocabulary/level-row.ts'
import type { WordLevel } from '#app/domain/vocabulary/word.ts'
import { type Listed, listed } from '#app/features/vocabulary/admin/batch/batch-answer.ts'
import type { AnswerWith } from '#app/ui/form-answer.ts'

type Figures = Record<
	| 'rows'
	| 'matched'
	| 'changed'
	| 'derived'
	| 'readings'
	| 'ambiguous'
	| 'unmatched'
	| 'gained'
	| 'lost'
	| 'moved'
	| 'people',
	number
>

type ShownChange = { word: string; pinyin: string; before: string; after: string }

/** A row of the list; `note` says why it is shown. */
export type ShownRow = { word: string; pinyin: string; level: string; note: string }

export type HskAnswer = AnswerWith<{
	/** Missing if there are problems. */
	outcome: 'checked' | 'imported'
	edition: HskEdition
	editionName: string
	figures: Figures
	/** Set if the list is too short to be the whole edition: what its import does, for a box to be ticked. */
	shortage: string
	/** The words that the list names; those with derived levels are only counted. */
	changes: Listed<ShownChange>
	ambiguous: Listed<ShownRow>
	unmatched: Listed<ShownRow>
	/** Names the changes; sent back with the import. */
	digest: string
}>

type Import = {
	outcome: 'checked' | 'imported'
	rows: readonly HskRow[]
	plan: HskImport
	edition: HskEdition
	/** How many people see their levels by the edition once it is imported. */
	people: number
	digest: string
}

export function toHskAnswer({ outcome, rows, plan, edition, people, digest }: Import): HskAnswer {
	const { changes, matched, derived, ambiguous, unmatched } = plan
	const effect = effectOf(plan, edition)
	const { gained, lost, moved } = effect
	const named = changes.filter(
		({ entry, levels }) => isListedIn(levels, edition) || isListedIn(entry.levels, edition),
	)
	const shownRow = ({ word, pinyin = '', level }: HskRow, note: string): ShownRow => {
		return { word, pinyin, level: spellHskLevel(level), note }
	}
	return {
		outcome,
		edition,
		editionName: editionNames[edition],
		figures: {
			rows: rows.length,
			matched,
			changed: changes.length,
			derived,
			readings: changes.filter(({ pinyin }) => pinyin !== undefined).length,
			ambiguous: ambiguous.length,
			unmatched: unmatched.length,
			gained,
			lost,
			moved,
			people,
		},
		...(effect.isShort && { shortage: shortageText(effect) }),
		changes: listed(
			named.map(({ entry, levels, pinyin }) => ({
				word: entry.word,
				pinyin: pinyin === undefined ? entry.pinyin : `${entry.pinyin} → ${pinyin}`,
				before: spellLevel(entry.levels, edition),
				after: spellLevel(levels, edition),
			})),
		),
		ambiguous: listed(
			ambiguous.map(({ row, entry, doubt }) =>
				shownRow(row, doubtTexts[doubt].replace('{reading}', entry.pinyin)),
			),
		),
		unmatched: listed(unmatched.map((row) => shownRow(row, 'Not in the vocabulary'))),
		digest,
	}
}

const doubtTexts: Record<HskImport['ambiguous'][number]['doubt'], string> = {
	'several-entries': 'Several entries fit; {reading} gets the level',
	'other-reading': 'The vocabulary only has {reading}, which gets the level',
	'lower-level': 'Another row gives {reading} a lower level, which counts',
}

function shortageText({ words, expected, isThere }: ReturnType<typeof effectOf>): string {
	const [few, all] = [words.toLocaleString('en'), counted(expected, 'word')]
	return isThere
		? `Replace ${all} by ${few} anyway: levels would come from these alone`
		: `Import it anyway: it has ${few} of about ${all}, and levels would come from these alone`
}

function spellLevel(levels: readonly WordLevel[], edition: HskEdition): string {
	const row = levelRowOf(
		levels.filter((level) => level.edition === edition),
		edition,
	)
	return row ? spellLevelRow(row) : '-'
}
