/**
 * Rate limits: after five wrong passwords in five minutes, 小美 has to wait.
 *
 * Sliding window: an attempt counts until it is older than the window. Refused attempts don't count,
 * so waiting always helps.
 */
import { counted } from '#app/domain/counted.ts'
import type { SpeakableKind } from '#app/domain/speech/speakable.ts'
import { networkOf, wideNetworkOf } from './network-address.ts'

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

/** A sign-in: to which account, from where, and by a browser that was signed in to it before. */
export type SignInAttempt = { email: string; address: string; device?: string | undefined }

type Rules = [AttemptRule, ...AttemptRule[]]

/**
 * Strangers who guess somebody's password use up their own network's attempts, not the owner's. A
 * device that was signed in before has a count of its own, so that no guessing elsewhere locks it out.
 */
export function signInRules({ email, address, device }: SignInAttempt): Rules {
	const few = { limit: 5, windowMs: 5 * minuteMs }
	if (device) return [{ key: `sign-in:device:${device}`, ...few }]
	return [
		{ key: `sign-in:account-and-network:${email}:${networkOf(address)}`, ...few },
		{ key: `sign-in:account:${email}`, limit: 100, windowMs: hourMs },
		...networkRules('sign-in', address, { limit: 30, windowMs: 5 * minuteMs }),
	]
}

export function registrationRules(address: string): Rules {
	return networkRules('registration', address, { limit: 20, windowMs: hourMs })
}

export function resetMailRules(email: string, address: string): Rules {
	return [
		{ key: `reset-mail:account:${email}`, limit: 1, windowMs: resetMailWaitSeconds * 1000 },
		...networkRules('reset-mail', address, { limit: 20, windowMs: hourMs }),
	]
}

/** Forms of visitors that could not be read. Browsers check them first, so that people send few. */
export function malformedFormRules(address: string): Rules {
	return networkRules('malformed-form', address, { limit: 60, windowMs: 5 * minuteMs })
}

/**
 * Mails that answer an application or repeat its link. A stranger may type any address, so that each
 * address has a limit of its own, whichever network asks.
 */
export function confirmMailRules(email: string): Rules {
	return [
		{ key: `confirm-mail:account:${email}`, limit: 1, windowMs: minuteMs },
		{ key: `confirm-mail:account-day:${email}`, limit: 5, windowMs: dayMs },
	]
}

/** The same for those who ask for a new link. */
export function askedConfirmMailRules(email: string, address: string): Rules {
	return [
		...confirmMailRules(email),
		...networkRules('confirm-mail', address, { limit: 20, windowMs: hourMs }),
	]
}

/** Mails of a day about groups and shared courses: of one editor, and to one address. */
export const mostEditorMails = { sent: 1000, toAddress: 20 }

export function editorMailRules(userId: string, email: string): Rules {
	return [
		{ key: `editor-mail:person:${userId}`, limit: mostEditorMails.sent, windowMs: dayMs },
		{ key: `editor-mail:account:${email}`, limit: mostEditorMails.toAddress, windowMs: dayMs },
	]
}

/**
 * Invitations that are sent again to an address, of each course or group by itself. Its owner's own mails do not
 * count, nor do those that fail.
 */
export function inviteAgainRules(of: string, email: string): Rules {
	return [
		{ key: `invite-again:invitation:${of}:${email}`, limit: 1, windowMs: minuteMs },
		{ key: `invite-again:invitation-day:${of}:${email}`, limit: 5, windowMs: dayMs },
	]
}

/** Those whose mail failed: they may be tried again at once, but not for ever. */
export function inviteFailureRule(userId: string, email: string): AttemptRule {
	return { key: `invite-failed:person:${userId}:${email}`, limit: 10, windowMs: hourMs }
}

/** Mailed links that do not exist; only failures count. */
export function wrongLinkRules(address: string): Rules {
	return networkRules('wrong-link', address, { limit: 20, windowMs: 5 * minuteMs })
}

/** Guesses at the current password by somebody who found an open session, in whichever form. */
export function passwordChangeRules(userId: string): Rules {
	return [{ key: `password-change:person:${userId}`, limit: 5, windowMs: 5 * minuteMs }]
}

/** Downloads of all that is stored of a person: each reads it whole. */
export const mostDataDownloads = 5

export function dataDownloadRules(userId: string): Rules {
	return [{ key: `data-download:person:${userId}`, limit: mostDataDownloads, windowMs: dayMs }]
}

type SecondStep = {
	userId: string
	by: 'app' | 'recovery'
	address: string
	device?: string | undefined
}

/**
 * Codes of somebody who has typed the right password. Only failures count. As at the password, strangers use
 * up their own network's attempts and a device that was signed in before has its own. All strangers together
 * have a day's limit for the app, whose codes have six digits; recovery codes need none.
 */
export function secondStepRules({ userId, by, address, device }: SecondStep): Rules {
	const few = { limit: 5, windowMs: 5 * minuteMs }
	const counted = `second-step:${by}`
	if (device) {
		const key = `${counted}-device:${userId}:${device}`
		return [
			{ key, ...few },
			{ key: `${key}:day`, limit: 50, windowMs: dayMs },
		]
	}
	const strangers = { key: `${counted}-day:${userId}`, limit: 50, windowMs: dayMs }
	return [
		{ key: `${counted}-network:${userId}:${networkOf(address)}`, ...few },
		...(by === 'app' ? [strangers] : []),
	]
}

/** The owner hears of wrong codes once a day. */
export function wrongCodesMailRules(userId: string): Rules {
	return [{ key: `wrong-codes-mail:person:${userId}`, limit: 1, windowMs: dayMs }]
}

/** First codes of an app that is being set up, by somebody who is signed in. Only failures count. */
export function appSetUpRules(userId: string): Rules {
	return [{ key: `app-set-up:person:${userId}`, limit: 20, windowMs: 5 * minuteMs }]
}

/** Passkeys that were refused: nobody can guess one, but each costs a look. */
export function passkeyRules(address: string): Rules {
	return networkRules('passkey', address, { limit: 30, windowMs: 5 * minuteMs })
}

/** Challenges for passkeys, each of which is stored for some minutes. A class signs in at once. */
export function passkeyChallengeRules(address: string): Rules {
	return networkRules('passkey-challenge', address, { limit: 120, windowMs: 5 * minuteMs })
}

/** Mails to a new address that somebody types, and to the old one. */
export function addressChangeRules(userId: string, email: string): Rules {
	const person = { key: `address-change:person:${userId}`, limit: 5, windowMs: dayMs }
	return [person, ...confirmMailRules(email)]
}

/** Setting up a second step and making new recovery codes. */
export function secondFactorChangeRules(userId: string): Rules {
	return [{ key: `second-factor-change:person:${userId}`, limit: 30, windowMs: dayMs }]
}

/** An open editor of a text, which asks every 40 seconds in each tab that is in sight, and once more when it comes into sight. */
export function openEditorRules(userId: string): Rules {
	return [{ key: `open-editor:person:${userId}`, limit: 60, windowMs: minuteMs }]
}

export function pronunciationRules(userId: string): Rules {
	return [{ key: `pronunciation:person:${userId}`, limit: 120, windowMs: minuteMs }]
}

/** Administrators who listen to the voices. */
export function voiceSampleRules(userId: string): Rules {
	return [{ key: `voice-sample:person:${userId}`, limit: 40, windowMs: minuteMs }]
}

/** Words that a voice has to speak: what it has spoken is kept. Providers are paid by the character. */
export function newWordRules(userId: string, kind: SpeakableKind): Rules {
	const unlisted = { key: `unlisted-word:person:${userId}`, limit: 30, windowMs: dayMs }
	return [
		{ key: `new-word:person:${userId}`, limit: 500, windowMs: dayMs },
		{ key: 'new-word:total', limit: 20_000, windowMs: dayMs },
		...(kind === 'unlisted' ? [unlisted] : []),
	]
}

/** Characters of their own texts that a person hears in a day; about half an hour. */
export const mostSpokenOfOwnTexts = 6000
/** Characters are counted by so many. */
const charactersCounted = 20

/** A sentence of one's own text. It counts by its length: of several attempts, each leaves room for the others. */
export function ownSentenceRules(userId: string, characters: number): Rules {
	const limit = mostSpokenOfOwnTexts / charactersCounted
	const rule = (before: number): AttemptRule => ({
		key: `own-sentence:person:${userId}`,
		limit: limit - before,
		windowMs: dayMs,
	})
	const others = Math.ceil(characters / charactersCounted) - 1
	return [rule(0), ...Array.from({ length: others }, (_, index) => rule(index + 1))]
}

export function translationRules(userId: string): Rules {
	return [{ key: `translation:person:${userId}`, limit: 20, windowMs: minuteMs }]
}

/** One analysis at a time, and some a minute. The first is given back when the analysis is done. */
export function analysisRules(userId: string): Rules {
	return [
		{ key: `analysis-running:person:${userId}`, limit: 1, windowMs: 15_000 },
		{ key: `analysis:person:${userId}`, limit: 40, windowMs: minuteMs },
	]
}

/** Texts that a person adds or changes. */
export function ownTextRules(kind: 'new' | 'change', userId: string): Rules {
	if (kind === 'change') {
		return [{ key: `own-text-change:person:${userId}`, limit: 120, windowMs: minuteMs }]
	}
	return [
		{ key: `own-text:person:${userId}`, limit: 20, windowMs: 5 * minuteMs },
		{ key: `own-text-day:person:${userId}`, limit: 300, windowMs: dayMs },
	]
}

/** Reports of what is wrong, as a reader sends them one by one. */
export function reportRules(userId: string): Rules {
	return [
		{ key: `report:person:${userId}`, limit: 20, windowMs: 10 * minuteMs },
		{ key: `report-day:person:${userId}`, limit: 60, windowMs: dayMs },
	]
}

/** Answers, records, saved words, marks, reading or where reminders are shown, as a learner's browser sends them. */
export function learningRules(
	kind: 'answers' | 'records' | 'words' | 'word-marks' | 'reading' | 'device-reminder',
	userId: string,
): Rules {
	return [{ key: `${kind}:person:${userId}`, limit: 120, windowMs: minuteMs }]
}

/** Trainings that a person asks for, and changes between schedules: each computes all of their cards anew. */
export function trainingRules(userId: string): Rules {
	return [{ key: `training:person:${userId}`, limit: 10, windowMs: dayMs }]
}

/** Checks of a list of words: each may read ten thousand. */
export function wordCheckRules(userId: string): Rules {
	return [{ key: `word-check:person:${userId}`, limit: 60, windowMs: 10 * minuteMs }]
}

/** Imports of such a list. */
export function wordImportRules(userId: string): Rules {
	return [{ key: `word-import:person:${userId}`, limit: 30, windowMs: dayMs }]
}

/** Downloads of a person's words. */
export function wordExportRules(userId: string): Rules {
	return [{ key: `word-export:person:${userId}`, limit: 60, windowMs: hourMs }]
}

/** The wider network may try four times as often. */
function networkRules(kind: string, address: string, rate: Omit<AttemptRule, 'key'>): Rules {
	const own = { key: `${kind}:network:${networkOf(address)}`, ...rate }
	const wide = wideNetworkOf(address)
	if (!wide) return [own]
	return [own, { ...rate, key: `${kind}:network:${wide}/48`, limit: rate.limit * 4 }]
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

/** A wait in words: "1 second", "42 seconds", "5 minutes", "23 hours". */
export function spellWait(seconds: number): string {
	const minutes = Math.ceil(seconds / 60)
	const [count, unit] =
		seconds <= 90
			? [seconds, 'second']
			: minutes <= 90
				? [minutes, 'minute']
				: [Math.ceil(minutes / 60), 'hour']
	return counted(count, unit)
}
