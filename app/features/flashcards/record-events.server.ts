import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { logsOf, statesFrom, weightsOf, writeStates } from '#app/db/card-states.ts'
import type { Db } from '#app/db/client.server.ts'
import { hasAccount } from '#app/db/has-account.ts'
import { cards, decks, reviews, scheduleWeights } from '#app/db/schema/index.ts'
import { scheduleBy } from '#app/domain/flashcards/schedule.ts'
import { longestAnswerMs } from '#app/domain/flashcards/statistics.ts'
import { instantOf } from '#app/domain/outbox/instant-of.ts'
import { openTo } from './deck-access.server.ts'
import type { EventsSettled, StudyEvent } from './study-contract.ts'

type Answers = { userId: string; events: readonly StudyEvent[]; now: Date }

/**
 * Appends answers and undos to the log, each once, and updates the states of their cards. Two round
 * trips. The first appends and reads the cards' logs in one transaction: if two devices answer at
 * once, the later one sees both answers, and the state from the longer log wins whichever is written
 * last. If the second trip fails, the browser sends the events again: they are known by then, and
 * the states are computed anew.
 */
export async function recordEvents(
	db: Db,
	{ userId, events, now }: Answers,
): Promise<EventsSettled> {
	if (events.length === 0) return { settled: [], refused: [] }
	const rows = JSON.stringify(events.map((event) => toRow(event, now)))
	const ids = events.map(({ id }) => id)
	const touched = db
		.select({ cardId: reviews.cardId })
		.from(reviews)
		.where(and(eq(reviews.userId, userId), inArray(reviews.id, ids)))
	const [{ rowsAffected: added }, , log, weights] = await db.batch([
		db.run(appendAnswers(userId, rows)),
		db.run(appendUndos(userId, rows)),
		logsOf(db, { userId, cardIds: touched.getSQL() }),
		weightsOf(db, userId),
	])
	if (log.length > 0) await storeStates(db, { userId, log, weights, added, now })
	const known = new Set(log.map(({ id }) => id))
	return {
		settled: ids.filter((id) => known.has(id)),
		refused: ids.filter((id) => !known.has(id)),
	}
}

type Read = {
	userId: string
	log: Awaited<ReturnType<typeof logsOf>>
	weights: Awaited<ReturnType<typeof weightsOf>>
	/** Answers that are new in the log. */
	added: number
	now: Date
}

/**
 * Also counts the answers, for the next training. If other weights came into use since the log was read,
 * the states are computed once more: the training may have passed these cards already.
 */
async function storeStates(db: Db, { userId, log, weights, added, now }: Read): Promise<void> {
	const used = weights[0] ?? { weights: null, version: 0 }
	const schedule = scheduleBy(used.weights)
	const states = statesFrom(log, { userId, schedule, weightsVersion: used.version, now })
	const [, latest] = await db.batch([
		writeStates(db, states),
		db
			.insert(scheduleWeights)
			.values({ userId, answers: added })
			.onConflictDoUpdate({
				target: scheduleWeights.userId,
				set: { answers: sql`${scheduleWeights.answers} + ${added}` },
			})
			.returning({ weights: scheduleWeights.weights, version: scheduleWeights.version }),
	])
	if (latest[0]?.version !== used.version) {
		await storeStates(db, { userId, log, weights: latest, added: 0, now })
	}
}

function toRow(event: StudyEvent, now: Date) {
	const at = instantOf(event.ageMs, now)
	if (event.kind === 'undo') return { ...event, at }
	return { ...event, at, durationMs: Math.round(Math.min(event.durationMs, longestAnswerMs)) }
}

/**
 * Only for cards of shared decks and the person's own. The cross join makes SQLite look up a card for
 * each event; otherwise it may scan the events for each row of the table.
 */
function appendAnswers(userId: string, rows: string): SQL {
	return sql`
		insert or ignore into ${reviews} (uid, id, card_id, mode, grade, duration_ms, at)
		select ${userId}, event.value ->> 'id', ${cards.id}, event.value ->> 'mode',
			event.value ->> 'grade', event.value ->> 'durationMs', event.value ->> 'at'
		from json_each(${rows}) as event
		cross join ${cards} on ${cards.id} = event.value ->> 'cardId'
		join ${decks} on ${decks.id} = ${cards.deckId}
		where event.value ->> 'kind' = 'answer' and ${openTo(userId)} and ${hasAccount(userId)}`
}

/**
 * Runs after the answers: an answer and its undo may come together. An answer that was long on its way
 * has a later time than it was given; its undo still follows it in the log.
 */
function appendUndos(userId: string, rows: string): SQL {
	return sql`
		insert or ignore into ${reviews} (uid, id, card_id, mode, grade, undoes, at)
		select ${userId}, event.value ->> 'id', answer.card_id, answer.mode, 'undo', answer.id,
			max(event.value ->> 'at', answer.at + 1)
		from json_each(${rows}) as event
		cross join ${reviews} as answer on answer.uid = ${userId}
			and answer.id = event.value ->> 'reviewId' and answer.grade <> 'undo'
		where event.value ->> 'kind' = 'undo'`
}
