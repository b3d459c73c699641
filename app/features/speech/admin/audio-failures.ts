import type { ErrorCode } from '#app/domain/errors.ts'
import type { AudioForm } from './forms.ts'

/** What to say when a form of the audio dialog fails, by its intent. */
export const audioFailures = {
	'generate-audio': 'audio.submission-failed',
	'confirm-audio': 'audio.submission-failed',
	'cancel-audio': 'audio.submission-failed',
	'remove-audio': 'audio.remove-failed',
} as const satisfies Record<AudioForm['intent'], ErrorCode>
