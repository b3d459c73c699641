/**
 * Invitations of people who had no account yet: to private courses, and into groups. They take effect once
 * there is an account with the address, it is confirmed, and it may sign in, whichever comes last.
 *
 * A mail brings the link to apply. It works once, for this address, for two weeks, and opening it proves
 * the address. The database keeps only the hash of its token. 小美 applies with the link of 3班: she is
 * confirmed at once, and in the group as soon as she is approved.
 */
import { and, eq, gt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import { sha256 } from '#app/domain/sha256.ts'
import type { Db } from './client.server.ts'
import { newId } from './columns.ts'
import {
	groupInvitees,
	groupMembers,
	groups,
	invitations,
	lessonShares,
	lessons,
	shareMails,
	userProfiles,
} from './schema/index.ts'

const validMs = 14 * 24 * 60 * 60 * 1000

export type NewInvitation = { email: string; token: string; hash: string }

/** A token that cannot be guessed, and its hash. */
export async function newInvitation(email: string): Promise<NewInvitation> {
	const token = newId()
	return { email, token, hash: await sha256(token) }
}

/** The statement that stores a link. Links in earlier mails to the address go on working. */
export function storeInvitation(
	db: Db,
	{ email, hash }: NewInvitation,
	{ skipsWaitlist, now }: { skipsWaitlist: boolean; now: Date },
) {
	const expiresAt = new Date(+now + validMs)
	return db
		.insert(invitations)
		.values({ email, tokenHash: hash, skipsWaitlist, expiresAt, createdAt: now })
}

/** The statement that ends the links of an address which is invited to nothing any more. */
export function endIdleInvitations(db: Db, email: string) {
	return db.run(sql`
		delete from ${invitations} where ${invitations.email} = ${email}
			and not exists (select 1 from ${shareMails}
				where ${shareMails.email} = ${email} and ${shareMails.about} = 'invited')
			and not exists (select 1 from ${groupInvitees} where ${groupInvitees.email} = ${email})
	`)
}

/** The statement that ends one link, whose mail was not sent. */
export function endInvitation(db: Db, { hash }: Pick<NewInvitation, 'hash'>) {
	return db.delete(invitations).where(eq(invitations.tokenHash, hash))
}

type Asked = { token: string; now: Date }

/** The address that a link is for, and whether its account needs no approval. */
export async function findInvitation(db: Db, { token, now }: Asked) {
	const [found] = await db
		.select({ email: invitations.email, skipsWaitlist: invitations.skipsWaitlist })
		.from(invitations)
		.where(isValidInvitation(await sha256(token), now))
	return found
}

/** Whether a link that an address has now needs no approval. */
export async function skipsWaitlistNow(
	db: Db,
	{ email, now }: { email: string; now: Date },
): Promise<boolean> {
	const { email: address, expiresAt, skipsWaitlist } = invitations
	const [found] = await db
		.select({ email: address })
		.from(invitations)
		.where(and(eq(address, email), gt(expiresAt, now), eq(skipsWaitlist, true)))
		.limit(1)
	return found !== undefined
}

/** Whether a link of the address in a column still works. */
export function hasInvitation(email: SQLWrapper, now: Date): SQL<boolean> {
	return sql<boolean>`exists (${sql`select 1 from ${invitations}
		where ${invitations.email} = ${email} and ${invitations.expiresAt} > ${+now}`})`.mapWith(
		Boolean,
	)
}

export function isValidInvitation(hash: string, now: Date): SQL | undefined {
	return and(eq(invitations.tokenHash, hash), gt(invitations.expiresAt, now))
}

/** The private courses and lessons that an address is invited to. */
export function findOpenInvitations(db: Db, { email }: { email: string }) {
	return db
		.select({ id: lessons.id, type: lessons.type })
		.from(shareMails)
		.innerJoin(lessons, eq(lessons.id, shareMails.lessonId))
		.where(and(isInvited(email), isShareable))
}

type NewShare = { lessonId: string; userId: string; email: string; sharedBy: string; now: Date }

/** The statements that share a course with somebody, and close the invitation to it. */
export function shareStatements(db: Db, { lessonId, userId, email, sharedBy, now }: NewShare) {
	return [
		db
			.insert(lessonShares)
			.values({ lessonId, userId, sharedBy, createdAt: now })
			.onConflictDoNothing(),
		db.delete(shareMails).where(and(eq(shareMails.lessonId, lessonId), isInvited(email))),
	]
}

/**
 * The statements by which all invitations of an account take effect. They do nothing while the account is
 * not confirmed or may not sign in. `userId` may be a subquery.
 */
export function takeUpInvitations(
	db: Db,
	{ userId, now }: { userId: string | SQL<string>; now: Date },
) {
	const account = sql`${userProfiles} where ${userProfiles.id} = ${userId}
		and ${userProfiles.status} = ${accountStatuses.normal} and ${userProfiles.emailVerified}`
	const address = sql`(select lower(${userProfiles.email}) from ${account})`
	return [
		db.run(sql`
			insert into ${lessonShares} (id, lesson_id, uid, created_at, updated_at)
			select lower(hex(randomblob(16))), ${lessons.id}, ${userId}, ${+now}, ${+now}
			from ${shareMails} join ${lessons} on ${lessons.id} = ${shareMails.lessonId}
			where ${shareMails.about} = 'invited' and ${shareMails.email} = ${address} and ${isShareable}
			on conflict do nothing
		`),
		db.run(sql`
			delete from ${shareMails}
			where ${shareMails.about} = 'invited' and ${shareMails.email} = ${address}
				and ${shareMails.lessonId} in (select ${lessons.id} from ${lessons} where ${isShareable})
		`),
		db.run(sql`
			insert into ${groupMembers} (group_id, uid, created_at)
			select ${groupInvitees.groupId}, ${userId}, ${+now}
			from ${groupInvitees} join ${groups} on ${groups.id} = ${groupInvitees.groupId}
			where ${groupInvitees.email} = ${address}
			on conflict do nothing
		`),
		db.run(sql`delete from ${groupInvitees} where ${groupInvitees.email} = ${address}`),
		db.run(sql`delete from ${invitations} where ${invitations.email} = ${address}`),
	]
}

const isShareable = and(eq(lessons.isPrivate, true), eq(lessons.isDeleted, false))

/** An account may keep its address in capitals; invitations have none. */
function isInvited(email: string) {
	return and(eq(shareMails.about, 'invited'), eq(shareMails.email, sql`lower(${email})`))
}
