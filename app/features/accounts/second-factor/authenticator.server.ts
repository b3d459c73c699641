/** The authenticator app of an account: set up, confirmed by a first code, asked at sign-in. */
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { authenticatorApps } from '#app/db/schema/index.ts'
import { newSecret, readCode, stepOfCode } from '#app/domain/accounts/second-factor/totp.ts'
import { seal, unseal } from './sealed-secret.server.ts'

type Owner = { userId: string; siteSecret: string }

/** A secret that is shown and not confirmed counts this long. */
const setUpMs = 30 * 60 * 1000

/** Makes a new secret. An app that is confirmed stays as it is. */
export async function startAuthenticator(
	db: Db,
	{ now, ...owner }: Owner & { now: Date },
): Promise<void> {
	const { userId } = owner
	const sealedSecret = await seal(newSecret(), owner)
	const values = { sealedSecret, lastStep: 0, createdAt: now, updatedAt: now }
	await db
		.insert(authenticatorApps)
		.values({ userId, ...values })
		.onConflictDoUpdate({
			target: authenticatorApps.userId,
			set: values,
			setWhere: isNull(authenticatorApps.confirmedAt),
		})
}

export type StoredApp = Pick<
	typeof authenticatorApps.$inferSelect,
	'sealedSecret' | 'confirmedAt' | 'createdAt'
>

/** The secret of a setup that is under way. */
export async function secretToConfirm(
	app: StoredApp | undefined,
	{ now, ...owner }: Owner & { now: Date },
): Promise<Uint8Array<ArrayBuffer> | undefined> {
	if (!app || app.confirmedAt || +now - +app.createdAt > setUpMs) return undefined
	return unseal(app.sealedSecret, owner)
}

type Tried = Owner & { typed: string; now: Date }

/** Takes the first code of a new app; false if it is wrong. */
export async function confirmAuthenticator(db: Db, tried: Tried): Promise<boolean> {
	const { userId, now } = tried
	const app = await findApp(db, userId)
	const secret = await secretToConfirm(app, tried)
	const step = secret && (await stepOf(secret, tried))
	if (!app || step === undefined) return false
	const confirmed = await db
		.update(authenticatorApps)
		.set({ confirmedAt: now, lastStep: step })
		.where(
			and(
				eq(authenticatorApps.userId, userId),
				// Another window may have begun anew.
				eq(authenticatorApps.sealedSecret, app.sealedSecret),
				isNull(authenticatorApps.confirmedAt),
			),
		)
		.returning({ userId: authenticatorApps.userId })
	return confirmed.length > 0
}

/** Uses a code of the app up; false if it is wrong, or was used before. */
export async function spendAppCode(db: Db, tried: Tried): Promise<boolean> {
	const { userId } = tried
	const app = await findApp(db, userId)
	const secret = app?.confirmedAt ? await unseal(app.sealedSecret, tried) : undefined
	const step = secret && (await stepOf(secret, tried))
	if (step === undefined) return false
	const used = await db
		.update(authenticatorApps)
		.set({ lastStep: step })
		.where(
			and(
				eq(authenticatorApps.userId, userId),
				isNotNull(authenticatorApps.confirmedAt),
				lt(authenticatorApps.lastStep, step),
			),
		)
		.returning({ userId: authenticatorApps.userId })
	return used.length > 0
}

async function stepOf(secret: Uint8Array<ArrayBuffer>, { typed, now }: Tried) {
	const code = readCode(typed)
	return code === undefined ? undefined : stepOfCode(secret, { code, now })
}

async function findApp(db: Db, userId: string) {
	const [app] = await db
		.select()
		.from(authenticatorApps)
		.where(eq(authenticatorApps.userId, userId))
	return app
}
