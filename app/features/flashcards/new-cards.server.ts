/** Cards that a person has never answered. */
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { cardStates, cards, decks } from '#app/db/schema/index.ts'
import { setAsideCards } from '#app/db/set-aside.ts'
import { mostNewPerDay } from '#app/domain/flashcards/study-limits.ts'

/** Cards that do not come as new ones: answered or set aside. */
export function isBegunOrAside(userId: string): SQL {
	return sql`${cards.id} in (
		select ${cardStates.cardId} from ${cardStates}
		where ${cardStates.userId} = ${userId} and ${cardStates.state} <> 'new'
		union ${setAsideCards(userId)})`
}

/** The decks that a person owns. */
export function ownDecks(userId: string): SQL {
	return sql`select ${decks.id} from ${decks} where ${decks.ownerId} = ${userId}`
}

/** The person's own decks and those in which they have answered a card. */
export function decksInUse(userId: string): SQL {
	return sql`
		${ownDecks(userId)}
		union
		${sql`select ${cards.deckId} from ${cardStates} join ${cards} on ${cards.id} = ${cardStates.cardId}
			where ${cardStates.userId} = ${userId} and ${cardStates.state} <> 'new'
				and ${cards.removedAt} is null`}`
}

/** How many new cards wait in some decks; no more are counted than a day may bring. */
export function newCardsIn(db: Db, { userId, decks: inDecks }: { userId: string; decks: SQL }) {
	return db.all<{ count: number }>(sql`
		select count(*) as count from (
			select 1 from (${inDecks}) as deck
			cross join ${cards} on ${cards.deckId} = deck.id
			where ${cards.removedAt} is null and not ${isBegunOrAside(userId)}
			limit ${mostNewPerDay}
		)`)
}
