import type { Standing } from '#app/domain/known-words/standing.ts'
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
