import { ShareDialog } from '#app/features/courses/sharing/share-dialog.tsx'
import { AudioDialog } from '#app/features/speech/admin/audio-dialog.tsx'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import type { LessonDialogData } from './lesson-dialogs.server.ts'

type Props = {
	data: LessonDialogData | undefined
	/** The list behind the dialog, with its filters: where one is when it is closed. */
	listPath: string
	/** Where it was asked, which is where its forms are sent. */
	askedAt: string
	answer: FormAnswer | undefined
}

/** Who is invited to a private course or lesson, or what is heard of a lesson or an article. */
export function LessonDialog({ data, ...place }: Props) {
	if (!data) return null
	return data.ask === 'shares' ? (
		<ShareDialog {...data} {...place} />
	) : (
		<AudioDialog {...data} {...place} />
	)
}
