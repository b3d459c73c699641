import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { articles } from '#app/db/schema/index.ts'
import { hasWorkingParts } from '#app/db/working-parts.ts'
import { lessonStatuses } from '#app/domain/access/access.ts'

/** Whether learners see an article as its authors do, who look at it before it is published. */
export async function findArticleStanding(db: Db, { id }: { id: string }) {
	const [found] = await db
		.select({
			status: articles.status,
			hasChanges: hasWorkingParts('articles', sql`${articles.id}`),
		})
		.from(articles)
		.where(and(eq(articles.id, id), eq(articles.isDeleted, false)))
	if (!found) return undefined
	return { isLive: found.status === lessonStatuses.available, hasChanges: found.hasChanges }
}
