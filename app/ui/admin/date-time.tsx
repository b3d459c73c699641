import { useHydrated } from '#app/ui/use-hydrated.ts'
import { Usual } from './table.tsx'

type Props = {
	at: Date
	/** Keeps the time in tables on tablets, which otherwise show the day alone. */
	isExact?: boolean
}

/** An instant as 2026-11-21 15:34: in local time, or in UTC until the page has hydrated. */
export function DateTime({ at, isExact }: Props) {
	const isHydrated = useHydrated()
	const [date, time] = dateAndTime(at, isHydrated ? at.getTimezoneOffset() : 0)
	return (
		<time
			dateTime={at.toISOString()}
			data-exact={isExact || undefined}
			className="whitespace-nowrap tabular-nums"
		>
			{date}
			<span> {time}</span>
		</time>
	)
}

/** When a row was last changed: a table leaves it out where nothing has been changed since it was made. */
export function UpdatedTime({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }) {
	const [made, changed] = [createdAt, updatedAt].map((at) => dateAndTime(at, 0).join(' '))
	const time = <DateTime at={updatedAt} />
	return made === changed ? <Usual>{time}</Usual> : time
}

/** `offset` is in minutes, as `getTimezoneOffset` returns it. */
export function dateAndTime(at: Date, offset: number): [date: string, time: string] {
	const shown = new Date(+at - offset * 60_000).toISOString()
	return [shown.slice(0, 10), shown.slice(11, 16)]
}
