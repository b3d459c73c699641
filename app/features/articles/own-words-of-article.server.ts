import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { countedTexts, textWords } from '#app/db/schema/index.ts'
import { ownWordsAmong } from '#app/features/known-words/own-words.server.ts'

/** A person's own words among those of an article. */
export function ownWordsOfArticle(db: Db, { id, userId }: { id: string; userId: string }) {
	return ownWordsAmong(db, {
		userId,
		vocabIds: sql`select ${textWords.vocabId} from ${textWords}
			join ${countedTexts} on ${countedTexts.id} = ${textWords.textId}
			where ${countedTexts.articleId} = ${id}`,
	})
}
