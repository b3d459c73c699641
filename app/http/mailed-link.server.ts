/**
 * Links sent by mail: to choose a new password, to confirm an address, to change it, to take the change
 * back. A link works once and for a while. The database keeps only the hash of its token, so that a
 * leaked one contains no usable links.
 */
import { and, eq, gt, like, notLike, type SQL, sql } from 'drizzle-orm'
import { forgetWrongCodes } from '#app/db/attempts.ts'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import { takeUpInvitations } from '#app/db/open-invitations.ts'
import { credentials, sessions, userProfiles, verifications } from '#app/db/schema/index.ts'
import { isLongPassword } from '#app/domain/accounts/password.ts'
import { sha256 } from '#app/domain/sha256.ts'
import { hashNewPassword } from './password-hash.server.ts'

export type LinkPurpose = 'reset-password' | 'confirm-email' | 'change-email' | 'keep-email'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long a link works. An application is answered within days, so its link waits longer. */
const validMs: Record<LinkPurpose, number> = {
	'reset-password': hourMs,
	'confirm-email': 7 * dayMs,
	'change-email': dayMs,
	/** Its owner may be on holiday while somebody else takes the account. */
	'keep-email': 7 * dayMs,
}

export type NewLink = { purpose: LinkPurpose; token: string; identifier: string }

export async function newLink(purpose: LinkPurpose): Promise<NewLink> {
	const token = newId()
	return { purpose, token, identifier: await identifierOf(purpose, token) }
}

type Stored = {
	owner: SQL | undefined
	/** The address that the link gives to the account, or gives back. */
	address?: string
	now: Date
}

/** The statement that stores a link for the account that the condition names, if there is one. */
export function storeLink({ purpose, identifier }: NewLink, { owner, address, now }: Stored): SQL {
	return sql`
		insert into ${verifications} (id, identifier, value, address, expires_at, created_at, updated_at)
		select ${newId()}, ${identifier}, uid, ${address ?? null}, ${+now + validMs[purpose]}, ${+now}, ${+now}
		from ${userProfiles} where ${owner}
	`
}

type LinkRecipient = { email: string; displayName: string; isConfirmed: boolean }

const recipient = {
	email: userProfiles.email,
	displayName: userProfiles.displayName,
	isConfirmed: userProfiles.emailVerified,
}

type NewLinkFor = {
	purpose: LinkPurpose
	email: string
	/** A link that is not mailed is given to somebody who knows the password: it proves no address. */
	isMailed?: boolean
	now: Date
}

/** A new link and its recipient; undefined if no account needs one. */
export async function makeLink(
	db: Db,
	{ purpose, email, isMailed = true, now }: NewLinkFor,
): Promise<{ token: string; recipient: LinkRecipient } | undefined> {
	const link = await newLink(purpose)
	const isNeeded = purpose === 'confirm-email' ? eq(userProfiles.emailVerified, false) : undefined
	const owner = and(eq(userProfiles.email, email), isNeeded)
	const [[found]] = await db.batch([
		db.select(recipient).from(userProfiles).where(owner),
		db.run(storeLink(link, { owner, now, ...(isMailed && { address: email }) })),
	])
	return found && { token: link.token, recipient: found }
}

type OpenedLink = { purpose: LinkPurpose; token: string; now: Date }

/** The account that a valid link belongs to. */
export async function findLinkOwner(db: Db, { purpose, token, now }: OpenedLink) {
	return findOwner(db, { identifier: await identifierOf(purpose, token), now })
}

/** The account of a row that has not expired. */
export async function findOwner(db: Db, { identifier, now }: { identifier: string; now: Date }) {
	const [owner] = await db
		.select({
			id: userProfiles.id,
			email: userProfiles.email,
			displayName: userProfiles.displayName,
			isConfirmed: userProfiles.emailVerified,
			level: userProfiles.level,
			hasLongPassword: userProfiles.hasLongPassword,
			address: verifications.address,
			askedAt: verifications.createdAt,
		})
		.from(verifications)
		.innerJoin(userProfiles, eq(userProfiles.id, verifications.value))
		.where(isValidLink(identifier, now))
	return owner
}

/**
 * Sets the password by a link, in one batch that uses the link up. Ends all sessions of the account,
 * and its other links, and forgets wrong codes. Opening the mail proves the address too. Undefined if the
 * link is invalid.
 */
export async function resetPassword(
	db: Db,
	{ token, password, now }: { token: string; password: string; now: Date },
): Promise<LinkRecipient | undefined> {
	const isLink = isValidLink(await identifierOf('reset-password', token), now)
	const owner = ownerOf(isLink)
	const isProved = sql`exists (select 1 from ${verifications} where ${isLink} and address is not null)`
	const hash = await hashNewPassword(password)
	const [, [reset]] = await db.batch([
		db
			.update(credentials)
			.set({ password: hash, updatedAt: now })
			.where(and(eq(credentials.userId, owner), eq(credentials.providerId, 'credential'))),
		db
			.update(userProfiles)
			.set({
				hasLongPassword: isLongPassword(password),
				emailVerified: sql`${userProfiles.emailVerified} or ${isProved}`,
			})
			.where(eq(userProfiles.id, owner))
			.returning(recipient),
		...takeUpInvitations(db, { userId: owner, now }),
		db.delete(sessions).where(eq(sessions.userId, owner)),
		forgetWrongCodes(db, { userId: owner }),
		db.delete(verifications).where(endedLinksOf(owner)),
	])
	return reset
}

/**
 * The links that a new password ends. A stranger who has taken the account over cannot end the link that
 * gives the owner their address back.
 */
export function endedLinksOf(owner: string | SQL<string>): SQL | undefined {
	return and(eq(verifications.value, owner), notLike(verifications.identifier, 'keep-email:%'))
}

/** Confirms the address by its link, and takes up what it was invited to; false if the link is invalid. */
export async function confirmEmail(
	db: Db,
	{ token, now }: { token: string; now: Date },
): Promise<boolean> {
	const owner = ownerOf(isValidLink(await identifierOf('confirm-email', token), now))
	const [confirmed] = await db.batch([
		db
			.update(userProfiles)
			.set({ emailVerified: true })
			.where(eq(userProfiles.id, owner))
			.returning({ id: userProfiles.id }),
		...takeUpInvitations(db, { userId: owner, now }),
		db
			.delete(verifications)
			.where(
				and(eq(verifications.value, owner), like(verifications.identifier, 'confirm-email:%')),
			),
	])
	return confirmed.length > 0
}

export function isValidLink(identifier: string, now: Date): SQL | undefined {
	return and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now))
}

function ownerOf(isLink: SQL | undefined): SQL<string> {
	return sql<string>`(select value from ${verifications} where ${isLink})`
}

export async function identifierOf(purpose: LinkPurpose, token: string): Promise<string> {
	return `${purpose}:${await sha256(token)}`
}
