import { type SQL, sql } from 'drizzle-orm'
import { ownTextParts, ownTexts } from './schema/index.ts'

/** The part with this id if it is of a text that the person keeps, or else null. */
export function ownPart(userId: string, partId: SQL): SQL {
	return sql`(${sql`select ${ownTextParts.id} from ${ownTextParts}
		join ${ownTexts} on ${ownTexts.id} = ${ownTextParts.textId} and ${ownTexts.userId} = ${userId}
		where ${ownTextParts.id} = ${partId}`})`
}
