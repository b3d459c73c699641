import type { Standing } from '#app/domain/known-words/standing.ts'
import { Chip } from '#app/ui/chip.tsx'

const names = { known: 'Known', learning: 'Learning', ignored: 'Ignored', new: 'New' } as const
const tones = { known: 'plain', learning: 'cinnabar', ignored: 'plain', new: 'indigo' } as const

export function StandingChip({ standing }: { standing: Standing }) {
	return <Chip tone={tones[standing]}>{names[standing]}</Chip>
}
