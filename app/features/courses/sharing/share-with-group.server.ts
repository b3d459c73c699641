import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { findManagedGroup } from '#app/db/managed-groups.ts'
import {
	groupMembers,
	groupShares,
	lessons,
	shareMails,
	userProfiles,
} from '#app/db/schema/index.ts'
import { type By, changeAsEditor } from '#app/db/transaction.ts'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { Recipient } from '#app/features/accounts/mails/letter.ts'
import type { SharedItem } from './share-course.server.ts'

type Target = { group: string; lesson: string }

/** The members to mail: those who have had no mail about the course yet. */
type Shared = { item: SharedItem; toTell: Recipient[] }

/**
 * Opens a private course or lesson to all members of a group, also to those who come later. Done again, it
 * tells those whose mail could not be sent.
 */
export function shareWithGroup(
	db: Db,
	{ group, lesson, ...by }: By & Target,
): Promise<Result<Shared, Problem>> {
	return changeAsEditor(db, by, async ({ tx, log, save }): Promise<Result<Shared, Problem>> => {
		const [managed, item, isShared, members] = await Promise.all([
			findManagedGroup(tx, { id: group, userId: by.actor.id }),
			findShareable(tx, lesson),
			tx.$count(groupShares, isShare({ group, lesson })),
			findUntold(tx, { group, lesson }),
		])
		if (!managed) return err({ code: 'group.gone' })
		if (managed.isDeleted) return err({ code: 'group.deleted' })
		if (!item) return err({ code: 'share.not-private' })
		const [told, ...others] = [
			...(isShared > 0
				? []
				: [
						tx.insert(groupShares).values({ groupId: group, lessonId: lesson, createdAt: by.now }),
						log({
							action: 'group.share',
							objectType: 'group',
							objectId: group,
							after: { course: item.title.en },
						}),
					]),
			...members.map(({ email }) =>
				tx
					.insert(shareMails)
					.values({ lessonId: lesson, email, about: 'shared', at: by.now })
					.onConflictDoNothing(),
			),
		]
		if (told) await save([told, ...others])
		return ok({ item, toTell: members })
	})
}

/** Takes it from the group. Members to whom it is shared singly, or by another group, keep it. */
export function unshareWithGroup(
	db: Db,
	{ group, lesson, ...by }: By & Target,
): Promise<Result<undefined, Problem>> {
	return changeAsEditor(db, by, async ({ tx, log, save }): Promise<Result<undefined, Problem>> => {
		const [managed, [item], isShared] = await Promise.all([
			findManagedGroup(tx, { id: group, userId: by.actor.id }),
			tx.select({ title: lessons.title }).from(lessons).where(eq(lessons.id, lesson)),
			tx.$count(groupShares, isShare({ group, lesson })),
		])
		if (!managed) return err({ code: 'group.gone' })
		if (isShared === 0) return ok(undefined)
		await save([
			tx.delete(groupShares).where(isShare({ group, lesson })),
			log({
				action: 'group.unshare',
				objectType: 'group',
				objectId: group,
				before: { course: item?.title.en },
			}),
		])
		return ok(undefined)
	})
}

function isShare({ group, lesson }: Target) {
	return and(eq(groupShares.groupId, group), eq(groupShares.lessonId, lesson))
}

async function findShareable(tx: Db, lesson: string): Promise<SharedItem | undefined> {
	const [found] = await tx
		.select({ type: lessons.type, slug: lessons.slug, title: lessons.title })
		.from(lessons)
		.where(and(eq(lessons.id, lesson), eq(lessons.isPrivate, true), eq(lessons.isDeleted, false)))
	return found
}

/** Members who can sign in and have had no mail about the course. */
function findUntold(tx: Db, { group, lesson }: Target) {
	const email = sql<string>`lower(${userProfiles.email})`
	const told = tx
		.select({ email: shareMails.email })
		.from(shareMails)
		.where(and(eq(shareMails.lessonId, lesson), eq(shareMails.about, 'shared')))
	return tx
		.select({
			email,
			displayName: userProfiles.displayName,
			isConfirmed: userProfiles.emailVerified,
		})
		.from(groupMembers)
		.innerJoin(userProfiles, eq(userProfiles.id, groupMembers.userId))
		.where(
			and(
				eq(groupMembers.groupId, group),
				eq(userProfiles.status, accountStatuses.normal),
				sql`not ${inArray(email, told)}`,
			),
		)
}
