/**
 * Kills the database with -9 while a person is trained and their cards are rescheduled, and while they
 * go on answering. In the end every answer is in the log, and every card stands where its log puts it by
 * the weights in use.
 */
import { asc, eq } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/libsql/migrator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderTraining } from '#app/db/order-training.ts'
import { cardStates, reviews, scheduleWeights, trainingJobs } from '#app/db/schema/index.ts'
import { scheduleBy } from '#app/domain/flashcards/schedule.ts'
import { recordEvents } from '#app/features/flashcards/record-events.server.ts'
import { silenceExpectedLogs } from '#tests/support/expected-logs.ts'
import { isLong } from '#tests/support/length.ts'
import { type MortalDatabase, mortalDatabase } from '#tests/support/mortal-database.ts'
import { memories, studiedBy } from '#tests/support/simulated-learner.ts'
import { makeStudiedCards } from '#tests/support/studied-cards.ts'
import { consume } from '#workers/training/consumer.ts'
import type { JobMessage } from '#workers/training/job-message.ts'
import { sweep } from '#workers/training/sweep.ts'
import type { TrainingEnv } from '#workers/training/training-env.ts'

const kills = isLong ? 12 : 4
const userId = 'xiao-mei'
const begin = Date.parse('2026-11-28T08:00:00Z')
const logs = studiedBy(memories.forgetful, { seed: userId, answers: 3000 })

let database: MortalDatabase

beforeAll(async () => {
	database = await mortalDatabase()
	const db = database.openForSeeding()
	await migrate(db, { migrationsFolder: 'migrations' })
	await makeStudiedCards(db, { userId, logs })
})

afterAll(() => database.end())

// Each restart is logged.
silenceExpectedLogs()

const clock = { at: begin }
const sent: JobMessage[] = []

function env(): TrainingEnv {
	const queue = {
		async send(body: JobMessage) {
			sent.push(body)
			return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } }
		},
	}
	return {
		db: database.open(),
		queue: queue as unknown as Queue<JobMessage>,
		now: () => new Date(clock.at),
	}
}

/** Does the work of the cron and the queue: the sweep, then one delivery of each message. */
async function work(): Promise<void> {
	clock.at += 10 * 60_000
	await sweep(env())
	for (const body of sent.splice(0)) {
		const message = { id: '1', timestamp: new Date(), body, attempts: 1, ack() {}, retry() {} }
		const batch = { queue: 'hanlu-training', messages: [message], ackAll() {}, retryAll() {} }
		await consume(env(), batch as unknown as MessageBatch)
	}
}

const answered: string[] = []

/** Answers a card, again and again until the server has it, as a browser does. */
async function answerOne(index: number): Promise<void> {
	const id = `meanwhile-${index}`
	const event = {
		kind: 'answer' as const,
		id,
		cardId: `${userId}-${(index * 7) % logs.length}`,
		mode: 'recall' as const,
		grade: 'forgot' as const,
		durationMs: 1000,
		ageMs: 0,
	}
	for (;;) {
		try {
			await recordEvents(database.open(), { userId, events: [event], now: new Date(clock.at) })
			answered.push(id)
			return
		} catch {
			await new Promise((done) => setTimeout(done, 50))
		}
	}
}

async function isCompleted(): Promise<boolean> {
	const [job] = await database.open().select().from(trainingJobs)
	return job?.status === 'completed'
}

test('a kill in the middle of a training loses no answer, and every card gets its day', async () => {
	const db = database.open()
	const users = db.select({ uid: scheduleWeights.userId }).from(scheduleWeights).getSQL()
	await orderTraining(db, { users, task: 'train', now: new Date(begin) })
	let index = 0
	for (let round = 0; round < kills; round += 1) {
		const killed = setTimeout(database.kill, 150 + 1500 * (round / kills))
		const answers = Array.from({ length: 5 }, () => answerOne(index++))
		await work().catch(() => {})
		clearTimeout(killed)
		await database.killAndWait()
		await Promise.all(answers)
	}
	for (let round = 0; round < 10 && !(await isCompleted()); round += 1) {
		await Promise.all([work(), answerOne(index++)])
	}
	expect(await isCompleted()).toBe(true)

	const [used] = await db.select().from(scheduleWeights)
	expect(used).toMatchObject({ isAccepted: true, version: 1 })
	const log = await db.select().from(reviews).orderBy(asc(reviews.at))
	expect(log.map(({ id }) => id)).toEqual(expect.arrayContaining(answered))
	expect(log).toHaveLength(3000 + answered.length)
	const { replay } = scheduleBy(used?.weights ?? null)
	const states = await db.select().from(cardStates).where(eq(cardStates.userId, userId))
	expect(states).toHaveLength(logs.length)
	for (const state of states) {
		const ofCard = log.filter(({ cardId }) => cardId === state.cardId)
		expect(state).toMatchObject({
			...replay(ofCard),
			logLength: ofCard.length,
			weightsVersion: 1,
		})
	}
})
