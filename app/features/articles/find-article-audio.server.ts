import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { articles } from '#app/db/schema/index.ts'
import { audioPathOf, timingsPathOf } from '#app/domain/speech/audio-path.ts'

/**
 * Finds an article's audio path, with the columns the access rule needs. An article that got another
 * id when it was restored keeps its audio at the former one, and is found by the file.
 */
export async function findArticleAudio(db: Db, { id, file }: { id: string; file: string }) {
	const name = file.replace(/\.[^.]*$/, '')
	const stem = timingsPathOf(audioPathOf({ kind: 'articles', id }, name)).replace(/json$/, '')
	const own = await find(db, eq(articles.id, id))
	if (own?.audioPath?.startsWith(stem)) return own
	// Rare: this looks at all articles.
	const moved = await find(db, sql`substr(${articles.audioPath}, 1, ${stem.length}) = ${stem}`)
	return moved ?? own
}

async function find(db: Db, condition: SQL) {
	const [found] = await db
		.select({
			status: articles.status,
			isDeleted: articles.isDeleted,
			audioPath: articles.audioPath,
		})
		.from(articles)
		.where(condition)
	return found
}
