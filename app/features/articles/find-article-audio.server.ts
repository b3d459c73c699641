import { eq } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { articles } from '#app/db/schema/index.ts'

/** Finds an article's audio path, with the columns the access rule needs. */
export async function findArticleAudio(db: Db, { id }: { id: string }) {
	const [found] = await db
		.select({
			status: articles.status,
			isDeleted: articles.isDeleted,
			audioPath: articles.audioPath,
		})
		.from(articles)
		.where(eq(articles.id, id))
	return found
}
