import { eq } from 'drizzle-orm'
import { forgetWrongCodes } from '#app/db/attempts.ts'
import type { Db } from '#app/db/client.server.ts'
import {
	findOpenInvitations,
	shareStatements,
	takeUpInvitations,
} from '#app/db/open-invitations.ts'
import { sessions, userProfiles } from '#app/db/schema/index.ts'
import { type By, changeAsAdmin } from '#app/db/transaction.ts'
import { mayChangeStatus, statusChanges } from '#app/domain/accounts/account-change.ts'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import { err, ok } from '#app/domain/result.ts'
import { type Answer, isOutdated } from '#app/domain/version.ts'
import { dropSecondFactors } from '#app/features/accounts/second-factor/set-up-app.server.ts'
import { findAccount } from './list-users.server.ts'
import type { UserChange } from './user-form.ts'

type ChangedUser = {
	user: { displayName: string; email: string; isConfirmed: boolean }
	/** False if nothing had to change, such as when the form was submitted twice. */
	isNew: boolean
}

/**
 * Changes the status or level of somebody else's account, or removes its second step. Deletes the
 * sessions of a user who may no longer sign in. If two administrators demote each other at once, one of them remains.
 */
export async function changeAccount(
	db: Db,
	{ change, ...by }: By & { change: UserChange },
): Answer<ChangedUser> {
	const { user: id, intent } = change
	if (id === by.actor.id) return err({ code: 'account.own' })
	return changeAsAdmin(db, by, async ({ tx, log, save }): Answer<ChangedUser> => {
		const account = await findAccount(tx, { id })
		if (!account) return err({ code: 'account.not-found' })
		const { displayName, email, isConfirmed, level, status, version } = account
		const user = { displayName, email, isConfirmed }
		if (change.intent === 'reset-second-factor') {
			if (!account.hasSecondFactor) return ok({ user, isNew: false })
			if (isOutdated(change, account)) return err({ code: 'account.changed', version })
			await save([
				tx
					.update(userProfiles)
					.set({ version: version + 1, updatedAt: by.now })
					.where(eq(userProfiles.id, id)),
				...dropSecondFactors(tx, { userId: id }),
				tx.delete(sessions).where(eq(sessions.userId, id)),
				forgetWrongCodes(tx, { userId: id }),
				log({
					action: `account.${intent}`,
					objectType: 'person',
					objectId: id,
					before: { hasSecondFactor: true },
					after: { hasSecondFactor: false },
				}),
			])
			return ok({ user, isNew: true })
		}
		const isLevel = change.intent === 'set-level'
		const before = isLevel ? { level } : { status }
		const after = isLevel ? { level: change.level } : { status: statusChanges[change.intent].to }
		const target = { level, status, ...after }
		if (target.level === level && target.status === status) return ok({ user, isNew: false })
		const isAllowed = isLevel || mayChangeStatus(change.intent, status)
		if (!isAllowed || isOutdated(change, account)) return err({ code: 'account.changed', version })
		if (change.intent === 'approve' && !isConfirmed && !change.unconfirmed) {
			return err({ code: 'account.unconfirmed' })
		}
		const mayStaySignedIn = target.status === accountStatuses.normal
		// A mail invited this address to private courses before it had an account.
		const invitations =
			change.intent === 'approve' && isConfirmed ? await findOpenInvitations(tx, { email }) : []
		await save([
			tx
				.update(userProfiles)
				.set({ ...after, version: version + 1, updatedAt: by.now })
				.where(eq(userProfiles.id, id)),
			log({ action: `account.${intent}`, objectType: 'person', objectId: id, before, after }),
			...invitations.flatMap(({ id: lessonId, type }) => [
				...shareStatements(tx, {
					lessonId,
					userId: id,
					email,
					sharedBy: by.actor.id,
					now: by.now,
				}),
				log({ action: `${type}.share`, objectType: type, objectId: lessonId, after: { email } }),
			]),
			...(change.intent === 'approve' ? takeUpInvitations(tx, { userId: id, now: by.now }) : []),
			...(mayStaySignedIn ? [] : [tx.delete(sessions).where(eq(sessions.userId, id))]),
		])
		return ok({ user, isNew: true })
	})
}
