/** A training environment for one test: real database, a queue that the test delivers, and a clock that it sets. */
import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { env as workerEnv } from 'cloudflare:workers'
import { eq, ne } from 'drizzle-orm'
import { expect } from 'vitest'
import { type Db, openDatabase } from '#app/db/client.server.ts'
import {
	cardStates,
	decks,
	reviews,
	scheduleWeights,
	trainingJobs,
	userProfiles,
	vocab,
} from '#app/db/schema/index.ts'
import { scheduleBy } from '#app/domain/flashcards/schedule.ts'
import type { Bindings } from '#workers/training/bindings.ts'
import { consume } from '#workers/training/consumer.ts'
import type { JobMessage } from '#workers/training/job-message.ts'
import type { TrainingEnv } from '#workers/training/training-env.ts'

/** The bindings in wrangler.toml, which the test runner does not type. */
export const bindings = workerEnv as unknown as Bindings

export async function trainingEnv() {
	const db = openDatabase({ url: bindings.LIBSQL_URL })
	await db.batch([db.delete(userProfiles), db.delete(decks), db.delete(vocab)])
	const sent: JobMessage[] = []
	const clock = { at: Date.parse('2026-11-28T08:00:00Z') }
	const queue = {
		async send(body: JobMessage) {
			sent.push(body)
			return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } }
		},
	}
	const env: TrainingEnv = {
		db,
		queue: queue as unknown as Queue<JobMessage>,
		now: () => new Date(clock.at),
	}
	const pass = (seconds: number) => {
		clock.at += seconds * 1000
	}
	return { env, sent, pass }
}

/** Delivers a message to the consumer; whether it is retried. */
export async function deliver(
	env: TrainingEnv,
	body: unknown,
	take: (env: TrainingEnv, batch: MessageBatch) => Promise<void> = consume,
): Promise<{ isRetried: boolean }> {
	const message = { id: 'message', timestamp: env.now(), body, attempts: 1 }
	const batch = createMessageBatch('hanlu-training', [message])
	await take(env, batch)
	const { retryMessages } = await getQueueResult(batch, createExecutionContext())
	return { isRetried: retryMessages.length > 0 }
}

export async function jobOf({ db }: { db: Db }, userId: string) {
	const [job] = await db.select().from(trainingJobs).where(eq(trainingJobs.userId, userId))
	return job ?? expect.fail()
}

export async function weightsRow({ db }: { db: Db }, userId: string) {
	const [row] = await db.select().from(scheduleWeights).where(eq(scheduleWeights.userId, userId))
	return row ?? expect.fail()
}

/** Every state is what the log gives by the weights in use, with no answer missing. */
export async function expectScheduledByWeights({ db }: { db: Db }, userId: string): Promise<void> {
	const { weights, version } = await weightsRow({ db }, userId)
	const { replay } = scheduleBy(weights)
	const states = await db.select().from(cardStates).where(eq(cardStates.userId, userId))
	const log = await db.select().from(reviews).where(eq(reviews.userId, userId))
	expect(states.length).toBeGreaterThan(0)
	expect(states.filter(({ weightsVersion }) => weightsVersion !== version)).toEqual([])
	for (const state of states) {
		const ofCard = log.filter(({ cardId }) => cardId === state.cardId)
		expect(state).toMatchObject({ ...replay(ofCard), logLength: ofCard.length })
	}
}

export async function staleCards({ db }: { db: Db }, version: number): Promise<number> {
	return db.$count(cardStates, ne(cardStates.weightsVersion, version))
}
