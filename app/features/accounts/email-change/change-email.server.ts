/**
 * The address of an account changes in two steps: a link goes to the new address, and its owner opens it
 * while signed in. The old address gets a link that takes the change back for a week.
 */
import { and, eq, gt, like, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { takeUpInvitations } from '#app/db/open-invitations.ts'
import { renameAddress } from '#app/db/rename-address.ts'
import {
	credentials,
	passkeys,
	sessions,
	twoFactors,
	userProfiles,
	verifications,
} from '#app/db/schema/index.ts'
import {
	endedLinksOf,
	findLinkOwner,
	identifierOf,
	isValidLink,
	newLink,
	storeLink,
} from '#app/http/mailed-link.server.ts'

type Asked = { userId: string; oldEmail: string; newEmail: string; now: Date }

/**
 * Stores both links; only the newest link to a new address works. Does the same where the new address is
 * taken, and says so, for the mail alone.
 */
export async function askForEmail(db: Db, { userId, oldEmail, newEmail, now }: Asked) {
	const [change, keep] = [await newLink('change-email'), await newLink('keep-email')]
	const owner = eq(userProfiles.id, userId)
	const [[taken]] = await db.batch([
		db
			.select({ id: userProfiles.id })
			.from(userProfiles)
			.where(or(eq(userProfiles.email, newEmail), isHeld(newEmail, { userId, now })))
			.limit(1),
		dropEmailChange(db, { userId }),
		db.run(storeLink(change, { owner, address: newEmail, now })),
		db.run(storeLink(keep, { owner, address: oldEmail, now })),
	])
	return { isTaken: taken !== undefined, change: change.token, keep: keep.token }
}

/** The person does not want the change any more. */
export function dropEmailChange(db: Db, { userId }: { userId: string }) {
	return db.delete(verifications).where(changesOf(userId))
}

/** The address that waits to be confirmed. */
export function waitingEmail(db: Db, { userId, now }: { userId: string; now: Date }) {
	return db
		.select({ email: verifications.address })
		.from(verifications)
		.where(and(changesOf(userId), gt(verifications.expiresAt, now)))
		.limit(1)
}

function changesOf(userId: string): SQL | undefined {
	return and(eq(verifications.value, userId), like(verifications.identifier, 'change-email:%'))
}

/** Whether a change to this address can still be taken back by another account. */
export function isHeld(email: string, { userId, now }: { userId: string; now: Date }): SQL {
	return sql`exists (
		select 1 from ${verifications}
		where ${and(
			eq(verifications.address, email),
			like(verifications.identifier, 'keep-email:%'),
			ne(verifications.value, userId),
			gt(verifications.expiresAt, now),
		)}
	)`
}

type Opened = { token: string; now: Date }

/** Changes the address and ends other sessions, and links that went to the old address. */
export async function changeEmail(
	db: Db,
	{ token, now, userId, sessionToken }: Opened & { userId: string; sessionToken: string },
): Promise<string | undefined> {
	const link = await findLinkOwner(db, { purpose: 'change-email', token, now })
	if (!link?.address || link.id !== userId) return undefined
	const { address, email: former, isConfirmed: wasConfirmed } = link
	const isValid = hasLink(await identifierOf('change-email', token), now)
	const hasChanged = sql`exists (
		select 1 from ${userProfiles} where uid = ${userId} and email = ${address}
	)`
	const own = eq(sessions.userId, userId)
	const [changed] = await db.batch([
		db
			.update(userProfiles)
			.set({ email: address, emailVerified: true })
			.where(
				and(
					eq(userProfiles.id, userId),
					isValid,
					isFree(db, address, userId),
					sql`not ${isHeld(address, { userId, now })}`,
				),
			)
			.returning({ email: userProfiles.email }),
		...renameAddress(db, {
			from: former,
			to: address,
			wasConfirmed,
			provided: sql`${isValid} and ${hasChanged}`,
		}),
		...takeUpInvitations(db, { userId, now }),
		db.delete(sessions).where(and(own, ne(sessions.token, sessionToken), isValid, hasChanged)),
		db.delete(verifications).where(and(endedLinksOf(userId), isValid, hasChanged)),
	])
	return changed[0]?.email
}

/**
 * Gives the account its old address back. Somebody else knew the password: it stops working, all devices
 * are signed out, and what was added since as a second step is removed, with the recovery codes if they were changed. Returns a link for a new password.
 */
export async function keepEmail(db: Db, { token, now }: Opened): Promise<string | undefined> {
	const link = await findLinkOwner(db, { purpose: 'keep-email', token, now })
	if (!link?.address) return undefined
	const { id: userId, address, askedAt, email: former, isConfirmed: wasConfirmed } = link
	const identifier = await identifierOf('keep-email', token)
	const isValid = hasLink(identifier, now)
	const hasAddress = sql`exists (
		select 1 from ${userProfiles} where uid = ${userId} and email = ${address}
	)`
	const isDone = and(isValid, hasAddress)
	const reset = await newLink('reset-password')
	const [kept] = await db.batch([
		db
			.update(userProfiles)
			.set({ email: address, emailVerified: true })
			.where(and(eq(userProfiles.id, userId), isValid, isFree(db, address, userId)))
			.returning({ id: userProfiles.id }),
		...renameAddress(db, {
			from: former,
			to: address,
			wasConfirmed,
			provided: sql`${isValid} and ${hasAddress}`,
		}),
		db.delete(sessions).where(and(eq(sessions.userId, userId), isDone)),
		db
			.update(credentials)
			.set({ password: null, updatedAt: now })
			.where(and(eq(credentials.userId, userId), isDone)),
		db
			.delete(passkeys)
			.where(and(eq(passkeys.userId, userId), gt(passkeys.createdAt, askedAt), isDone)),
		db
			.update(twoFactors)
			.set({ backupCodes: '[]' })
			.where(and(eq(twoFactors.userId, userId), gt(twoFactors.updatedAt, askedAt), isDone)),
		db
			.update(twoFactors)
			.set({ secret: '', verified: false, appSince: null })
			.where(and(eq(twoFactors.userId, userId), gt(twoFactors.appSince, askedAt), isDone)),
		// Whatever is left was stored for the stranger; the link itself decides until the end.
		db
			.delete(verifications)
			.where(
				and(eq(verifications.value, userId), ne(verifications.identifier, identifier), isDone),
			),
		db.run(storeLink(reset, { owner: and(eq(userProfiles.id, userId), isDone), address, now })),
		db.delete(verifications).where(and(eq(verifications.identifier, identifier), isDone)),
	])
	return kept.length > 0 ? reset.token : undefined
}

function hasLink(identifier: string, now: Date): SQL {
	return sql`exists (select 1 from ${verifications} where ${isValidLink(identifier, now)})`
}

function isFree(db: Db, email: string, userId: string): SQL {
	return notExists(
		db
			.select({ one: sql`1` })
			.from(sql`${userProfiles} as other`)
			.where(sql`other.email = ${email} and other.uid <> ${userId}`),
	)
}
