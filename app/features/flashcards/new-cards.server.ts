/** Cards that a person has never answered. */
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { cardStates, cards, decks } from '#app/db/schema/index.ts'
import { setAsideCards } from '#app/db/set-aside.ts'
import { mostNewPerDay } from '#app/domain/flashcards/study-limits.ts'

/** Cards that a person answered or set aside. */
export function isBegunOrAside(userId: string): SQL {
	return sql`${cards.id} in (${begunOrAside(userId)})`
}

/**
 * Cards that do not come as new ones: answered, set aside, or of a deck for everybody while the person studies their
 * word in another deck. What they saved themselves comes.
 */
export function isMet(userId: string): SQL {
	return sql`${cards.id} in (${begunOrAside(userId)}
		union all ${sql`select met.id from ${cardStates}
			join ${cards} as begun on begun.id = ${cardStates.cardId} and begun.removed_at is null
			cross join ${cards} as met on met.vocab_id = begun.vocab_id and met.id <> begun.id
			join ${decks} as shared on shared.id = met.deck_id and shared.owner_uid is null
			where ${cardStates.userId} = ${userId} and ${cardStates.state} <> 'new'`})`
}

function begunOrAside(userId: string): SQL {
	return sql`select ${cardStates.cardId} from ${cardStates}
		where ${cardStates.userId} = ${userId} and ${cardStates.state} <> 'new'
		union ${setAsideCards(userId)}`
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

/** How many words wait as new cards in some decks; no more are counted than a day may bring. */
export function newCardsIn(db: Db, { userId, decks: inDecks }: { userId: string; decks: SQL }) {
	return db.all<{ count: number }>(sql`
		select count(*) as count from (
			select distinct ${cards.vocabId} from (${inDecks}) as deck
			cross join ${cards} on ${cards.deckId} = deck.id
			where ${cards.removedAt} is null and not ${isMet(userId)}
			limit ${mostNewPerDay}
		)`)
}
