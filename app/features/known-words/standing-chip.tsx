import type { HskRank } from '#app/domain/hsk/level.ts'
import {
	countedAs,
	type OwnWord,
	type Standing,
	type StandingSource,
	sourceOfStanding,
	standingOf,
} from '#app/domain/known-words/standing.ts'
import { Chip } from '#app/ui/chip.tsx'

export const standingNames = {
	known: 'Known',
	learning: 'Learning',
	new: 'New',
	ignored: 'Ignored',
} as const satisfies Record<Standing, string>

const tones = {
	known: 'jade',
	learning: 'amber',
	new: 'indigo',
	ignored: 'plain',
} as const satisfies Record<Standing, string>

/** A word's standing for the person who looks. */
export function StandingChip({ standing }: { standing: Standing }) {
	return <Chip tone={tones[standing]}>{standingNames[standing]}</Chip>
}

const sourceTexts = {
	mark: 'as you said',
	cards: 'from your cards',
	lesson: 'from a lesson you learned',
	level: 'by your level',
} as const satisfies Record<StandingSource, string>

/** "Learning · from your cards", and "New". A word at the person's level is "Learning · by your level", as in My Words. */
export function sayStanding(
	own: OwnWord | undefined,
	ranks: { rank: HskRank | undefined; user: HskRank },
): string {
	const source = sourceOfStanding(own, ranks)
	const counted = countedAs(own, ranks)
	const name = standingNames[counted === 'new' ? standingOf(own, ranks) : counted]
	return source ? `${name} · ${sourceTexts[source]}` : name
}
