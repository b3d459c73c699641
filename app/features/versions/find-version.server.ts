import { and, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import { userProfiles, versions } from '#app/db/schema/index.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import { versionColumns, versionsOf } from './list-versions.server.ts'

type Wanted = { owner: AudioOwner; id: string }

/** A version with its content; undefined if the owner has none of this id. */
export async function findVersion(db: Db, { owner, id }: Wanted) {
	const [found] = await withContent(db).where(and(versionsOf(owner), eq(versions.id, id)))
	return found
}

const later = alias(versions, 'later')

/** The version that was replaced by this one; undefined for the first one of its part. */
export async function findVersionBefore(db: Db, { owner, id }: Wanted) {
	const [found] = await withContent(db)
		.innerJoin(later, eq(later.id, id))
		.where(
			and(
				versionsOf(owner),
				eq(versions.part, later.part),
				sql`(${versions.savedAt}, ${versions.version}) < (${later.savedAt}, ${later.version})`,
			),
		)
		.orderBy(desc(versions.savedAt), desc(versions.version))
		.limit(1)
	return found
}

function withContent(db: Db) {
	return db
		.select({ ...versionColumns, content: versions.content })
		.from(versions)
		.leftJoin(userProfiles, eq(userProfiles.id, versions.savedBy))
}
