/**
 * The authenticator app and the recovery codes of an account. better-auth's plugin asks for them at a sign-in;
 * it would set them up in several statements, which leave somebody locked out where one fails.
 */
import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { passkeys, twoFactors } from '#app/db/schema/index.ts'
import { newRecoveryCodes, storedCodes } from '#app/domain/accounts/second-factor/recovery-code.ts'
import { endOtherSessions } from '#app/http/session.server.ts'
import { readAppCode, spendAppCode } from './enter-by-code.server.ts'
import { qrCode } from './qr-code.server.ts'

export type StoredApp = typeof twoFactors.$inferSelect

/** A secret that is shown and not confirmed counts this long. */
const setUpMs = 30 * 60 * 1000

/** The plugin reads a secret with this in front as base32: RFC 4226 wants 160 bits. */
const prefix = 'base32:'
const secretBytes = 20

type Owner = { userId: string; siteSecret: string; now: Date }

/** Makes a new secret. An app that is confirmed stays as it is, and so do recovery codes. */
export async function startApp(db: Db, { userId, siteSecret, now }: Owner): Promise<void> {
	const bytes = crypto.getRandomValues(new Uint8Array(secretBytes))
	const data = prefix + base32.encode(bytes)
	const values = { secret: await symmetricEncrypt({ key: siteSecret, data }), appSince: now }
	await db
		.insert(twoFactors)
		.values({ userId, backupCodes: '[]', ...values })
		.onConflictDoUpdate({
			target: twoFactors.userId,
			set: values,
			setWhere: eq(twoFactors.verified, false),
		})
}

export function isBeingSetUp(app: StoredApp | undefined, now: Date): app is StoredApp {
	return Boolean(app?.appSince && !app.verified && +now - +app.appSince <= setUpMs)
}

type Site = { site: { name: string }; siteSecret: string; email: string }

/** All that an authenticator app must know, while it waits for its first code. */
export async function secretToShow(app: StoredApp, { site, siteSecret, email }: Site) {
	const secret = await secretOf(app, siteSecret)
	const uri = createOTP(base32.decode(secret)).url(site.name, email)
	return { uri, secret: secret.match(/.{1,4}/g)?.join(' ') ?? '', qr: qrCode(uri) }
}

/** In base32. */
async function secretOf({ secret }: StoredApp, siteSecret: string): Promise<string> {
	const stored = await symmetricDecrypt({ key: siteSecret, data: secret })
	return stored.slice(prefix.length).replace(/=+$/, '')
}

type FirstCode = Owner & {
	typed: string
	/** The app that waits for the code. */
	app: StoredApp | undefined
	/** Sessions that began without a second step end, but for this one; undefined leaves them. */
	onlySession: string | undefined
}

/**
 * Takes the first code of a new app, in one batch with new recovery codes where the account has none.
 * Undefined if the code is wrong.
 */
export async function confirmApp(
	db: Db,
	{ userId, siteSecret, typed, app, onlySession, now }: FirstCode,
): Promise<{ codes: string[] | undefined } | undefined> {
	const code = readAppCode(typed)
	if (!code || !isBeingSetUp(app, now)) return undefined
	const secret = base32.decode(await secretOf(app, siteSecret))
	if (!(await createOTP(secret).verify(code))) return undefined
	if (!(await spendAppCode(db, { userId, code }))) return undefined
	const codes =
		app.backupCodes === '[]' || onlySession !== undefined ? newRecoveryCodes() : undefined
	// Another window may have begun anew.
	const isIt = and(eq(twoFactors.userId, userId), eq(twoFactors.secret, app.secret))
	const backupCodes = codes && (await storedCodes(userId, codes))
	const [confirmed] = await db.batch([
		db
			.update(twoFactors)
			.set({ verified: true, appSince: now, ...(backupCodes && { backupCodes }) })
			.where(and(isIt, eq(twoFactors.verified, false)))
			.returning({ id: twoFactors.id }),
		...(onlySession === undefined
			? []
			: [endOtherSessions(db, { userId, token: onlySession, isToEnd: exists(appOf(db, userId)) })]),
	])
	return confirmed.length > 0 ? { codes } : undefined
}

/** Ten new codes; earlier ones stop working. They can be shown this once. */
export async function renewRecoveryCodes(
	db: Db,
	{ userId }: { userId: string },
): Promise<string[]> {
	const codes = newRecoveryCodes()
	const backupCodes = await storedCodes(userId, codes)
	await db
		.insert(twoFactors)
		// Of somebody who has passkeys alone, the secret of an app is empty.
		.values({ userId, secret: '', backupCodes })
		.onConflictDoUpdate({ target: twoFactors.userId, set: { backupCodes } })
	return codes
}

type Removal = {
	userId: string
	/** The last of it stays. */
	isNeeded: boolean
}

/** Removes the app; false if it stays. Its recovery codes stay for passkeys, or go (migration 0052). */
export async function removeApp(db: Db, { userId, isNeeded }: Removal): Promise<boolean> {
	const removed = await db
		.update(twoFactors)
		.set({ secret: '', verified: false, appSince: null })
		.where(
			and(
				eq(twoFactors.userId, userId),
				eq(twoFactors.verified, true),
				isNeeded ? exists(passkeysOf(db, userId)) : undefined,
			),
		)
		.returning({ id: twoFactors.id })
	return removed.length > 0
}

/** Removes a passkey; false if it stays. */
export async function removePasskey(
	db: Db,
	{ userId, isNeeded, id }: Removal & { id: string },
): Promise<boolean> {
	const others = db
		.select({ one: sql`1` })
		.from(sql`${passkeys} as other`)
		.where(sql`other.user_id = ${userId} and other.id <> ${id}`)
	const isNotLast: SQL | undefined = or(exists(others), exists(appOf(db, userId)))
	const removed = await db
		.delete(passkeys)
		.where(and(eq(passkeys.id, id), eq(passkeys.userId, userId), isNeeded ? isNotLast : undefined))
		.returning({ id: passkeys.id })
	return removed.length > 0
}

/** Without an app, a passkey or a code: from now on the password is enough. */
export function dropSecondFactors(db: Db, { userId }: { userId: string }) {
	return [
		db.delete(twoFactors).where(eq(twoFactors.userId, userId)),
		db.delete(passkeys).where(eq(passkeys.userId, userId)),
	] as const
}

function appOf(db: Db, userId: string) {
	return db
		.select({ one: sql`1` })
		.from(twoFactors)
		.where(and(eq(twoFactors.userId, userId), eq(twoFactors.verified, true)))
}

function passkeysOf(db: Db, userId: string) {
	return db.select({ one: sql`1` }).from(passkeys).where(eq(passkeys.userId, userId))
}
