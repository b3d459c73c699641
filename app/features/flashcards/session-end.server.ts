/** The end of a session: what was done today in its deck, when cards come back, and the next deck. */
import { and, asc, count, eq, gte, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { quarterOf } from '#app/db/quarter-of.ts'
import { cardStates, cards, decks, reviews, vocab } from '#app/db/schema/index.ts'
import { longestDayMs, quarterMs } from '#app/domain/flashcards/day.ts'
import { dayFigures } from '#app/domain/flashcards/day-figures.ts'
import { daysAhead, forecast } from '#app/domain/flashcards/forecast.ts'
import { sayNextDue } from '#app/domain/flashcards/next-due.ts'
import { dueNow, loadOf } from '#app/domain/flashcards/session.ts'
import { stands } from './card-rows.server.ts'
import { openTo } from './deck-access.server.ts'
import type { SessionEnd } from './study-contract.ts'
import type { todayOf } from './today.server.ts'

type InDeck = { userId: string; inDeck: SQL | undefined }

/** More answers than anybody gives in a day. */
const mostAnswers = 2000

/** A person's standing answers to some cards, oldest first. */
export function answersIn(db: Db, { userId, inDeck, since }: InDeck & { since: Date }) {
	return db
		.select({
			cardId: cards.id,
			word: vocab.word,
			pinyin: vocab.pinyin,
			traditional: vocab.traditional,
			grade: reviews.grade,
			mode: reviews.mode,
			durationMs: reviews.durationMs,
			at: reviews.at,
			introducedAt: cardStates.introducedAt,
		})
		.from(reviews)
		.innerJoin(cards, eq(cards.id, reviews.cardId))
		.innerJoin(vocab, eq(vocab.id, cards.vocabId))
		.innerJoin(
			cardStates,
			and(eq(cardStates.cardId, cards.id), eq(cardStates.userId, reviews.userId)),
		)
		.where(and(eq(reviews.userId, userId), gte(reviews.at, since), inDeck, stands()))
		.orderBy(asc(reviews.at), asc(reviews.id))
		.limit(mostAnswers)
}

/** When some cards are due in the days of the forecast, by quarters of an hour. */
export function dueIn(db: Db, { userId, inDeck, now }: InDeck & { now: Date }) {
	const quarter = quarterOf(sql`max(${cardStates.due}, ${+now})`)
	return db
		.select({ quarter, count: count() })
		.from(cardStates)
		.innerJoin(cards, eq(cards.id, cardStates.cardId))
		.where(
			and(
				eq(cardStates.userId, userId),
				ne(cardStates.state, 'new'),
				inDeck,
				lt(cardStates.due, new Date(+now + daysAhead * longestDayMs)),
			),
		)
		.groupBy(quarter)
}

/** The decks that a person may go on with. */
export function decksToGoOn(db: Db, userId: string) {
	return db
		.select({ id: decks.id, slug: decks.slug, name: decks.name })
		.from(decks)
		.where(openTo(userId))
		.orderBy(isNull(decks.ownerId), asc(decks.orderNo), asc(decks.name))
}

type Found<Query extends (...parts: never[]) => PromiseLike<unknown>> = Awaited<ReturnType<Query>>

type Asked = {
	deckId: string
	answers: Found<typeof answersIn>
	leeches: SessionEnd['leeches']
	due: Found<typeof dueIn>
	decks: Found<typeof decksToGoOn>
	today: ReturnType<typeof todayOf>
	clock: { now: Date; timeZone: string }
}

export function endOf({ deckId, answers, leeches, due, decks, today, clock }: Asked): SessionEnd {
	const { standings, day, budget } = today
	const dueOf = (id: string) => {
		const ofDeck = standings.filter((standing) => standing.deckId === id)
		return dueNow(loadOf(ofDeck, { unseen: 0, day, budget, now: clock.now }))
	}
	const [nextDeck = null] = decks
		.filter(({ id }) => id !== deckId)
		.map(({ id, slug, name }) => ({ slug, name, due: dueOf(id) }))
		.filter(({ due }) => due > 0)
		.sort((a, b) => b.due - a.due)
	const given = answers.flatMap(({ grade, introducedAt, ...answer }) =>
		grade === 'undo' ? [] : [{ ...answer, grade, introducedAt: introducedAt ?? answer.at }],
	)
	const dueAt = due.map(({ quarter, count }) => ({ at: new Date(quarter * quarterMs), count }))
	return {
		figures: dayFigures(given, day) ?? null,
		leeches: leeches.map(({ cardId, word, pinyin, traditional }) => ({
			cardId,
			word,
			pinyin,
			traditional,
		})),
		lastMode: answers.filter(({ at }) => at >= day.start).at(-1)?.mode ?? null,
		nextDue: sayNextDue(forecast(dueAt, clock)),
		nextDeck,
	}
}
