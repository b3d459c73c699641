import { useId, useState } from 'react'
import { dateAndTime } from '#app/ui/admin/date-time.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

type Props = {
	/** The chosen time as ISO 8601. */
	publishAt: string | null
	problem: string | undefined
}

/**
 * A day and a time as on the author's clock, tomorrow morning unless one is chosen; in UTC without a script, which
 * alone knows that clock.
 */
export function PublishTime({ publishAt, problem }: Props) {
	const id = useId()
	const isHydrated = useHydrated()
	const [typed, setTyped] = useState<string>()
	const chosen = publishAt ? new Date(publishAt) : undefined
	const stored = chosen && localTime(chosen, isHydrated ? chosen.getTimezoneOffset() : 0)
	const shown = typed ?? stored ?? (isHydrated ? tomorrowMorning() : '')
	return (
		<span className="grid gap-1">
			<label htmlFor={id} className="text-ink-soft">
				Day and time{isHydrated ? '' : ' (UTC)'}
			</label>
			<input
				ref={focusWhenShown}
				id={id}
				type="datetime-local"
				name="at"
				required
				value={shown}
				onChange={(event) => setTyped(event.currentTarget.value)}
				aria-invalid={problem !== undefined || undefined}
				aria-describedby={problem && `${id}-problem`}
				className="min-h-8 rounded-control border border-edge bg-paper px-2 py-1"
			/>
			{isHydrated && <input type="hidden" name="offset" value={offsetAt(shown)} />}
			{problem && (
				<span id={`${id}-problem`} role="alert" className="text-cinnabar-deep">
					{problem}
				</span>
			)}
		</span>
	)
}

/** "28 Nov, 15:22 (your time)." with the year if it is another one; in UTC until the page has hydrated. */
export function LiveTime({ at }: { at: Date }) {
	const isHydrated = useHydrated()
	const timeZone = isHydrated ? undefined : 'UTC'
	const isThisYear = at.getUTCFullYear() === new Date().getUTCFullYear()
	const day = at.toLocaleDateString('en-GB', {
		day: 'numeric',
		month: 'short',
		timeZone,
		...(!isThisYear && { year: 'numeric' }),
	})
	const time = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
	return (
		<time dateTime={at.toISOString()}>
			{day}, {time} ({isHydrated ? 'your time' : 'UTC'}).
		</time>
	)
}

/** The popover around it gives it the focus. React would focus it on its own, while it is hidden. */
function focusWhenShown(input: HTMLInputElement | null): void {
	input?.setAttribute('autofocus', '')
}

function tomorrowMorning(): string {
	const at = new Date()
	at.setDate(at.getDate() + 1)
	at.setHours(9, 0, 0, 0)
	return localTime(at, at.getTimezoneOffset())
}

/** That day may have another offset than today: summer time. */
function offsetAt(local: string): number {
	const at = new Date(local)
	return Number.isNaN(+at) ? new Date().getTimezoneOffset() : at.getTimezoneOffset()
}

function localTime(at: Date, offset: number): string {
	return dateAndTime(at, offset).join('T')
}
