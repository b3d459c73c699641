import { lessonStatuses } from '#app/domain/access/access.ts'
import type { DotTone } from '#app/ui/admin/status-dot.tsx'

type ArticleStatus = {
	value: number
	name: string
	/** Its name in an address. */
	slug: string
	tone: DotTone
}

const { available, disabled } = lessonStatuses

/** Learners see an enabled article; a disabled one is hidden. */
export const articleStatuses: readonly ArticleStatus[] = [
	{ value: available, name: 'Enabled', slug: 'enabled', tone: 'jade' },
	{ value: disabled, name: 'Disabled', slug: 'disabled', tone: 'plain' },
]
