import type { ErrorCode } from '#app/domain/errors.ts'
import type { AudioForm } from './audio-form.ts'

/** The error of an audio form that failed, by its intent. */
export const audioFailures = {
	'generate-audio': 'audio.submission-failed',
	'confirm-audio': 'audio.submission-failed',
	'cancel-audio': 'audio.submission-failed',
	'remove-audio': 'audio.remove-failed',
} as const satisfies Record<AudioForm['intent'], ErrorCode>
