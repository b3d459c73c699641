import { type SQL, sql } from 'drizzle-orm'
import { cards, lessons, ownTextParts } from '#app/db/schema/index.ts'
import { textOfOrigin } from '#app/domain/progress/text-origin.ts'

/** Whether a card's word was saved from the text of an address; of an address without a text, none was. */
export function isSavedFrom(from: string): SQL {
	const text = textOfOrigin(from)
	switch (text?.kind) {
		case 'lesson':
			return sql`${cards.lessonId} in (${sql`select ${lessons.id} from ${lessons}
				where ${lessons.slug} = ${text.id}`})`
		case 'article':
			return sql`${cards.articleId} = ${text.id}`
		case 'text':
			return sql`${cards.partId} in (${sql`select ${ownTextParts.id} from ${ownTextParts}
				where ${ownTextParts.textId} = ${text.id} and ${ownTextParts.number} = ${text.part}`})`
		default:
			return sql`false`
	}
}
