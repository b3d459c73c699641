import { Form } from '@remix-run/react'
import { errorText } from '#app/domain/errors.ts'
import { countHanzi } from '#app/domain/hanzi.ts'
import { clock } from '#app/domain/speech/clock.ts'
import type { VoiceChoice } from '#app/http/speech-client.server.ts'
import type { Typed } from '#app/http/typed-in.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { Progress } from '#app/ui/admin/progress.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { AudioState, JobState } from './audio-state.server.ts'
import { Listen, Outdated } from './current-audio.tsx'
import { OwnerFields } from './owner-fields.tsx'
import { useJob } from './use-job.ts'
import { VoiceFields } from './voice-fields.tsx'

type Props = {
	audio: AudioState
	voices: VoiceChoice
	askedAt: string
	busyIntent: string | undefined
	/** The voices of the refused form, if any. */
	typed: Typed | undefined
}

/** Generates audio from the text: start a job, wait for it, listen, then use it or discard it. */
export function GenerateAudio({ audio, voices, askedAt, busyIntent, typed }: Props) {
	const { job, owner } = audio
	const place = { action: askedAt, replace: true, preventScrollReset: true } as const
	const button = { audio, askedAt, busyIntent }
	const isSubmitting = busyIntent === 'generate-audio'
	if (job?.kind === 'running') {
		return (
			<RunningJob job={job}>
				<JobButton {...button} intent="cancel-audio" task={job.id} />
			</RunningJob>
		)
	}
	if (job?.kind === 'waiting') {
		return (
			<div className="grid gap-2">
				<Listen src={`/media/waiting-audio/${job.id}`} label="The audio that was generated" />
				<p className="wrap-anywhere flex flex-wrap gap-x-3 text-ink-soft text-sm">
					{job.durationMs !== null && (
						<span className="tabular-nums">{clock(job.durationMs / 1000)}</span>
					)}
					<span>
						<WithHanzi text={job.spokenBy} />
					</span>
					{job.isOutdated && <Outdated />}
				</p>
				<p className="text-ink-soft text-sm">
					Learners hear it once you use it. Audio that is not used is deleted after a day.
				</p>
				<div className="flex justify-end gap-2">
					<JobButton {...button} intent="cancel-audio" words={discarding} task={job.id} />
					<JobButton {...button} intent="confirm-audio" task={job.id} />
				</div>
			</div>
		)
	}
	return (
		<Form method="post" {...place} className="grid gap-3">
			{job?.kind === 'failed' && (
				<Notice tone="error">
					<p>{job.text}</p>
					{job.detail && <p className="wrap-anywhere">{job.detail}</p>}
				</Notice>
			)}
			<OwnerFields owner={owner} intent="generate-audio" />
			<VoiceFields choice={voices} speakers={audio.speakers} typed={typed ?? {}} />
			<div className="flex items-center justify-end gap-3">
				<p className="mr-auto text-ink-quiet text-sm">
					{countHanzi(audio.text ?? '').toLocaleString('en')} Chinese chars
				</p>
				<AdminButton look="primary" isBusy={isSubmitting} busyLabel="Submitting...">
					Generate
				</AdminButton>
			</div>
		</Form>
	)
}

type RunningProps = {
	job: Extract<JobState, { kind: 'running' }>
	children: React.ReactNode
}

function RunningJob({ job, children }: RunningProps) {
	const { isGivenUp, askAgain } = useJob(job.id)
	return (
		<div className="grid gap-2">
			<div role="status" className="grid gap-2">
				<p>Generating audio...</p>
				<p className="text-ink-soft text-sm">
					Since <DateTime at={job.startedAt} />. It continues if you close this page.
				</p>
			</div>
			{isGivenUp ? (
				<Notice tone="warning">{errorText('audio.synthesis-timeout')}</Notice>
			) : (
				<Progress label="Generating audio" />
			)}
			<div className="flex justify-end gap-2">
				{isGivenUp && (
					<AdminButton type="button" onClick={askAgain}>
						Check again
					</AdminButton>
				)}
				{children}
			</div>
		</div>
	)
}

const discarding = {
	label: 'Discard this audio',
	busy: 'Discarding...',
	look: 'secondary',
} as const

const jobWords = {
	'cancel-audio': { label: 'Cancel', busy: 'Cancelling...', look: 'secondary' },
	'confirm-audio': { label: 'Use this audio', busy: 'Saving...', look: 'primary' },
} as const

type JobButtonProps = Pick<Props, 'audio' | 'askedAt' | 'busyIntent'> & {
	intent: keyof typeof jobWords
	/** What the button says instead of the intent's own words. */
	words?: typeof discarding
	task: string
}

function JobButton(props: JobButtonProps) {
	const { audio, askedAt, busyIntent, intent, task } = props
	const { label, busy, look } = props.words ?? jobWords[intent]
	return (
		<Form method="post" action={askedAt} replace preventScrollReset>
			<OwnerFields owner={audio.owner} intent={intent} />
			<input type="hidden" name="task" value={task} />
			{intent === 'confirm-audio' && (
				<input type="hidden" name="replaces" value={audio.current?.path ?? ''} />
			)}
			<AdminButton look={look} isBusy={busyIntent === intent} busyLabel={busy}>
				{label}
			</AdminButton>
		</Form>
	)
}
