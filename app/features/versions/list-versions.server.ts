import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { userProfiles, versions } from '#app/db/schema/index.ts'
import { partNames } from '#app/domain/publishing/working-part.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import type { VersionPart } from '#app/domain/versions/version-content.ts'
import type { Paging } from '#app/ui/admin/paging.ts'

/** A version without its content. */
export const versionColumns = {
	id: versions.id,
	part: versions.part,
	size: versions.size,
	version: versions.version,
	savedAt: versions.savedAt,
	email: versions.savedByEmail,
	name: userProfiles.displayName,
}

export function versionsOf({ kind, id }: AudioOwner, part?: VersionPart) {
	return and(
		eq(versions.ownerKind, kind),
		eq(versions.ownerId, id),
		part && eq(versions.part, part),
	)
}

/** The versions of a lesson or an article, newest first, with their number by part. One round trip. */
export async function listVersions(
	db: Db,
	{ owner, part, page, size }: Paging & { owner: AudioOwner; part: VersionPart | undefined },
) {
	const [rows, counts] = await db.batch([
		db
			.select({
				...versionColumns,
				isNewest: sql`row_number() over (
					partition by ${versions.part} order by ${versions.savedAt} desc, ${versions.version} desc
				) = 1`.mapWith(Boolean),
			})
			.from(versions)
			.leftJoin(userProfiles, eq(userProfiles.id, versions.savedBy))
			.where(versionsOf(owner, part))
			.orderBy(desc(versions.savedAt), desc(versions.version), versions.part)
			.limit(size)
			.offset((page - 1) * size),
		db
			.select({ part: versions.part, count: count() })
			.from(versions)
			.where(versionsOf(owner))
			.groupBy(versions.part),
	])
	const shown = counts.filter((one) => part === undefined || one.part === part)
	const total = shown.reduce((sum, one) => sum + one.count, 0)
	const parts = partNames.filter((name) => counts.some((one) => one.part === name))
	return { versions: rows, parts, total }
}

export type ListedVersion = Awaited<ReturnType<typeof listVersions>>['versions'][number]
export type VersionSummary = Omit<ListedVersion, 'isNewest'>
