import type { ErrorCode } from '#app/domain/errors.ts'
import type { ShareForm } from '#app/features/courses/sharing/share-form.ts'
import { audioFailures } from '#app/features/speech/admin/audio-failures.ts'

/** Messages for failed forms of the sharing and audio dialogs, by intent. */
export const lessonDialogFailures = {
	share: 'shares.update-failed',
	invite: 'shares.update-failed',
	'send-again': 'shares.update-failed',
	unshare: 'shares.update-failed',
	withdraw: 'shares.update-failed',
	'share-group': 'shares.update-failed',
	'unshare-group': 'shares.update-failed',
	...audioFailures,
} as const satisfies Record<ShareForm['intent'], ErrorCode>
