/** The device's own voice. A table by itself: most pages never show it. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const deviceVoiceErrors = {
	'voice.none':
		'This device has no Mandarin voice. Its settings may offer one, under text-to-speech.',
} as const satisfies ErrorTable
