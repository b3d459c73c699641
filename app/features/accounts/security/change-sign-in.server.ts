/** The changes of the page Sign-in and security: what each form does, and the mails it sends. */
import { json, redirect } from '@remix-run/cloudflare'
import { and, eq } from 'drizzle-orm'
import { giveBackAttempt } from '#app/db/attempts.ts'
import { sessions } from '#app/db/schema/index.ts'
import {
	addressChangeRules,
	appSetUpRules,
	secondFactorChangeRules,
} from '#app/domain/accounts/attempt-limit.ts'
import { withReturn } from '#app/domain/accounts/return-path.ts'
import { needsSecondStep, type User } from '#app/domain/accounts/user.ts'
import type { SignInSettingsChange } from '#app/features/accounts/account-forms.ts'
import {
	askForEmail,
	dropEmailChange,
} from '#app/features/accounts/email-change/change-email.server.ts'
import {
	changeEmailMail,
	emailTakenMail,
	keepEmailMail,
} from '#app/features/accounts/mails/email-change.ts'
import {
	type SecurityChange,
	securityChangedMail,
} from '#app/features/accounts/mails/security-changed.ts'
import { isEmailConfirmed } from '#app/features/accounts/own-account.server.ts'
import { provePassword } from '#app/features/accounts/prove-password.server.ts'
import { readSecondFactors } from '#app/features/accounts/second-factor/read-second-factors.server.ts'
import {
	confirmApp,
	removeApp,
	removePasskey,
	renewRecoveryCodes,
	startApp,
} from '#app/features/accounts/second-factor/set-up-app.server.ts'
import type { LoadContext } from '#app/http/load-context.server.ts'
import { admit, invalidTooMany } from '#app/http/rate-limit.server.ts'
import { invalid } from '#app/http/responses.server.ts'
import { endOtherSessions } from '#app/http/session.server.ts'
import type { Typed } from '#app/http/typed-in.ts'
import type { DoneChange } from './done.ts'

type Change = SignInSettingsChange
type With<Intent extends Change['intent']> = Extract<Change, { intent: Intent }>

type Asked = {
	context: LoadContext
	user: User
	typed: Typed
	/** Where the person wants to go on afterwards. */
	to: string | undefined
}

/** The answer of the page: a redirect to it, a refusal, or new recovery codes. */
export async function changeSignIn(asked: Asked, change: Change) {
	const { context, user, typed } = asked
	const { db } = context
	if ('currentPassword' in change) {
		const password = change.currentPassword
		const refused = await provePassword(context, { userId: user.id, password })
		if (refused) return invalid([refused.problem], { ...refused, typed })
	}
	if (changesSecondStep.has(change.intent) && (await context.needsFreshSignIn())) {
		return invalid([{ code: 'second-step.sign-in-again' }], { typed })
	}
	switch (change.intent) {
		case 'change-email':
			return askForNewEmail(asked, change)
		case 'cancel-email':
			await dropEmailChange(db, { userId: user.id })
			return back(asked, 'email-cancelled')
		case 'start-app':
			return askForApp(asked)
		case 'confirm-app':
			return takeFirstCode(asked, change)
		case 'remove-app':
			return takeAppAway(asked)
		case 'new-codes':
			return newCodes(asked)
		case 'remove-passkey':
			return takePasskeyAway(asked, change)
		case 'end-session':
			return endOne(asked, change)
		case 'end-others':
			await endOtherSessions(db, { userId: user.id, token: await tokenOf(context) })
			return back(asked, 'others-ended')
	}
}

/** What adds to a second step, or takes it away, asks for the one that there is: see `needsFreshSignIn`. */
const changesSecondStep: ReadonlySet<string> = new Set<Change['intent']>([
	'start-app',
	'remove-app',
	'remove-passkey',
	'new-codes',
])

/** Answers the same for every address, whether it has an account or not. */
async function askForNewEmail(asked: Asked, { email: newEmail }: With<'change-email'>) {
	const { context, user, typed } = asked
	const { db, note, sendMail, site, waitUntil } = context
	const { id: userId, email: oldEmail, displayName } = user
	if (newEmail === oldEmail)
		return invalid([{ code: 'email.unchanged', field: 'email' }], { typed })
	const attempt = await admit(context, addressChangeRules(userId, newEmail))
	if (!attempt.ok) return invalidTooMany('confirm-mail.too-many', attempt.error, typed)
	const now = new Date()
	const isConfirmed = await isEmailConfirmed(db, { userId })
	const { isTaken, change, keep } = await askForEmail(db, { userId, oldEmail, newEmail, now })
	note('email-change.asked', { person: userId })
	const recipient = { email: oldEmail, displayName, isConfirmed }
	const mails = [
		isTaken ? emailTakenMail(newEmail, site) : changeEmailMail(newEmail, { token: change, site }),
		keepEmailMail(recipient, { token: keep, newEmail, site }),
	]
	waitUntil(Promise.all(mails.map(sendMail)))
	return back(asked, 'email-asked')
}

async function askForApp(asked: Asked) {
	const { context, user, typed } = asked
	const { db, secret: siteSecret } = context
	const attempt = await admit(context, secondFactorChangeRules(user.id))
	if (!attempt.ok) return invalidTooMany('login.too-many', attempt.error, typed)
	await startApp(db, { userId: user.id, siteSecret, now: new Date() })
	return redirect(`${pathOf(asked)}#app`)
}

async function takeFirstCode(asked: Asked, { code }: With<'confirm-app'>) {
	const { context, user, typed } = asked
	const { db, secret: siteSecret } = context
	const userId = user.id
	const attempt = await admit(context, appSetUpRules(userId))
	if (!attempt.ok) return invalidTooMany('login.too-many', attempt.error, typed)
	const { app, passkeys: own } = await readSecondFactors(db, { userId })
	const onlySession = own.length === 0 ? await tokenOf(context) : undefined
	const waiting = { userId, siteSecret, typed: code, app, onlySession, now: new Date() }
	const confirmed = await confirmApp(db, waiting)
	if (!confirmed) return invalid([{ code: 'code.wrong', field: 'code' }], { typed })
	await giveBackAttempt(db, attempt.value)
	await tell(context, user, 'app-on')
	const { codes } = confirmed
	return codes ? json({ codes, typed: {} }) : back(asked, 'app-on')
}

type Before = Pick<Awaited<ReturnType<typeof readSecondFactors>>, 'app' | 'passkeys' | 'codesLeft'>

/**
 * Recovery codes for the first passkey, if there is no app. Sessions that began without it end, but for this
 * one. Undefined where there are codes already.
 */
export async function codesOfFirst(
	context: LoadContext,
	{ userId, before }: { userId: string; before: Before },
): Promise<string[] | undefined> {
	const { db } = context
	const isFirst = !before.app?.verified && before.passkeys.length === 0
	if (isFirst) await endOtherSessions(db, { userId, token: await tokenOf(context) })
	return isFirst || before.codesLeft === 0 ? renewRecoveryCodes(db, { userId }) : undefined
}

async function takeAppAway(asked: Asked) {
	const { context, user } = asked
	const { db } = context
	if (!(await removeApp(db, { userId: user.id, isNeeded: isNeeded(asked) }))) {
		const { app } = await readSecondFactors(db, { userId: user.id })
		return app?.verified ? refuseLast(asked) : back(asked)
	}
	await tell(context, user, 'app-off')
	return back(asked, 'app-off')
}

async function takePasskeyAway(asked: Asked, { passkey: id }: With<'remove-passkey'>) {
	const { context, user } = asked
	const { db } = context
	if (!(await removePasskey(db, { userId: user.id, isNeeded: isNeeded(asked), id }))) {
		const { passkeys: own } = await readSecondFactors(db, { userId: user.id })
		return own.some((one) => one.id === id) ? refuseLast(asked) : back(asked, 'passkey-off')
	}
	await tell(context, user, 'passkey-off')
	return back(asked, 'passkey-off')
}

function isNeeded({ context, user }: Asked): boolean {
	return needsSecondStep(user.level, context.site.url)
}

function refuseLast({ typed }: Asked) {
	return invalid([{ code: 'second-step.needed' }], { typed })
}

async function newCodes(asked: Asked) {
	const { context, user, typed } = asked
	const { db } = context
	const attempt = await admit(context, secondFactorChangeRules(user.id))
	if (!attempt.ok) return invalidTooMany('login.too-many', attempt.error, typed)
	const { app, passkeys: own } = await readSecondFactors(db, { userId: user.id })
	if (!app?.verified && own.length === 0) return back(asked)
	const codes = await renewRecoveryCodes(db, { userId: user.id })
	await tell(context, user, 'new-codes')
	return json({ codes, typed: {} })
}

async function endOne(asked: Asked, { session }: With<'end-session'>) {
	const { context, user } = asked
	const [ended] = await context.db
		.delete(sessions)
		.where(and(eq(sessions.id, session), eq(sessions.userId, user.id)))
		.returning({ token: sessions.token })
	if (ended?.token === (await tokenOf(context))) {
		await context.signOut()
		return redirect('/login', { headers: { 'clear-site-data': '"cache"' } })
	}
	return back(asked, 'session-ended')
}

/** Tells the owner by mail, and the log. */
export async function tell(
	{ db, note, sendMail, site, waitUntil }: LoadContext,
	{ id: userId, email, displayName }: User,
	change: SecurityChange,
): Promise<void> {
	note('second-factor.changed', { person: userId, reason: change })
	const isConfirmed = await isEmailConfirmed(db, { userId })
	waitUntil(sendMail(securityChangedMail({ email, displayName, isConfirmed }, { change, site })))
}

async function tokenOf({ sessionToken }: LoadContext): Promise<string> {
	return (await sessionToken()) ?? ''
}

function pathOf({ to }: Asked): string {
	return withReturn('/settings/sign-in', to)
}

function back(asked: Asked, done?: DoneChange) {
	const path = pathOf(asked)
	if (!done) return redirect(path)
	return redirect(`${path}${path.includes('?') ? '&' : '?'}done=${done}`)
}
