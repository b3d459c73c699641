import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { articles, lessons, userProfiles, versions } from '#app/db/schema/index.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import { type PartName, partNames } from '#app/domain/publishing/working-part.ts'

/** A save, as its editor shows it. */
type LastSave = {
	/** Who saved it; null if that is not known any more. */
	userId: string | null
	name: string
	/** ISO 8601. */
	at: string
	/** The counter of its part after it. */
	version: number
}

/** The last save of each part of a lesson or an article. */
export type LastSaves = Partial<Record<PartName, LastSave>>

/** The query for the newest version of each part of an owner, without its content. */
export function lastSavesOf(db: Db, { kind, id }: TextOwner) {
	// Three times the end of an index: a text that is saved often has hundreds of versions.
	const newest = partNames.map(
		(part) =>
			sql`${db
				.select({ id: versions.id })
				.from(versions)
				.where(and(eq(versions.ownerKind, kind), eq(versions.ownerId, id), eq(versions.part, part)))
				.orderBy(desc(versions.savedAt), desc(versions.version))
				.limit(1)}`,
	)
	return db
		.select({
			part: versions.part,
			userId: versions.savedBy,
			email: versions.savedByEmail,
			savedAt: versions.savedAt,
			version: versions.version,
			name: userProfiles.displayName,
		})
		.from(versions)
		.leftJoin(userProfiles, eq(userProfiles.id, versions.savedBy))
		.where(sql`${versions.id} in (${sql.join(newest, sql`, `)})`)
}

/** The query for the last save of every lesson and article, whichever part it was. */
export function lastSavesOfAll(db: Db) {
	const newestOf = (kind: TextOwner['kind'], table: typeof lessons | typeof articles) =>
		sql`select (${db
			.select({ id: versions.id })
			.from(versions)
			.where(and(eq(versions.ownerKind, kind), sql`${versions.ownerId} = owner.id`))
			.orderBy(desc(versions.savedAt), desc(versions.version))
			.limit(1)}) from ${table} as owner`
	return db
		.select({
			kind: versions.ownerKind,
			id: versions.ownerId,
			at: versions.savedAt,
			by: sql<
				string | null
			>`coalesce(nullif(${userProfiles.displayName}, ''), ${versions.savedByEmail})`,
		})
		.from(versions)
		.leftJoin(userProfiles, eq(userProfiles.id, versions.savedBy))
		.where(
			sql`${versions.id} in (${newestOf('lessons', lessons)} union all ${newestOf('articles', articles)})`,
		)
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
