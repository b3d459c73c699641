/** Computes the states of cards from their logs and stores them, for the web worker and the training. */
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { LogEntry } from '#app/domain/flashcards/review.ts'
import type { Schedule } from '#app/domain/flashcards/schedule.ts'
import type { Db } from './client.server.ts'
import { cardStates, reviews, scheduleWeights } from './schema/index.ts'

type CardEntry = LogEntry & { cardId: string }

/** The whole logs of some cards of a person; `cardIds` is a query. */
export function logsOf(db: Db, { userId, cardIds }: { userId: string; cardIds: SQL }) {
	return db
		.select({
			id: reviews.id,
			cardId: reviews.cardId,
			grade: reviews.grade,
			undoes: reviews.undoes,
			at: reviews.at,
		})
		.from(reviews)
		.where(and(eq(reviews.userId, userId), sql`${reviews.cardId} in (${cardIds})`))
}

/** The weights by which a person's cards are scheduled. No row means the published ones. */
export function weightsOf(db: Db, userId: string) {
	return db
		.select({ weights: scheduleWeights.weights, version: scheduleWeights.version })
		.from(scheduleWeights)
		.where(eq(scheduleWeights.userId, userId))
}

type Replayed = { userId: string; schedule: Schedule; weightsVersion: number; now: Date }

/** A state for each card that has an entry. */
export function statesFrom(
	log: readonly CardEntry[],
	{ userId, schedule, weightsVersion, now }: Replayed,
) {
	return [...byCard(log)].map(([cardId, ofCard]) => ({
		...schedule.replay(ofCard),
		userId,
		cardId,
		logLength: ofCard.length,
		weightsVersion,
		updatedAt: now,
	}))
}

/** The entries of each card, in their order. */
export function byCard(log: readonly CardEntry[]): Map<string, CardEntry[]> {
	const logs = new Map<string, CardEntry[]>()
	for (const entry of log) {
		const ofCard = logs.get(entry.cardId)
		if (ofCard) ofCard.push(entry)
		else logs.set(entry.cardId, [entry])
	}
	return logs
}

/** A state from a longer log stays: an answer may have arrived meanwhile. */
export function writeStates(db: Db, states: (typeof cardStates.$inferInsert)[]) {
	return db
		.insert(cardStates)
		.values(states)
		.onConflictDoUpdate({
			target: [cardStates.userId, cardStates.cardId],
			set: {
				state: sql`excluded.phase`,
				due: sql`excluded.due`,
				stability: sql`excluded.stability`,
				difficulty: sql`excluded.difficulty`,
				step: sql`excluded.step`,
				reps: sql`excluded.reps`,
				lapses: sql`excluded.lapses`,
				introducedAt: sql`excluded.introduced_at`,
				lastReviewedAt: sql`excluded.last_reviewed_at`,
				knownSince: sql`excluded.known_since`,
				forgottenAt: sql`excluded.forgotten_at`,
				logLength: sql`excluded.log_length`,
				weightsVersion: sql`excluded.weights_version`,
				updatedAt: sql`excluded.updated_at`,
			},
			setWhere: sql`excluded.log_length >= ${cardStates.logLength}`,
		})
}
