import type { ErrorCode } from '#app/domain/errors.ts'
import type { ShareForm } from '#app/features/courses/sharing/forms.ts'
import { audioFailures } from '#app/features/speech/admin/audio-failures.ts'

/** What to say when a form of the sharing or the audio dialog fails, by its intent. */
export const lessonDialogFailures = {
	share: 'shares.update-failed',
	unshare: 'shares.update-failed',
	...audioFailures,
} as const satisfies Record<ShareForm['intent'], ErrorCode>
