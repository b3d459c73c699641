import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { articles, workingParts } from '#app/db/schema/index.ts'
import { isWorkingPartIn } from '#app/db/working-parts.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'

/**
 * An article with its text, as an author opens it: the working version if there is one. The version
 * counts the saves of the text. Damaged content is returned empty with `isUnreadable`, so that no author
 * overwrites it unknowingly.
 */
export async function findArticleForEditing(db: Db, { id }: { id: string }) {
	const [found] = await db
		.select({
			article: {
				id: articles.id,
				title: articles.title,
				enTitle: articles.enTitle,
				level: articles.level,
				status: articles.status,
				version: articles.version,
			},
			// As plain text: the column's own schema would fail on damaged content.
			stored: sql<string>`coalesce(${workingParts.content}, ${articles.content})`,
			version: sql<number>`coalesce(${workingParts.version}, ${articles.textVersion})`,
		})
		.from(articles)
		.leftJoin(workingParts, isWorkingPartIn('articles', 'text', articles.id))
		.where(and(eq(articles.id, id), eq(articles.isDeleted, false)))
	if (!found) return undefined
	const { article, stored, version } = found
	const content = readStoredContent(stored)
	return { article, content: content ?? [], isUnreadable: content === undefined, version }
}
