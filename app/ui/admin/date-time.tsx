import { useIsHere } from './use-is-here.ts'

/** An instant as 2026-11-21 15:34: where the reader is, or in UTC before the page's script runs. */
export function DateTime({ at }: { at: Date }) {
	const isHere = useIsHere()
	const [date, time] = dateAndTime(at, isHere ? at.getTimezoneOffset() : 0)
	return (
		<time dateTime={at.toISOString()} className="whitespace-nowrap tabular-nums">
			{date}
			<span> {time}</span>
		</time>
	)
}

/** `offset` is what UTC is ahead by, in minutes, as `getTimezoneOffset` says it. */
export function dateAndTime(at: Date, offset: number): [date: string, time: string] {
	const shown = new Date(+at - offset * 60_000).toISOString()
	return [shown.slice(0, 10), shown.slice(11, 16)]
}
