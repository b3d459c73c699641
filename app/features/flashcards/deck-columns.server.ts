import { type SQL, sql } from 'drizzle-orm'
import { cardMarks, cards, decks } from '#app/db/schema/index.ts'

/** A deck, and how many of its cards are chosen. */
export function deckColumns(isChosen: SQL = sql`true`) {
	return {
		id: decks.id,
		slug: decks.slug,
		name: decks.name,
		isPersonal: sql<boolean>`${decks.ownerId} is not null`.mapWith(Boolean),
		cardCount: sql<number>`(${sql`select count(*) from ${cards}
			where ${cards.deckId} = ${decks.id} and ${cards.removedAt} is null and ${isChosen}`})`,
	}
}

export function bookmarkedCount(userId: string) {
	return sql<number>`(${sql`select count(*) from ${cardMarks}
		cross join ${cards} on ${cards.id} = ${cardMarks.cardId}
		where ${cardMarks.userId} = ${userId} and ${cardMarks.isBookmarked}
			and ${cards.deckId} = ${decks.id} and ${cards.removedAt} is null`})`
}

export function isBookmarkedBy(userId: string): SQL {
	return sql`exists (select 1 from ${cardMarks} where ${cardMarks.cardId} = ${cards.id}
		and ${cardMarks.userId} = ${userId} and ${cardMarks.isBookmarked})`
}
