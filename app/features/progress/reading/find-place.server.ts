import { and, eq } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { logFailure } from '#app/db/log.ts'
import { readingPlaces } from '#app/db/schema/index.ts'

/** Where a person stopped in an article. An article can be read without knowing it. */
export async function findArticlePlace(
	db: Db,
	{ userId, articleId }: { userId: string; articleId: string },
) {
	const { paragraph, paragraphs } = readingPlaces
	try {
		const [place] = await db
			.select({ paragraph, paragraphs })
			.from(readingPlaces)
			.where(and(eq(readingPlaces.userId, userId), eq(readingPlaces.articleId, articleId)))
		return place
	} catch (error) {
		logFailure(error)
		return undefined
	}
}
