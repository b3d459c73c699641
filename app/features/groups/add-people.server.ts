import { and, eq, inArray, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from '#app/db/client.server.ts'
import { findManagedGroup } from '#app/db/managed-groups.ts'
import {
	type NewInvitation,
	newInvitation,
	skipsWaitlistNow,
	storeInvitation,
} from '#app/db/open-invitations.ts'
import {
	groupInvitees,
	groupMembers,
	groupShares,
	lessons,
	shareMails,
	userProfiles,
} from '#app/db/schema/index.ts'
import { type By, changeAsEditor } from '#app/db/transaction.ts'
import { mostEmails } from '#app/domain/accounts/email-list.ts'
import { isAdmin } from '#app/domain/accounts/user.ts'
import { type AddingOutcome, addingOutcome, mostInGroup } from '#app/domain/groups/adding.ts'
import { readPastedAddresses } from '#app/domain/groups/pasted-addresses.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { Recipient } from '#app/features/accounts/mails/letter.ts'
import type { SharedItem } from '#app/features/courses/sharing/share-course.server.ts'

type Adding = {
	group: string
	/** The pasted list. */
	people: string
	/** The new accounts need no approval. Counts for administrators alone. */
	skipsWaitlist: boolean
	/** Says what would happen, and changes nothing. */
	isCheck: boolean
	/** The actor's level decides about `skipsWaitlist`. */
	level: number
}

/** The outcome of each address, in their order, and the mails that tell people about it. */
export type Added = {
	group: { name: string }
	rows: { email: string; outcome: AddingOutcome }[]
	toInvite: NewInvitation[]
	/** New members, with the courses that they have not been told about before; none where none is shared yet. */
	toTell: { recipient: Recipient; items: (SharedItem & { id: string })[] }[]
}

/** Adds the people of a pasted list to a group; invites those without an account. */
export async function addPeople(
	db: Db,
	{ group: id, people, skipsWaitlist, isCheck, level, ...by }: By & Adding,
): Promise<Result<Added, Problem>> {
	const emails = readPastedAddresses(people)
	if (emails.length === 0) return err({ code: 'group.nobody' })
	if (emails.length > mostEmails) {
		return err({ code: 'share.too-many', values: { most: mostEmails } })
	}
	const links = await Promise.all(emails.map(newInvitation))
	return changeAsEditor(db, by, async ({ tx, log, save }): Promise<Result<Added, Problem>> => {
		const [group, accounts, invitees, items, mailed, size] = await Promise.all([
			findManagedGroup(tx, { id, userId: by.actor.id }),
			findAccounts(tx, { group: id, emails }),
			findInvitees(tx, { group: id, emails }),
			findShared(tx, { group: id }),
			findMailed(tx, { group: id, emails }),
			countPeople(tx, { group: id }),
		])
		if (!group) return err({ code: 'group.gone' })
		if (group.isDeleted) return err({ code: 'group.deleted' })
		const rows = emails.map((email) => {
			const account = accounts.get(email)
			return { email, outcome: addingOutcome(email, { account, isInvited: invitees.has(email) }) }
		})
		const isNew = ({ email, outcome }: (typeof rows)[number]) =>
			['added', 'invited', 'waits'].includes(outcome) && !invitees.has(email)
		if (size + rows.filter(isNew).length > mostInGroup) {
			return err({ code: 'group.too-many', values: { most: mostInGroup } })
		}
		const outcomes = new Map(rows.map(({ email, outcome }) => [email, outcome]))
		const toInvite = links.filter(({ email }) => outcomes.get(email) === 'invited')
		const toTell = emails.flatMap((email) => {
			const account = outcomes.get(email) === 'added' ? accounts.get(email) : undefined
			const untold = items.filter((item) => !mailed.has(`${item.id} ${email}`))
			return account && (untold.length > 0 || items.length === 0)
				? [{ recipient: { ...account, email }, items: untold }]
				: []
		})
		const entry = { objectType: 'group', objectId: id }
		const [first, ...others] = rows.flatMap(({ email, outcome }): BatchItem<'sqlite'>[] => {
			const account = accounts.get(email)
			if (outcome === 'added' && account) {
				return [
					tx
						.insert(groupMembers)
						.values({ groupId: id, userId: account.id, createdAt: by.now })
						.onConflictDoNothing(),
					tx
						.delete(groupInvitees)
						.where(and(eq(groupInvitees.groupId, id), eq(groupInvitees.email, email))),
					log({ action: 'group.add', ...entry, after: { email } }),
				]
			}
			if (outcome !== 'invited' && outcome !== 'waits') return []
			return [
				tx
					.insert(groupInvitees)
					.values({ groupId: id, email, createdAt: by.now })
					.onConflictDoNothing(),
				log({ action: 'group.invite', ...entry, after: { email } }),
			]
		})
		if (first && !isCheck) {
			const mayApprove = skipsWaitlist && isAdmin({ level })
			await save([
				first,
				...others,
				...toInvite.map((link) =>
					storeInvitation(tx, link, { skipsWaitlist: mayApprove, now: by.now }),
				),
				...toTell.flatMap(({ recipient: { email }, items: told }) =>
					told.map((item) =>
						tx
							.insert(shareMails)
							.values({ lessonId: item.id, email, about: 'shared', at: by.now })
							.onConflictDoNothing(),
					),
				),
			])
		}
		return ok({
			group: { name: group.name },
			rows,
			toInvite: isCheck ? [] : toInvite,
			toTell: isCheck ? [] : toTell,
		})
	})
}

type Those = { group: string; emails: string[] }

/** The accounts with these addresses, by address. */
async function findAccounts(tx: Db, { group, emails }: Those) {
	const email = sql<string>`lower(${userProfiles.email})`
	const rows = await tx
		.select({
			id: userProfiles.id,
			email,
			displayName: userProfiles.displayName,
			isConfirmed: userProfiles.emailVerified,
			status: userProfiles.status,
			memberOf: groupMembers.groupId,
		})
		.from(userProfiles)
		.leftJoin(
			groupMembers,
			and(eq(groupMembers.userId, userProfiles.id), eq(groupMembers.groupId, group)),
		)
		.where(inArray(email, emails))
	return new Map(
		rows.map(({ memberOf, ...row }) => [row.email, { ...row, isMember: memberOf !== null }]),
	)
}

async function findInvitees(tx: Db, { group, emails }: Those): Promise<ReadonlySet<string>> {
	const rows = await tx
		.select({ email: groupInvitees.email })
		.from(groupInvitees)
		.where(and(eq(groupInvitees.groupId, group), inArray(groupInvitees.email, emails)))
	return new Set(rows.map(({ email }) => email))
}

/** The courses and lessons shared with the group, as mails name them. */
function findShared(tx: Db, { group }: Pick<Those, 'group'>) {
	return tx
		.select({ id: lessons.id, type: lessons.type, slug: lessons.slug, title: lessons.title })
		.from(groupShares)
		.innerJoin(lessons, eq(lessons.id, groupShares.lessonId))
		.where(and(eq(groupShares.groupId, group), eq(lessons.isDeleted, false)))
		.orderBy(groupShares.createdAt)
}

/** "lesson address" of the mails about those courses that were sent before. */
async function findMailed(tx: Db, { group, emails }: Those): Promise<ReadonlySet<string>> {
	const rows = await tx
		.select({ lessonId: shareMails.lessonId, email: shareMails.email })
		.from(shareMails)
		.innerJoin(groupShares, eq(groupShares.lessonId, shareMails.lessonId))
		.where(
			and(
				eq(groupShares.groupId, group),
				eq(shareMails.about, 'shared'),
				inArray(shareMails.email, emails),
			),
		)
	return new Set(rows.map(({ lessonId, email }) => `${lessonId} ${email}`))
}

async function countPeople(tx: Db, { group }: Pick<Those, 'group'>): Promise<number> {
	const [members, invitees] = await Promise.all([
		tx.$count(groupMembers, eq(groupMembers.groupId, group)),
		tx.$count(groupInvitees, eq(groupInvitees.groupId, group)),
	])
	return members + invitees
}

type SendingAgain = Pick<Adding, 'group' | 'level'> & { email: string; isSent: boolean }

type Again = { group: { name: string }; skipsWaitlist: boolean }

/**
 * What the mail of an invitation to the group that is still there names. Its new link skips the waitlist where an
 * administrator sends it and chose so before. Once the mail `isSent`, that is noted.
 */
export async function inviteAgain(
	db: Db,
	{ group: id, email, level, isSent, ...by }: By & SendingAgain,
): Promise<Result<Again, Problem>> {
	return changeAsEditor(db, by, async ({ tx, log, save }): Promise<Result<Again, Problem>> => {
		const [group, invitees, accounts, wasApproved] = await Promise.all([
			findManagedGroup(tx, { id, userId: by.actor.id }),
			findInvitees(tx, { group: id, emails: [email] }),
			findAccounts(tx, { group: id, emails: [email] }),
			skipsWaitlistNow(tx, { email, now: by.now }),
		])
		if (!group) return err({ code: 'group.gone' })
		// Somebody who has applied meanwhile needs no link.
		if (!invitees.has(email) || accounts.has(email)) return err({ code: 'group.invitation-gone' })
		if (isSent) {
			await save([
				log({ action: 'group.invite', objectType: 'group', objectId: id, after: { email } }),
			])
		}
		return ok({ group, skipsWaitlist: wasApproved && isAdmin({ level }) })
	})
}
