import { lessonStatuses } from '#app/domain/access/access.ts'
import type { DotTone } from '#app/ui/admin/status-dot.tsx'

type ItemStatus = {
	value: number
	name: string
	/** Its name in an address. */
	slug: string
	tone: DotTone
}

const { available, comingSoon, disabled } = lessonStatuses

/** The statuses of courses and lessons, in the order of the form. */
export const itemStatuses: readonly ItemStatus[] = [
	{ value: available, name: 'Enabled', slug: 'enabled', tone: 'jade' },
	{ value: comingSoon, name: 'Coming Soon', slug: 'coming-soon', tone: 'amber' },
	{ value: disabled, name: 'Disabled', slug: 'disabled', tone: 'plain' },
]

/** A course has lessons. A lesson belongs to a course or stands alone. */
export const typeNames = { course: 'Course', lesson: 'Lesson' } as const

export type ItemType = keyof typeof typeNames
