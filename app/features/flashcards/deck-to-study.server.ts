/** The deck that a person studies first, where nobody chose one. */
import { and, asc, isNull, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { cards, decks } from '#app/db/schema/index.ts'
import { dueNow, loadOf } from '#app/domain/flashcards/session.ts'
import { mostNewPerDay } from '#app/domain/flashcards/study-limits.ts'
import type { DeckToStudy } from '#app/domain/today/cards-today.ts'
import { openTo } from './deck-access.server.ts'
import { decksInUse, isMet } from './new-cards.server.ts'
import type { decksToGoOn } from './session-end.server.ts'
import type { todayOf } from './today.server.ts'

/** The first deck in use that has new cards, a person's own before others; no more are counted than a day may bring. */
export function firstDeckWithNew(db: Db, userId: string) {
	const isNew = sql`${cards.deckId} = ${decks.id} and ${cards.removedAt} is null and not ${isMet(userId)}`
	return db
		.select({
			slug: decks.slug,
			name: decks.name,
			fresh: sql<number>`(select count(*) from (${sql`select 1 from ${cards}
				where ${isNew} limit ${mostNewPerDay}`}))`,
		})
		.from(decks)
		.where(
			and(
				openTo(userId),
				sql`${decks.id} in (${decksInUse(userId)})`,
				sql`exists (${sql`select 1 from ${cards} where ${isNew}`})`,
			),
		)
		.orderBy(isNull(decks.ownerId), asc(decks.orderNo), asc(decks.name))
		.limit(1)
}

type Rows<Query extends (...parts: never[]) => PromiseLike<unknown[]>> = Awaited<ReturnType<Query>>

type Found = {
	today: ReturnType<typeof todayOf>
	now: Date
	/** All that the person may open. */
	decks: Rows<typeof decksToGoOn>
	withNew: Rows<typeof firstDeckWithNew>[number] | undefined
}

/** The deck with most cards due; without one the first with new cards, then one whose cards come back soon. */
export function deckToStudy({ today, now, decks, withNew }: Found): DeckToStudy | undefined {
	const { standings, day, budget } = today
	const fresh = Math.min(withNew?.fresh ?? 0, budget.fresh)
	const loads = decks.map(({ id, ...deck }) => {
		const ofDeck = standings.filter(({ deckId }) => deckId === id)
		return { deck, load: loadOf(ofDeck, { unseen: 0, day, budget, now }) }
	})
	const most = (count: (load: (typeof loads)[number]['load']) => number) => {
		const [first] = loads.toSorted((a, b) => count(b.load) - count(a.load))
		return first && count(first.load) > 0 ? { ...first.deck, fresh: 0 } : undefined
	}
	return (
		most(dueNow) ??
		(withNew && fresh > 0 ? { ...withNew, fresh } : undefined) ??
		most(({ soon }) => soon)
	)
}
