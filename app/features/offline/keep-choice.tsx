import { useEffect, useRef, useState } from 'react'
import { deviceErrors } from '#app/domain/errors/device.ts'
import { megabytes } from '#app/domain/megabytes.ts'
import { type KeepPlan, sizeOfPlan } from '#app/domain/offline/keep-plan.ts'
import { offerOf } from '#app/domain/offline/keep-words.ts'
import { fillIn } from '#app/domain/page-errors.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { type Room, readRoom } from './storage.ts'

type Props = { plan: KeepPlan; keep: (withAudio: boolean) => void; cancel: () => void }

/** Asks with or without audio, and says how much room each takes. */
export function KeepChoice({ plan, keep, cancel }: Props) {
	const form = useRef<HTMLFormElement>(null)
	const [room, setRoom] = useState<Room>()
	const sizes = { text: sizeOfPlan(plan, false), audio: sizeOfPlan(plan, true) }
	const hasAudio = sizes.audio > sizes.text
	const [withAudio, setWithAudio] = useState(hasAudio)
	const size = withAudio ? sizes.audio : sizes.text
	const free = room?.quota === undefined ? undefined : room.quota - (room.used ?? 0)

	useEffect(() => {
		readRoom().then(setRoom, () => {})
		form.current?.querySelector<HTMLElement>('input:checked, button')?.focus()
	}, [])

	return (
		<form
			ref={form}
			aria-label="Keep on this device"
			onSubmit={(event) => {
				event.preventDefault()
				keep(withAudio)
			}}
			onKeyDown={({ key }) => key === 'Escape' && cancel()}
			className="card grid w-full gap-3 p-4"
		>
			<p className="text-sm">{offerOf(plan)}</p>
			<fieldset className="grid gap-1">
				<legend className="sr-only">What to keep</legend>
				{hasAudio && (
					<Choice
						label="With audio"
						bytes={sizes.audio}
						isChosen={withAudio}
						choose={() => setWithAudio(true)}
					/>
				)}
				<Choice
					label="Texts only"
					bytes={sizes.text}
					isChosen={!withAudio}
					choose={() => setWithAudio(false)}
				/>
			</fieldset>
			{free !== undefined && free < size && (
				<Notice tone="warning">
					{fillIn(deviceErrors['device.no-room'], {
						size: megabytes(size),
						free: megabytes(Math.max(0, free)),
					})}
				</Notice>
			)}
			<div className="flex flex-wrap gap-2">
				<Button disabled={free !== undefined && free < size}>Keep</Button>
				<Button type="button" look="quiet" onClick={cancel}>
					Cancel
				</Button>
			</div>
		</form>
	)
}

type ChoiceProps = { label: string; bytes: number; isChosen: boolean; choose: () => void }

function Choice({ label, bytes, isChosen, choose }: ChoiceProps) {
	return (
		<label className="flex min-h-11 items-center gap-3">
			<input type="radio" name="what" checked={isChosen} onChange={choose} />
			<span>{label}</span>
			<span className="ml-auto text-ink-quiet text-sm tabular-nums">
				about {megabytes(bytes)} MB
			</span>
		</label>
	)
}
