/**
 * Links sent by mail: to choose a new password, or to confirm an address. A link works once and for a
 * while. The database keeps only the hash of its token, so that a leaked one contains no usable links.
 */
import { and, eq, gt, like, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import { credentials, sessions, userProfiles, verifications } from '#app/db/schema/index.ts'
import { isLongPassword } from '#app/domain/accounts/password.ts'
import { hashNewPassword } from './auth.server.ts'

export type LinkPurpose = 'reset-password' | 'confirm-email'

const hourMs = 60 * 60 * 1000

/** How long a link works. An application is answered within days, so its link waits longer. */
const validMs: Record<LinkPurpose, number> = {
	'reset-password': hourMs,
	'confirm-email': 7 * 24 * hourMs,
}

export type NewLink = { purpose: LinkPurpose; token: string; identifier: string }

export async function newLink(purpose: LinkPurpose): Promise<NewLink> {
	const token = newId()
	return { purpose, token, identifier: await identifierOf(purpose, token) }
}

/** The statement that stores a link for the account that the condition names, if there is one. */
export function storeLink(
	{ purpose, identifier }: NewLink,
	{ owner, now }: { owner: SQL | undefined; now: Date },
): SQL {
	return sql`
		insert into ${verifications} (id, identifier, value, expires_at, created_at, updated_at)
		select ${newId()}, ${identifier}, uid, ${+now + validMs[purpose]}, ${+now}, ${+now}
		from ${userProfiles} where ${owner}
	`
}

type LinkRecipient = { email: string; displayName: string; isConfirmed: boolean }

const recipient = {
	email: userProfiles.email,
	displayName: userProfiles.displayName,
	isConfirmed: userProfiles.emailVerified,
}

/** A new link and its recipient; undefined if no account needs one. */
export async function makeLink(
	db: Db,
	{ purpose, email, now }: { purpose: LinkPurpose; email: string; now: Date },
): Promise<{ token: string; recipient: LinkRecipient } | undefined> {
	const link = await newLink(purpose)
	const isNeeded = purpose === 'confirm-email' ? eq(userProfiles.emailVerified, false) : undefined
	const owner = and(eq(userProfiles.email, email), isNeeded)
	const [[found]] = await db.batch([
		db.select(recipient).from(userProfiles).where(owner),
		db.run(storeLink(link, { owner, now })),
	])
	return found && { token: link.token, recipient: found }
}

type OpenedLink = { purpose: LinkPurpose; token: string; now: Date }

/** The account that a valid link belongs to. */
export async function findLinkOwner(db: Db, { purpose, token, now }: OpenedLink) {
	const [owner] = await db
		.select({
			id: userProfiles.id,
			email: userProfiles.email,
			displayName: userProfiles.displayName,
			level: userProfiles.level,
			hasLongPassword: userProfiles.hasLongPassword,
		})
		.from(verifications)
		.innerJoin(userProfiles, eq(userProfiles.id, verifications.value))
		.where(isValid(await identifierOf(purpose, token), now))
	return owner
}

/**
 * Sets the password by a link, in one batch that uses the link up. Ends all sessions of the account,
 * and its other links. Opening the mail proves the address too. Undefined if the link is invalid.
 */
export async function resetPassword(
	db: Db,
	{ token, password, now }: { token: string; password: string; now: Date },
): Promise<LinkRecipient | undefined> {
	const owner = ownerOf(await identifierOf('reset-password', token), now)
	const hash = await hashNewPassword(password)
	const [, [reset]] = await db.batch([
		db
			.update(credentials)
			.set({ password: hash, updatedAt: now })
			.where(and(eq(credentials.userId, owner), eq(credentials.providerId, 'credential'))),
		db
			.update(userProfiles)
			.set({ hasLongPassword: isLongPassword(password), emailVerified: true })
			.where(eq(userProfiles.id, owner))
			.returning(recipient),
		db.delete(sessions).where(eq(sessions.userId, owner)),
		db.delete(verifications).where(eq(verifications.value, owner)),
	])
	return reset
}

/** Confirms the address by its link; false if the link is invalid. */
export async function confirmEmail(
	db: Db,
	{ token, now }: { token: string; now: Date },
): Promise<boolean> {
	const owner = ownerOf(await identifierOf('confirm-email', token), now)
	const [confirmed] = await db.batch([
		db
			.update(userProfiles)
			.set({ emailVerified: true })
			.where(eq(userProfiles.id, owner))
			.returning({ id: userProfiles.id }),
		db
			.delete(verifications)
			.where(
				and(eq(verifications.value, owner), like(verifications.identifier, 'confirm-email:%')),
			),
	])
	return confirmed.length > 0
}

function isValid(identifier: string, now: Date): SQL | undefined {
	return and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now))
}

function ownerOf(identifier: string, now: Date): SQL<string> {
	return sql<string>`(select value from ${verifications} where ${isValid(identifier, now)})`
}

async function identifierOf(purpose: LinkPurpose, token: string): Promise<string> {
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
	const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'))
	return `${purpose}:${hex.join('')}`
}
