import { useId, useRef } from 'react'
import { audioTypes, largestAudio } from '#app/domain/media/audio-kind.ts'
import { megabytes } from '#app/domain/megabytes.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { Progress } from '#app/ui/admin/progress.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { AudioState } from './audio-state.server.ts'
import { useAudioUpload } from './use-audio-upload.ts'

const accepted = ['.mp3', '.m4a', '.mp4', '.mpeg', '.wav', '.ogg', '.aac']
	.concat(Object.values(audioTypes))
	.join(',')

/** Uploads a recording. Learners hear it as soon as it is uploaded. */
export function UploadAudio({ audio }: { audio: AudioState }) {
	const id = useId()
	const input = useRef<HTMLInputElement>(null)
	const { owner, current, isLive } = audio
	const { state, upload, stop } = useAudioUpload({ owner, replaces: current?.path })
	const isBusy = state.kind === 'busy'
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault()
				void upload(input.current?.files?.[0])
			}}
			className="grid gap-2"
		>
			<label htmlFor={id} className="font-medium text-ink-soft text-sm">
				Audio file
			</label>
			<input
				ref={input}
				id={id}
				type="file"
				accept={accepted}
				disabled={isBusy}
				aria-describedby={`${id}-hint`}
				className="w-full text-sm file:mr-2 file:min-h-8 file:rounded-control file:border file:border-edge file:bg-raised file:px-3 file:font-medium file:text-ink"
			/>
			<p id={`${id}-hint`} className="text-ink-quiet text-sm">
				MP3, M4A, MP4, MPEG, WAV, OGG or AAC, at most {megabytes(largestAudio)} MB.{' '}
				{isLive
					? 'Learners hear it at once, in place of the audio they hear now.'
					: 'It takes the place of the present audio at once.'}
			</p>
			{isBusy && <Progress label="Uploading the audio" share={state.share} />}
			{state.kind === 'failed' && <Notice tone="error">{state.text}</Notice>}
			{state.kind === 'done' && <Notice tone="success">The audio was uploaded.</Notice>}
			<div className="flex justify-end gap-2">
				{isBusy && (
					<AdminButton type="button" onClick={stop}>
						Cancel
					</AdminButton>
				)}
				<AdminButton isBusy={isBusy} busyLabel="Uploading...">
					Upload
				</AdminButton>
			</div>
		</form>
	)
}
