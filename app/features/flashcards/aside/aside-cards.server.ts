/** Says in a list why cards are set aside. */
import { type SQL, sql } from 'drizzle-orm'
import { cardMarks, cardStates, cards, decks, userWords } from '#app/db/schema/index.ts'
import { isSetAside, setAsideCards } from '#app/db/set-aside.ts'
import type { AsideReason } from '#app/features/flashcards/study-contract.ts'

/** How many cards of a row of `decks` are set aside. */
export function asideCount(userId: string): SQL<number> {
	return sql<number>`(${sql`select count(*) from ${cards}
		where ${cards.id} in (${setAsideCards(userId)})
			and ${cards.deckId} = ${decks.id} and ${cards.removedAt} is null`})`
}

/** Needs the person's states and marks of the cards. */
export function asideColumns(userId: string) {
	return {
		isAside: isSetAside(userId).mapWith(Boolean),
		isSuspended: sql`${cardMarks.suspendedAt} is not null`.mapWith(Boolean),
		isKnown: sql`exists (select 1 from ${userWords} where ${userWords.userId} = ${userId}
			and ${userWords.vocabId} = ${cards.vocabId} and ${userWords.status} = 'known')`.mapWith(
			Boolean,
		),
		lapses: cardStates.lapses,
	}
}

type Standing = {
	isAside: boolean
	isSuspended: boolean
	isKnown: boolean
	lapses: number | null
}

export function reasonOf({ isAside, isSuspended, isKnown, lapses }: Standing): AsideReason | null {
	if (!isAside) return null
	if (!isSuspended) return { kind: 'leech', lapses: lapses ?? 0 }
	return { kind: isKnown ? 'known' : 'suspended' }
}
