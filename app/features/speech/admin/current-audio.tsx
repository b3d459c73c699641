import { Form } from '@remix-run/react'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import { clock } from '#app/domain/speech/clock.ts'
import { embeddedVoiceNote } from '#app/domain/speech/embedded-voice.ts'
import { AdminButton, adminButtonClass } from '#app/ui/admin/button.tsx'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { StatusDot } from '#app/ui/admin/status-dot.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { AudioDetails } from './audio-state.server.ts'
import { OwnerFields } from './owner-fields.tsx'

type Props = {
	owner: AudioOwner
	current: AudioDetails
	askedAt: string
	busyIntent: string | undefined
}

/** Plays the audio that learners hear now, and removes it. */
export function CurrentAudio({ owner, current, askedAt, busyIntent }: Props) {
	const { path, durationMs, at, origin, isEmbedded, isOutdated } = current
	return (
		<div className="grid gap-2">
			<Listen src={path} label="The audio as learners hear it" />
			<p className="wrap-anywhere flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
				{durationMs !== null && <span className="tabular-nums">{clock(durationMs / 1000)}</span>}
				{at && <DateTime at={at} />}
				<span>
					<WithHanzi text={origin} />
				</span>
				{isOutdated && <Outdated />}
			</p>
			{isEmbedded && <p className="text-ink-soft text-sm">{embeddedVoiceNote}</p>}
			{isOutdated && (
				<p className="text-ink-soft text-sm">The text was edited after this audio was made.</p>
			)}
			<details className="text-sm">
				<summary className="text-ink-soft">Remove this audio</summary>
				<Form
					method="post"
					action={askedAt}
					replace
					preventScrollReset
					className="flex flex-wrap items-center gap-2 pt-2"
				>
					<OwnerFields owner={owner} intent="remove-audio" />
					<input type="hidden" name="replaces" value={path} />
					<p>Learners will have no audio. This cannot be undone.</p>
					<AdminButton isBusy={busyIntent === 'remove-audio'} busyLabel="Removing...">
						Remove
					</AdminButton>
				</Form>
			</details>
		</div>
	)
}

export function Outdated() {
	return <StatusDot tone="amber">Outdated</StatusDot>
}

/** Plays an audio. Browsers that cannot play it show a link. */
export function Listen({ src, label }: { src: string; label: string }) {
	return (
		// biome-ignore lint/a11y/useMediaCaption: the page has the text that is spoken
		<audio
			key={src}
			src={src}
			controls
			preload="metadata"
			aria-label={label}
			className="w-full rounded-full"
		>
			<a href={src} className={adminButtonClass('quiet')}>
				{label}
			</a>
		</audio>
	)
}
