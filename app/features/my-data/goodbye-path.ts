/** /goodbye, or /goodbye?until=2026-12-23 for an account that is deleted on that day. */
export function goodbyePath(on: Date | undefined): string {
	return on ? `/goodbye?until=${on.toISOString().slice(0, 10)}` : '/goodbye'
}

/** The day in such an address; undefined if it names none. */
export function dayInPath(search: URLSearchParams): Date | undefined {
	const typed = search.get('until') ?? ''
	const day = /^\d{4}-\d\d-\d\d$/.test(typed) ? new Date(`${typed}T00:00:00Z`) : undefined
	return day && !Number.isNaN(+day) ? day : undefined
}
