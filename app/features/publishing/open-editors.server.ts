/** Who has a lesson or an article open in its editor. */
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { articles, lessons, openEditors, userProfiles } from '#app/db/schema/index.ts'
import type { TextOwner } from '#app/db/working-parts.ts'

/** How long an editor counts as open after it was last in sight. */
const openForMs = 90_000

/** Somebody who has it open. */
export type OpenEditor = {
	userId: string
	name: string
	/** Until it ends, unless it is renewed. */
	secondsLeft: number
}

type Owned = { owner: TextOwner; now: Date }

/** The query for those who have it open, the earliest account first. */
export function openEditorsOf(db: Db, { owner, now }: Owned) {
	return db
		.select({
			userId: openEditors.userId,
			name: sql<string>`coalesce(nullif(${userProfiles.displayName}, ''), ${userProfiles.email})`,
			secondsLeft: sql<number>`(${openEditors.until} - ${+now}) / 1000`,
		})
		.from(openEditors)
		.innerJoin(userProfiles, eq(userProfiles.id, openEditors.userId))
		.where(
			and(
				eq(openEditors.ownerKind, owner.kind),
				eq(openEditors.ownerId, owner.id),
				gt(openEditors.until, now),
			),
		)
		.orderBy(asc(userProfiles.createdAt), asc(openEditors.userId))
}

/**
 * Keeps an editor open for its user, and returns the others who have it open; undefined if there is no
 * such lesson or article. Deletes the rows that have ended. One round trip.
 */
export async function keepEditorOpen(
	db: Db,
	{ owner, userId, now }: Owned & { userId: string },
): Promise<OpenEditor[] | undefined> {
	const { kind, id } = owner
	const row = kind === 'lessons' ? lessons : articles
	const [, , open] = await db.batch([
		db.delete(openEditors).where(lte(openEditors.until, now)),
		db.run(sql`
			insert into ${openEditors} (owner_kind, owner_id, uid, until)
			select ${kind}, ${id}, ${userId}, ${+now + openForMs}
			where exists (select 1 from ${row} where ${row.id} = ${id} and not ${row.isDeleted})
			on conflict (owner_kind, owner_id, uid) do update set until = excluded.until`),
		openEditorsOf(db, { owner, now }),
	])
	if (!open.some((one) => one.userId === userId)) return undefined
	return open.filter((one) => one.userId !== userId)
}
