import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { cardMarks, cardStates, cards, vocab } from '#app/db/schema/index.ts'
import { isSetAside } from '#app/db/set-aside.ts'
import { leech } from '#app/domain/flashcards/leech.ts'
import type { LeechCard } from '#app/features/flashcards/study-contract.ts'

type Leeches = { userId: string; inDeck: SQL | undefined; since: Date }

/** More are not named. */
const mostLeeches = 20

/** The cards that were set aside as leeches, the last one first. */
export function leechesIn(db: Db, { userId, inDeck, since }: Leeches) {
	return db
		.select({
			cardId: cards.id,
			word: vocab.word,
			pinyin: vocab.pinyin,
			traditional: vocab.traditional,
			lapses: cardStates.lapses,
			isDecided: sql`${cardMarks.suspendedAt} is not null`.mapWith(Boolean),
			notes: sql<string>`coalesce(${cardMarks.notes}, '')`,
			at: cardStates.lastReviewedAt,
		})
		.from(cardStates)
		.innerJoin(cards, eq(cards.id, cardStates.cardId))
		.innerJoin(vocab, eq(vocab.id, cards.vocabId))
		.leftJoin(cardMarks, and(eq(cardMarks.cardId, cards.id), eq(cardMarks.userId, userId)))
		.where(
			and(
				eq(cardStates.userId, userId),
				gte(cardStates.lastReviewedAt, since),
				inDeck,
				gte(cardStates.lapses, leech.lapses),
				isSetAside(userId),
			),
		)
		.orderBy(desc(cardStates.lastReviewedAt))
		.limit(mostLeeches)
}

type Row = Awaited<ReturnType<typeof leechesIn>>[number]

/** Those of today. */
export function leechesOf(rows: readonly Row[], today: { start: Date }): Row[] {
	return rows.filter(({ at }) => at !== null && at >= today.start)
}

/** The last one, if the person has not decided about it yet. */
export function leechToDecide(leeches: readonly Row[]): LeechCard | null {
	const found = leeches.find(({ isDecided }) => !isDecided)
	if (!found) return null
	const { at: _, isDecided: __, ...card } = found
	return card
}
