import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { vocab } from '#app/db/schema/index.ts'

/** Every reading of each of the words, the most frequent first. One round trip. */
export async function listReadings(db: Db, { words }: { words: readonly string[] }) {
	if (words.length === 0) return []
	return db
		.select({
			word: vocab.word,
			traditional: vocab.traditional,
			pinyin: vocab.pinyin,
			poses: vocab.poses,
			meaning: vocab.meaning,
			levels: vocab.levels,
		})
		.from(vocab)
		.where(
			and(
				eq(vocab.status, 1),
				sql`${vocab.word} in (select value from json_each(${JSON.stringify(words)}))`,
			),
		)
		.orderBy(desc(vocab.frequency), vocab.id)
}

export type Reading = Awaited<ReturnType<typeof listReadings>>[number]
