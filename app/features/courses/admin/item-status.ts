import { lessonStatuses } from '#app/domain/access/access.ts'
import type { DotTone } from '#app/ui/admin/status-dot.tsx'

type ItemStatus = {
	value: number
	name: string
	/** As it stands in an address. */
	slug: string
	tone: DotTone
}

const { available, comingSoon, disabled } = lessonStatuses

/** The statuses of courses and lessons, as administrators choose among them. */
export const itemStatuses: readonly ItemStatus[] = [
	{ value: available, name: 'Enabled', slug: 'enabled', tone: 'jade' },
	{ value: comingSoon, name: 'Coming Soon', slug: 'coming-soon', tone: 'amber' },
	{ value: disabled, name: 'Disabled', slug: 'disabled', tone: 'plain' },
]

/** A course holds several lessons; a lesson stands for itself or in a course. */
export const typeNames = { course: 'Multi', lesson: 'Single' } as const

export type ItemType = keyof typeof typeNames
