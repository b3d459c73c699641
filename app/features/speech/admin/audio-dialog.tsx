import { useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { errorText } from '#app/domain/errors.ts'
import { useCloseDialog } from '#app/ui/admin/close-dialog.ts'
import { CloseLink } from '#app/ui/admin/close-link.tsx'
import { Dialog } from '#app/ui/admin/dialog.tsx'
import { DialogNotice } from '#app/ui/admin/dialog-notice.tsx'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { AudioState } from './audio-state.server.ts'
import { CurrentAudio } from './current-audio.tsx'
import { GenerateAudio, type Voices } from './generate-audio.tsx'
import { UploadAudio } from './upload-audio.tsx'

type Props = {
	/** Undefined if it could not be loaded. */
	audio: AudioState | undefined
	failure: string | undefined
	voices: Voices
	/** Says what was just done. */
	done: string | undefined
	/** The dialog's address, to which its forms are sent. */
	askedAt: string
	/** The list behind the dialog, with its filters. */
	listPath: string
	answer: FormAnswer | undefined
	/** The page behind shows text that is not saved yet. */
	isTextUnsaved?: boolean
}

/** Shows the audio of a lesson or an article, and replaces it by a generated or uploaded one. */
export function AudioDialog({ audio, failure, voices, done, ...place }: Props) {
	const { askedAt, listPath, answer, isTextUnsaved = false } = place
	const close = useCloseDialog(listPath)
	const busyIntent = String(useNavigation().formData?.get('intent') ?? '') || undefined
	return (
		<Dialog title="Audio Management" onClose={close}>
			<div className="grid gap-4 pt-2">
				{audio && (
					<p className="wrap-anywhere text-ink-soft">
						<span lang="zh-CN">{audio.title.zh}</span> · {audio.title.en}
					</p>
				)}
				<DialogNotice {...{ failure, answer, done }} />
				{isTextUnsaved && (
					<Notice tone="warning">
						The text on this page has unsaved changes. Audio is made from the saved text. Save
						first.
					</Notice>
				)}
				{audio && (
					<>
						<Part title="Current audio">
							{audio.current ? (
								<CurrentAudio
									owner={audio.owner}
									current={audio.current}
									askedAt={askedAt}
									busyIntent={busyIntent}
								/>
							) : (
								<p className="text-ink-soft">There is no audio yet.</p>
							)}
						</Part>
						<Part title="Read aloud by the computer">
							{audio.text === undefined ? (
								<Notice tone="warning">{errorText('audio.empty-content')}</Notice>
							) : (
								<GenerateAudio
									audio={audio}
									voices={voices}
									askedAt={askedAt}
									busyIntent={busyIntent}
									typedVoice={answer?.typed?.voice}
								/>
							)}
						</Part>
						<Part title="Upload a file">
							<UploadAudio audio={audio} />
						</Part>
					</>
				)}
				<div className="flex justify-end">
					<CloseLink listPath={listPath}>Close</CloseLink>
				</div>
			</div>
		</Dialog>
	)
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section aria-label={title} className="grid gap-2 border-line border-t pt-3">
			<h3 className="font-medium text-sm">{title}</h3>
			{children}
		</section>
	)
}
