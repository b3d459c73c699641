import type { ErrorCode } from '#app/domain/errors.ts'
import type { ShareForm } from '#app/features/courses/sharing/forms.ts'
import type { AudioForm } from '#app/features/speech/admin/forms.ts'

/** The sentence for a form of the audio or the sharing dialog that failed, by its intent. */
export const lessonDialogFailures = {
	share: 'shares.update-failed',
	unshare: 'shares.update-failed',
	'generate-audio': 'audio.submission-failed',
	'confirm-audio': 'audio.submission-failed',
	'cancel-audio': 'audio.submission-failed',
	'remove-audio': 'audio.remove-failed',
} as const satisfies Record<(AudioForm | ShareForm)['intent'], ErrorCode>
