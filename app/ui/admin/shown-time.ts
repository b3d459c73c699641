import { dateAndTime } from './date-time.tsx'

type Options = {
	/** Whether the reader's clock is known; UTC otherwise. */
	isLocal: boolean
	now?: Date
}

/** "15:18" if that was today, and "2026-11-28 15:18" otherwise. */
export function shownTime(at: Date, { isLocal, now = new Date() }: Options): string {
	const on = (when: Date) => dateAndTime(when, isLocal ? when.getTimezoneOffset() : 0)
	const [day, time] = on(at)
	return isLocal && day === on(now)[0] ? time : `${day} ${time}`
}
