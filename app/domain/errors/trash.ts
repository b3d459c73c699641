/** The trash of the back office. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const trashErrors = {
	'trash.list-failed': 'Failed to load the trash. Please try again.',
	'trash.gone':
		'This is not in the trash any more. Somebody has restored it or deleted it for good.',
} as const satisfies ErrorTable
