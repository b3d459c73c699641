import { ShareDialog } from '#app/features/courses/sharing/share-dialog.tsx'
import { AudioDialog } from '#app/features/speech/admin/audio-dialog.tsx'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import type { LessonDialogData } from './lesson-dialogs.server.ts'

type Props = {
	data: LessonDialogData | undefined
	/** The page behind the dialog, with its filters. */
	listPath: string
	/** The address that the forms are submitted to. */
	askedAt: string
	answer: FormAnswer | undefined
}

/** The sharing dialog of a private item, or the audio dialog of a lesson or article. */
export function LessonDialog({ data, ...place }: Props) {
	if (!data) return null
	return data.ask === 'shares' ? (
		<ShareDialog {...data} {...place} />
	) : (
		<AudioDialog {...data} {...place} />
	)
}
