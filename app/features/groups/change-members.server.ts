import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { findManagedGroup } from '#app/db/managed-groups.ts'
import { endIdleInvitations } from '#app/db/open-invitations.ts'
import { auditLog, groupInvitees, groupMembers, userProfiles } from '#app/db/schema/index.ts'
import { type By, changeAsEditor } from '#app/db/transaction.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'

type Changed = Promise<Result<undefined, Problem>>

type Member = { group: string; user: string }

/** Takes somebody out of a group. Does nothing if they are not in it. */
export function removeMember(db: Db, { group, user, ...by }: By & Member): Changed {
	return changeAsEditor(db, by, async ({ tx, log, save }): Changed => {
		const [managed, found] = await Promise.all([
			findManagedGroup(tx, { id: group, userId: by.actor.id }),
			findMember(tx, { group, user }),
		])
		if (!managed) return err({ code: 'group.gone' })
		if (!found?.isMember) return ok(undefined)
		const { email } = found
		await save([
			tx.delete(groupMembers).where(isMember({ group, user })),
			log({ action: 'group.remove', objectType: 'group', objectId: group, before: { email } }),
		])
		return ok(undefined)
	})
}

/** Takes a removal back, of somebody who was removed. */
export function putBackMember(db: Db, { group, user, ...by }: By & Member): Changed {
	return changeAsEditor(db, by, async ({ tx, log, save }): Changed => {
		const [managed, found] = await Promise.all([
			findManagedGroup(tx, { id: group, userId: by.actor.id }),
			findMember(tx, { group, user }),
		])
		if (!managed || managed.isDeleted || !found) return err({ code: 'group.gone' })
		if (found.isMember) return ok(undefined)
		if (!found.wasRemoved) return err({ code: 'group.no-member' })
		const { email } = found
		await save([
			tx.insert(groupMembers).values({ groupId: group, userId: user, createdAt: by.now }),
			log({ action: 'group.add', objectType: 'group', objectId: group, after: { email } }),
		])
		return ok(undefined)
	})
}

/** Takes an invitation to a group back. Its links end if the address is invited to nothing else. */
export function withdrawInvitee(
	db: Db,
	{ group, email, ...by }: By & { group: string; email: string },
): Changed {
	return changeAsEditor(db, by, async ({ tx, log, save }): Changed => {
		const managed = await findManagedGroup(tx, { id: group, userId: by.actor.id })
		if (!managed) return err({ code: 'group.gone' })
		await save([
			tx
				.delete(groupInvitees)
				.where(and(eq(groupInvitees.groupId, group), eq(groupInvitees.email, email))),
			endIdleInvitations(tx, email),
			log({ action: 'group.withdraw', objectType: 'group', objectId: group, before: { email } }),
		])
		return ok(undefined)
	})
}

function isMember({ group, user }: Member) {
	return and(eq(groupMembers.groupId, group), eq(groupMembers.userId, user))
}

async function findMember(tx: Db, { group, user }: Member) {
	const [found] = await tx
		.select({
			email: userProfiles.email,
			memberOf: groupMembers.groupId,
			wasRemoved: sql`exists (${sql`select 1 from ${auditLog}
				where ${auditLog.objectType} = 'group' and ${auditLog.objectId} = ${group}
					and ${auditLog.action} = 'group.remove'
					and lower(${auditLog.before} ->> 'email') = lower(${userProfiles.email})`})`.mapWith(
				Boolean,
			),
		})
		.from(userProfiles)
		.leftJoin(
			groupMembers,
			and(eq(groupMembers.userId, userProfiles.id), eq(groupMembers.groupId, group)),
		)
		.where(eq(userProfiles.id, user))
	if (!found) return undefined
	const { memberOf, ...member } = found
	return { ...member, isMember: memberOf !== null }
}
