/** How many cards of My Words a person studies today. */
import { eq } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { cards } from '#app/db/schema/index.ts'
import { loadOf } from '#app/domain/flashcards/session.ts'
import { personalDeckId } from './deck-access.server.ts'
import { newCardsIn, ownDecks } from './new-cards.server.ts'
import { settingsOf, standingsOf, todayOf } from './today.server.ts'

/** The queries; the day's limits hold over all decks. */
export function ownDeckLoad(db: Db, asked: { userId: string; now: Date }) {
	const { userId } = asked
	return [
		settingsOf(db, userId),
		standingsOf(db, asked),
		standingsOf(db, { ...asked, within: eq(cards.deckId, personalDeckId(userId)) }),
		newCardsIn(db, { userId, decks: ownDecks(userId) }),
	] as const
}

type Answers<Queries extends readonly unknown[]> = { [At in keyof Queries]: Awaited<Queries[At]> }

type Found = Answers<ReturnType<typeof ownDeckLoad>>

/** What the queries found: due, begun and new cards, within today's limits. */
export function cardsToStudy([settings, inAll, inOwn, [fresh]]: Found, now: Date): number {
	const { day, budget } = todayOf(settings, inAll, now)
	const { standings } = todayOf(settings, inOwn, now)
	const load = loadOf(standings, { unseen: fresh?.count ?? 0, day, budget, now })
	return load.steps + load.due + load.fresh
}
