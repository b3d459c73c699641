import { useSyncExternalStore } from 'react'

/** An instant as 2026-11-21 15:34: where the reader is, or in UTC before the page's script runs. */
export function DateTime({ at }: { at: Date }) {
	const isHere = useSyncExternalStore(never, isBrowser, isServer)
	return (
		<time dateTime={at.toISOString()} className="whitespace-nowrap tabular-nums">
			{dateAndTime(at, isHere ? at.getTimezoneOffset() : 0)}
		</time>
	)
}

/** `offset` is what UTC is ahead by, in minutes, as `getTimezoneOffset` says it. */
export function dateAndTime(at: Date, offset: number): string {
	return new Date(+at - offset * 60_000).toISOString().slice(0, 16).replace('T', ' ')
}

const never = () => () => {}
const isBrowser = () => true
const isServer = () => false
