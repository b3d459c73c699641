import { Link, useNavigate, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { errorText } from '#app/domain/errors.ts'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { Dialog } from '#app/ui/admin/dialog.tsx'
import { DialogNotice } from '#app/ui/admin/dialog-notice.tsx'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { AudioState } from './audio-state.server.ts'
import { CurrentAudio } from './current-audio.tsx'
import { GenerateAudio, type Voices } from './generate-audio.tsx'
import { UploadAudio } from './upload-audio.tsx'

type Props = {
	/** Undefined where it could not be had. */
	audio: AudioState | undefined
	failure: string | undefined
	voices: Voices
	/** What was done a moment ago. */
	done: string | undefined
	/** Where it was asked, which is where its forms are sent. */
	askedAt: string
	/** The list behind the dialog, with its filters. */
	listPath: string
	answer: FormAnswer | undefined
}

/** What is heard of a lesson or an article, and the two ways to give it another audio. */
export function AudioDialog({ audio, failure, voices, done, ...place }: Props) {
	const { askedAt, listPath, answer } = place
	const navigate = useNavigate()
	const busyIntent = String(useNavigation().formData?.get('intent') ?? '') || undefined
	return (
		<Dialog
			title="Audio Management"
			onClose={() => navigate(listPath, { replace: true, preventScrollReset: true })}
		>
			<div className="grid gap-4 pt-2">
				{audio && (
					<p className="wrap-anywhere text-ink-soft">
						<span lang="zh-CN">{audio.title.zh}</span> · {audio.title.en}
					</p>
				)}
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
								<p className="text-ink-soft">There is no audio yet.</p>
							)}
						</Part>
						{audio.text === undefined ? (
							<Notice tone="warning">{errorText('audio.empty-content')}</Notice>
						) : (
							<>
								<Part title="Generate from the text">
									<GenerateAudio
										audio={audio}
										voices={voices}
										askedAt={askedAt}
										busyIntent={busyIntent}
										typedVoice={answer?.typed?.voice}
									/>
								</Part>
								<Part title="Upload a file">
									<UploadAudio audio={audio} />
								</Part>
							</>
						)}
					</>
				)}
				<div className="flex justify-end">
					<Link to={listPath} replace preventScrollReset className={adminButtonClass('secondary')}>
						Close
					</Link>
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
