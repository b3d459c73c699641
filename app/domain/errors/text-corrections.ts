/** Corrections of own texts, as their dialog says without the server. A table by itself: it loads late. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const textCorrectionErrors = {
	'text-correction.failed': 'The correction could not be saved. Please try again.',
	'text-correction.offline':
		'You’re offline. Keep this open, and save again when you’re connected.',
	'text-correction.signed-out':
		'You’re signed out. Sign in again in another tab, then save here again.',
} as const satisfies ErrorTable
