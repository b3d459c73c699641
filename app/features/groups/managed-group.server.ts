import { and, eq } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { isManagedBy } from '#app/db/managed-groups.ts'
import { groups } from '#app/db/schema/index.ts'

/** A group that the person may look after, also one that is deleted. */
export async function findManagedGroup(db: Db, { id, userId }: { id: string; userId: string }) {
	const [found] = await db
		.select({
			id: groups.id,
			name: groups.name,
			version: groups.version,
			isDeleted: groups.isDeleted,
		})
		.from(groups)
		.where(and(eq(groups.id, id), isManagedBy(userId)))
	return found
}
