import { lessonStatuses } from '#app/domain/access/access.ts'
import type { DotTone } from '#app/ui/admin/status-dot.tsx'

type ArticleStatus = {
	value: number
	name: string
	/** As it stands in an address. */
	slug: string
	tone: DotTone
}

const { available, disabled } = lessonStatuses

/** An article is there for learners, or it is not. */
export const articleStatuses: readonly ArticleStatus[] = [
	{ value: available, name: 'Enabled', slug: 'enabled', tone: 'jade' },
	{ value: disabled, name: 'Disabled', slug: 'disabled', tone: 'plain' },
]
