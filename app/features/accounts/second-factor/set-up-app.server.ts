/** Setting up an authenticator app and recovery codes, by better-auth's plugin for the second factor. */
import { createOTP } from '@better-auth/utils/otp'
import { symmetricDecrypt } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { passkeys, twoFactors, userProfiles } from '#app/db/schema/index.ts'
import { newRecoveryCodes, storedCodes } from '#app/domain/accounts/second-factor/recovery-code.ts'
import { enter } from '#app/http/enter.server.ts'
import type { LoadContext } from '#app/http/load-context.server.ts'
import { readAppCode, spendAppCode } from './enter-by-code.server.ts'
import { qrCode } from './qr-code.server.ts'

export type StoredApp = typeof twoFactors.$inferSelect

/** A secret that is shown and not confirmed counts this long. */
const setUpMs = 30 * 60 * 1000

type Asked = { userId: string; password: string; now: Date }

/** Makes a new secret. An app that is confirmed stays as it is, and so do recovery codes. */
export async function startApp(
	{ auth, db }: LoadContext,
	{ headers }: Request,
	{ userId, password, now }: Asked,
): Promise<void> {
	const { api } = await auth()
	const before = await findTwoFactor(db, userId)
	const started = await enter(
		api.enableTwoFactor({ body: { password }, headers, returnHeaders: true }),
	)
	if (started.kind !== 'in') return
	await db
		.update(twoFactors)
		.set({ appSince: now, ...(before && { backupCodes: before.backupCodes }) })
		.where(eq(twoFactors.userId, userId))
}

export function isBeingSetUp(app: StoredApp | undefined, now: Date): app is StoredApp {
	return Boolean(app?.appSince && !app.verified && +now - +app.appSince <= setUpMs)
}

type Site = { site: { name: string }; siteSecret: string; email: string }

/** All that an authenticator app must know, while it waits for its first code. */
export async function secretOf({ secret }: StoredApp, { site, siteSecret, email }: Site) {
	const plain = await symmetricDecrypt({ key: siteSecret, data: secret })
	const uri = createOTP(plain).url(site.name, email)
	const typed = new URL(uri).searchParams.get('secret') ?? ''
	return { uri, secret: typed.match(/.{1,4}/g)?.join(' ') ?? '', qr: qrCode(uri) }
}

/** Takes the first code of a new app; undefined if it is wrong. It may begin another session. */
export async function confirmApp(
	{ auth, db }: LoadContext,
	{ headers }: Request,
	{ userId, typed, now }: { userId: string; typed: string; now: Date },
): Promise<Headers | undefined> {
	const code = readAppCode(typed)
	if (!code || !isBeingSetUp(await findTwoFactor(db, userId), now)) return undefined
	if (!(await spendAppCode(db, { userId, code }))) return undefined
	const { api } = await auth()
	const entry = await enter(api.verifyTOTP({ body: { code }, headers, returnHeaders: true }))
	if (entry.kind !== 'in') return undefined
	await db.update(twoFactors).set({ appSince: now }).where(eq(twoFactors.userId, userId))
	return entry.headers
}

/** Ten new codes; earlier ones stop working. They can be shown this once. */
export async function renewRecoveryCodes(
	db: Db,
	{ userId }: { userId: string },
): Promise<string[]> {
	const codes = newRecoveryCodes()
	const backupCodes = await storedCodes(codes)
	await db.batch([
		// The plugin keeps codes with an app. A passkey has no app: its secret is empty.
		db
			.insert(twoFactors)
			.values({ userId, secret: '', backupCodes })
			.onConflictDoUpdate({ target: twoFactors.userId, set: { backupCodes } }),
		db.update(userProfiles).set({ twoFactorEnabled: true }).where(eq(userProfiles.id, userId)),
	])
	return codes
}

/** Without an app; the recovery codes stay for passkeys. */
export function dropApp(db: Db, { userId }: { userId: string }) {
	return db
		.update(twoFactors)
		.set({ secret: '', verified: false, appSince: null })
		.where(eq(twoFactors.userId, userId))
}

/** Without an app, a passkey or a code: from now on the password is enough. */
export function dropSecondFactors(db: Db, { userId }: { userId: string }) {
	return [
		db.delete(twoFactors).where(eq(twoFactors.userId, userId)),
		db.delete(passkeys).where(eq(passkeys.userId, userId)),
		db.update(userProfiles).set({ twoFactorEnabled: false }).where(eq(userProfiles.id, userId)),
	] as const
}

async function findTwoFactor(db: Db, userId: string): Promise<StoredApp | undefined> {
	const [found] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId))
	return found
}
