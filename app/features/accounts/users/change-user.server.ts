import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { type Actor, recordChange } from '#app/db/record-change.ts'
import { sessions, userProfiles } from '#app/db/schema/index.ts'
import { isStillAdmin } from '#app/db/still-admin.ts'
import { mayChangeStatus, statusChanges } from '#app/domain/accounts/account-change.ts'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { UserChange } from './forms.ts'

type Order = { change: UserChange; actor: Actor; now: Date }

type Changed = {
	user: { displayName: string; email: string }
	/** False where the account was so already: the same order came twice. */
	isNew: boolean
}

/**
 * Changes the status or the level of somebody's account, and writes that down, in one transaction.
 * Whoever may no longer sign in is signed out everywhere by the same transaction.
 *
 * Refused where it is the administrator's own account, where it is not as they saw it, and where
 * they are no administrator any more: two who demote each other leave one.
 */
export async function changeAccount(
	db: Db,
	{ change, actor, now }: Order,
): Promise<Result<Changed, Problem>> {
	const { user: id, was } = change
	if (id === actor.id) return err({ code: 'account.own' })
	const isLevel = change.intent === 'set-level'
	if (!isLevel && !mayChangeStatus(change.intent, was)) return err({ code: 'account.changed' })
	const { field, column, target } = isLevel
		? { field: 'level', column: userProfiles.level, target: change.level }
		: {
				field: 'status',
				column: userProfiles.status,
				target: statusChanges[change.intent].to,
			}
	const isAsSeen = and(
		eq(userProfiles.id, id),
		eq(column, was),
		ne(column, target),
		isStillAdmin(actor),
	)
	const [, changed, , after] = await db.batch([
		db.run(
			recordChange(
				{
					...{ actor, action: `account.${change.intent}`, objectType: 'person', objectId: id },
					...{ before: { [field]: was }, after: { [field]: target }, at: now },
				},
				sql`exists (select 1 from ${userProfiles} where ${isAsSeen})`,
			),
		),
		db
			.update(userProfiles)
			.set({ [field]: target, updatedAt: now })
			.where(isAsSeen)
			.returning({ id: userProfiles.id }),
		db
			.delete(sessions)
			.where(
				and(
					eq(sessions.userId, id),
					sql`exists (select 1 from ${userProfiles} where ${and(
						eq(userProfiles.id, id),
						ne(userProfiles.status, accountStatuses.normal),
					)})`,
				),
			),
		db
			.select({
				displayName: userProfiles.displayName,
				email: userProfiles.email,
				value: column,
				isAllowed: isStillAdmin(actor),
			})
			.from(userProfiles)
			.where(eq(userProfiles.id, id)),
	])
	const [row] = after
	if (!row) return err({ code: 'account.not-found' })
	const { displayName, email, value, isAllowed } = row
	if (!isAllowed) return err({ code: 'session.not-admin' })
	if (value !== target) return err({ code: 'account.changed' })
	return ok({ user: { displayName, email }, isNew: changed.length > 0 })
}
