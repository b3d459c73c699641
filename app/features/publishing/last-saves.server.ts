import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { userProfiles, versions } from '#app/db/schema/index.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import type { PartName } from '#app/domain/publishing/working-part.ts'

/** A save as an editor reads of it. */
type LastSave = {
	/** Who saved it; null if that is not known any more. */
	userId: string | null
	name: string
	/** ISO 8601. */
	at: string
	/** The counter of its part since. */
	version: number
}

/** The last save of each part of a lesson or an article. */
export type LastSaves = Partial<Record<PartName, LastSave>>

/** The query for the newest version of each part of an owner, without its content. */
export function lastSavesOf(db: Db, { kind, id }: TextOwner) {
	const newest = db
		.select({
			part: versions.part,
			userId: versions.savedBy,
			email: versions.savedByEmail,
			savedAt: versions.savedAt,
			version: versions.version,
			place: sql<number>`row_number() over (
				partition by ${versions.part} order by ${versions.savedAt} desc, ${versions.version} desc
			)`.as('place'),
		})
		.from(versions)
		.where(and(eq(versions.ownerKind, kind), eq(versions.ownerId, id)))
		.as('newest')
	return db
		.select({
			part: newest.part,
			userId: newest.userId,
			email: newest.email,
			savedAt: newest.savedAt,
			version: newest.version,
			name: userProfiles.displayName,
		})
		.from(newest)
		.leftJoin(userProfiles, eq(userProfiles.id, newest.userId))
		.where(eq(newest.place, 1))
}

type Row = Awaited<ReturnType<typeof lastSavesOf>>[number]

/** Leaves out what was there before versions had an author. */
export function savesByPart(rows: readonly Row[]): LastSaves {
	return Object.fromEntries(
		rows.flatMap(({ part, userId, email, name, savedAt, version }) =>
			email === null
				? []
				: [[part, { userId, name: name || email, at: savedAt.toISOString(), version }]],
		),
	)
}
