/**
 * Computes a person's cards anew by the weights in use, from their logs. An answer that arrives meanwhile
 * makes a card's log longer, and the state from the longer log stays. If that was computed by former
 * weights, the card is stale once more and comes again.
 */
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { logsOf, statesFrom, weightsOf, writeStates } from '#app/db/card-states.ts'
import { cardStates, scheduleWeights } from '#app/db/schema/index.ts'
import { scheduleBy } from '#app/domain/flashcards/schedule.ts'
import { type Job, renewing } from './jobs.ts'
import type { TrainingEnv } from './training-env.ts'

const cardsAtOnce = 100
/** Batches of one message; then another message goes on. */
const mostBatches = 50

/** `lost`: another attempt has the job by now. */
export async function reschedule(env: TrainingEnv, job: Job): Promise<'done' | 'more' | 'lost'> {
	for (let batch = 0; batch < mostBatches; batch++) {
		const { cardIds, states, version } = await staleStates(env, job.userId)
		if (cardIds.length === 0) return 'done'
		const isCurrent = await write(env, job, { cardIds, states, version })
		if (!isCurrent) return 'lost'
	}
	return 'more'
}

async function staleStates({ db, now }: TrainingEnv, userId: string) {
	const inUse = sql`(select ${scheduleWeights.version} from ${scheduleWeights}
		where ${scheduleWeights.userId} = ${userId})`
	const stale = db
		.select({ cardId: cardStates.cardId })
		.from(cardStates)
		.where(and(eq(cardStates.userId, userId), ne(cardStates.weightsVersion, inUse)))
		.orderBy(cardStates.cardId)
		.limit(cardsAtOnce)
	const [[used], cardRows, log] = await db.batch([
		weightsOf(db, userId),
		stale,
		logsOf(db, { userId, cardIds: stale.getSQL() }),
	])
	const { weights, version } = used ?? { weights: null, version: 0 }
	const schedule = scheduleBy(weights)
	return {
		version,
		cardIds: cardRows.map(({ cardId }) => cardId),
		states: statesFrom(log, { userId, schedule, weightsVersion: version, now: now() }),
	}
}

type Stale = Awaited<ReturnType<typeof staleStates>>

/** A card without a log keeps its state. False if the attempt has lost the job; what it wrote is true all the same. */
async function write(
	env: TrainingEnv,
	job: Job,
	{ cardIds, states, version }: Stale,
): Promise<boolean> {
	const { db } = env
	const withLog = new Set(states.map(({ cardId }) => cardId))
	const others = cardIds.filter((cardId) => !withLog.has(cardId))
	const mark = db
		.update(cardStates)
		.set({ weightsVersion: version })
		.where(and(eq(cardStates.userId, job.userId), inArray(cardStates.cardId, others)))
	const renew = renewing(env, job)
	const [held] =
		states.length > 0
			? await db.batch([renew, mark, writeStates(db, states)])
			: await db.batch([renew, mark])
	return held.length > 0
}
