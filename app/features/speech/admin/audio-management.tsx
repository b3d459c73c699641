import { useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { errorText } from '#app/domain/errors.ts'
import type { VoiceChoice } from '#app/http/speech-client.server.ts'
import { DialogNotice } from '#app/ui/admin/dialog-notice.tsx'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { AudioState } from './audio-state.server.ts'
import { CurrentAudio } from './current-audio.tsx'
import { GenerateAudio } from './generate-audio.tsx'
import { UploadAudio } from './upload-audio.tsx'

export type Props = {
	/** Undefined if it could not be loaded. */
	audio: AudioState | undefined
	failure: string | undefined
	voices: VoiceChoice
	/** Says what was just done. */
	done: string | undefined
	/** The address to which the forms are sent. */
	askedAt: string
	answer: FormAnswer | undefined
}

/** Shows the audio of a lesson or an article, and replaces it by a generated or uploaded one. */
export function AudioManagement({ audio, failure, voices, done, askedAt, answer }: Props) {
	const busyIntent = String(useNavigation().formData?.get('intent') ?? '') || undefined
	return (
		<>
			<DialogNotice {...{ failure, answer, done }} />
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
							<p className="text-ink-soft">
								{audio.job?.kind === 'waiting'
									? 'None is in use yet. New audio waits below.'
									: 'There is no audio yet.'}
							</p>
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
								typed={answer?.typed}
							/>
						)}
					</Part>
					<Part title="Upload a file">
						<UploadAudio audio={audio} />
					</Part>
				</>
			)}
		</>
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
