/**
 * Rate limits: after five wrong passwords in five minutes, 小美 has to wait.
 *
 * Sliding window: an attempt counts until it is older than the window. Refused attempts don't count,
 * so waiting always helps.
 */
export type AttemptRule = {
	/** Identifies what is counted, such as sign-ins to one account. */
	key: string
	limit: number
	windowMs: number
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** No rule looks further back than this. */
export const longestWindowMs = dayMs

/** Wait between two reset mails to one address. */
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

/**
 * Mails that answer an application or repeat its link. A stranger may type any address, so that each
 * address has a limit of its own, whichever network asks.
 */
export function confirmMailRules(email: string): [AttemptRule, AttemptRule] {
	return [
		{ key: `confirm-mail:account:${email}`, limit: 1, windowMs: minuteMs },
		{ key: `confirm-mail:account-day:${email}`, limit: 5, windowMs: dayMs },
	]
}

/** The same for those who ask for a new link. */
export function askedConfirmMailRules(
	email: string,
	network: string,
): [AttemptRule, AttemptRule, AttemptRule] {
	const key = `confirm-mail:network:${network}`
	return [...confirmMailRules(email), { key, limit: 20, windowMs: hourMs }]
}

/** Mailed links that do not exist; only failures count. */
export function wrongLinkRules(network: string): [AttemptRule] {
	return [{ key: `wrong-link:network:${network}`, limit: 20, windowMs: 5 * minuteMs }]
}

/** Guesses at the current password by somebody who found an open session. */
export function passwordChangeRules(userId: string): [AttemptRule] {
	return [{ key: `password-change:person:${userId}`, limit: 5, windowMs: 5 * minuteMs }]
}

export function pronunciationRules(userId: string): [AttemptRule] {
	return [{ key: `pronunciation:person:${userId}`, limit: 120, windowMs: minuteMs }]
}

export function translationRules(userId: string): [AttemptRule] {
	return [{ key: `translation:person:${userId}`, limit: 20, windowMs: minuteMs }]
}

/** When the next attempt is allowed, given earlier ones; undefined means now. */
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

/** Whole seconds, at least one; for Retry-After and countdowns. */
export function secondsUntil(then: Date, now: Date): number {
	return Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000))
}

/** A wait in words: "1 second", "42 seconds", "5 minutes". */
export function spellWait(seconds: number): string {
	const [count, unit] = seconds <= 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
	return `${count} ${unit}${count === 1 ? '' : 's'}`
}
