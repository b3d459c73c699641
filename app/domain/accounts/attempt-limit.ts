/**
 * How often a thing may be tried: five wrong passwords for 小美 in five minutes, then she waits.
 *
 * A window slides: an attempt counts until it is older than the window. Attempts that were refused
 * do not count, so waiting always helps.
 */
export type AttemptRule = {
	/** What is counted, such as sign-ins of one account. */
	key: string
	limit: number
	windowMs: number
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** No rule looks further back than this. */
export const longestWindowMs = hourMs

/** Between two reset mails to one address. */
export const resetMailWaitSeconds = 60

export function signInRules(email: string, network: string): [AttemptRule, AttemptRule] {
	return [
		{ key: `sign-in:account:${email}`, limit: 5, windowMs: 5 * minuteMs },
		{ key: `sign-in:network:${network}`, limit: 30, windowMs: 5 * minuteMs },
	]
}

export function registrationRules(network: string): [AttemptRule] {
	return [{ key: `registration:network:${network}`, limit: 20, windowMs: hourMs }]
}

export function resetMailRules(email: string, network: string): [AttemptRule, AttemptRule] {
	return [
		{ key: `reset-mail:account:${email}`, limit: 1, windowMs: resetMailWaitSeconds * 1000 },
		{ key: `reset-mail:network:${network}`, limit: 20, windowMs: hourMs },
	]
}

export function pronunciationRules(userId: string): [AttemptRule] {
	return [{ key: `pronunciation:person:${userId}`, limit: 120, windowMs: minuteMs }]
}

export function translationRules(userId: string): [AttemptRule] {
	return [{ key: `translation:person:${userId}`, limit: 20, windowMs: minuteMs }]
}

/** When one more attempt is allowed, given the earlier ones; undefined means at once. */
export function allowedAgainAt(
	{ limit, windowMs }: AttemptRule,
	earlier: readonly Date[],
	now: Date,
): Date | undefined {
	const ends = earlier
		.map((at) => at.getTime() + windowMs)
		.filter((end) => end > now.getTime())
		.sort((a, b) => a - b)
	const end = ends[ends.length - limit]
	return end === undefined ? undefined : new Date(end)
}

/** Whole seconds until then, at least one: what Retry-After and a countdown are told. */
export function secondsUntil(then: Date, now: Date): number {
	return Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000))
}

/** A wait as a person says it: "1 second", "42 seconds", "5 minutes". */
export function spellWait(seconds: number): string {
	const [count, unit] = seconds <= 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
	return `${count} ${unit}${count === 1 ? '' : 's'}`
}
