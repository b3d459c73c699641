/** Deletes accounts: all rows of a person in one batch, or none. Decision 0040. */
import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { accountStatuses, adminLevel } from '#app/domain/accounts/user.ts'
import { leavesAt } from '#app/domain/my-data/leaving.ts'
import type { Db } from './client.server.ts'
import { newId } from './columns.ts'
import { logFailure } from './log.ts'
import { personData } from './person-data.ts'
import { sessions, userProfiles } from './schema/index.ts'

/** `gone` already: the request was sent twice. */
type Leaving = 'done' | 'gone' | 'last-admin'

/** Deletes an account for good, unless it is the last administrator's. */
export async function deleteAccount(db: Db, { userId }: { userId: string }): Promise<Leaving> {
	return erase(db, { userId, mayGo: mayLeave(userId) })
}

/**
 * Plans the deletion and signs the person out everywhere. A new session takes it back, by the trigger
 * `sessions_keep_account` of migration 0034.
 */
export async function deleteAccountLater(
	db: Db,
	{ userId, now }: { userId: string; now: Date },
): Promise<Leaving> {
	const [planned] = await db.batch([
		db
			.update(userProfiles)
			.set({ leavesAt: leavesAt(now), updatedAt: sql`${userProfiles.updatedAt}` })
			.where(and(eq(userProfiles.id, userId), mayLeave(userId)))
			.returning({ id: userProfiles.id }),
		db.delete(sessions).where(and(eq(sessions.userId, userId), mayLeave(userId))),
	])
	return planned.length > 0 ? 'done' : 'last-admin'
}

/**
 * Deletes the accounts whose time has come, the earliest first. What fails is tried again with the next call
 * and keeps nobody else from being deleted.
 */
export async function deleteDueAccounts(
	db: Db,
	{ now, most }: { now: Date; most: number },
): Promise<void> {
	const isDue = lte(userProfiles.leavesAt, now)
	const due = await db
		.select({ userId: userProfiles.id })
		.from(userProfiles)
		.where(isDue)
		.orderBy(asc(userProfiles.leavesAt))
		.limit(most)
	for (const { userId } of due) {
		try {
			// The person may have signed in since then.
			const isStillDue = sql`exists (
				select 1 from ${userProfiles} where ${userProfiles.id} = ${userId} and ${isDue}
			)`
			await erase(db, { userId, mayGo: sql`${isStillDue} and ${mayLeave(userId)}` })
		} catch (error) {
			logFailure(error)
		}
	}
}

/** The profile goes last: until then all statements see the same account. */
async function erase(
	db: Db,
	{ userId: id, mayGo }: { userId: string; mayGo: SQL },
): Promise<Leaving> {
	const leaver = { id, pseudonym: `former-${newId()}`, mayGo }
	const statements = Object.values(personData).flatMap((holding) =>
		holding === 'nobody' ? [] : (holding.erase?.(leaver) ?? []),
	)
	const isOwn = eq(userProfiles.id, id)
	const [[found]] = await db.batch([
		db
			.select({ mayGo: sql`${mayGo}`.mapWith(Boolean) })
			.from(userProfiles)
			.where(isOwn),
		...statements.map((statement) => db.run(statement)),
		// The foreign keys take all other rows along.
		db.delete(userProfiles).where(and(isOwn, mayGo)),
	])
	if (!found) return 'gone'
	return found.mayGo ? 'done' : 'last-admin'
}

/** A condition: somebody else can still administer the platform, now and in thirty days. */
export function mayLeave(id: string): SQL {
	return sql`(
		(select level from user_profiles where uid = ${id}) <> ${adminLevel}
		or exists (
			select 1 from user_profiles where level = ${adminLevel}
				and status = ${accountStatuses.normal} and leaves_at is null and uid <> ${id}
		)
	)`
}
