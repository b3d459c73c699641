/** Cards that do not come to a person: suspended, or set aside as leeches and not resumed since. */
import { type SQL, sql } from 'drizzle-orm'
import { leech } from '#app/domain/flashcards/leech.ts'
import { cardMarks, cardStates, cards } from './schema/index.ts'

/**
 * How often a card has been set aside as a leech: once at 8 lapses, twice at 12. Numbers are written out, so
 * that SQLite takes the partial index.
 */
function leechRank(lapses: SQL): SQL {
	const { lapses: first, furtherLapses } = leech
	const before = sql.raw(String(first - furtherLapses))
	return sql`((max(${lapses}, ${before}) - ${before}) / ${sql.raw(String(furtherLapses))})`
}

/** Their ids, in one column. SQLite reads them once for a statement. */
export function setAsideCards(userId: string): SQL {
	const resumed = sql`coalesce((${sql`select ${cardMarks.resumedLapses} from ${cardMarks}
		where ${cardMarks.userId} = ${userId} and ${cardMarks.cardId} = forgotten.card_id`}), 0)`
	return sql`
		select ${cardMarks.cardId} from ${cardMarks}
		where ${cardMarks.userId} = ${userId} and ${cardMarks.suspendedAt} is not null
		union all
		select forgotten.card_id from ${cardStates} as forgotten
		where forgotten.uid = ${userId} and forgotten.lapses >= ${sql.raw(String(leech.lapses))}
			and ${leechRank(sql`forgotten.lapses`)} > ${leechRank(resumed)}`
}

/** Whether a row of `cards` is set aside. */
export function isSetAside(userId: string): SQL {
	return sql`${cards.id} in (${setAsideCards(userId)})`
}
