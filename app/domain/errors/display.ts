/** How Chinese is shown. A table by itself: it loads with the form. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const displayErrors = {
	'display.unknown-choice': 'Please choose one of these.',
	'display.failed': 'Your choice could not be saved. Please try again.',
	'display.offline':
		'You’re offline. Characters, readings and tone colours change when you’re online; the rest changes now.',
} as const satisfies ErrorTable
