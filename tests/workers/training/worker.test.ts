/** The whole worker with its bindings: queue and database. */
import {
	createExecutionContext,
	createMessageBatch,
	createScheduledController,
	getQueueResult,
} from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { orderTraining } from '#app/db/order-training.ts'
import { cardStates, scheduleWeights } from '#app/db/schema/index.ts'
import { silenceExpectedLogs } from '#tests/support/expected-logs.ts'
import { memories, studiedBy } from '#tests/support/simulated-learner.ts'
import { makeStudiedCards } from '#tests/support/studied-cards.ts'
import {
	bindings,
	expectScheduledByWeights,
	jobOf,
	trainingEnv,
	weightsRow,
} from '#tests/support/training-env.ts'
import worker from '#workers/training/index.ts'
import type { TrainingEnv } from '#workers/training/training-env.ts'
import configuration from '#workers/training/wrangler.toml?raw'

silenceExpectedLogs()

const userId = 'xiao-mei'
const logs = studiedBy(memories.forgetful, { seed: userId, answers: 1200 })

function hasEnded(env: TrainingEnv) {
	const options = { timeout: 30_000, interval: 50 }
	return vi.waitFor(
		async () => expect((await jobOf(env, userId)).status).toBe('completed'),
		options,
	)
}

test('the sweep has a person trained after 1,000 answers, through the real queue', async () => {
	const { env } = await trainingEnv()
	await makeStudiedCards(env.db, { userId, logs })
	await worker.scheduled(createScheduledController(), bindings)
	await hasEnded(env)
	const row = await weightsRow(env, userId)
	expect(row).toMatchObject({ version: 1, isAccepted: true, trainedWith: 1200, trainsAt: 1800 })
	expect(row.lossTrained).toBeLessThan(row.lossDefault ?? 0)
	expect(row.weights).toEqual(row.trained)
	await expectScheduledByWeights(env, userId)
})

test('nobody is trained before 1,000 answers, or who chose the usual schedule', async () => {
	const { env } = await trainingEnv()
	await makeStudiedCards(env.db, { userId, logs })
	const set = (values: Partial<typeof scheduleWeights.$inferInsert>) =>
		env.db.update(scheduleWeights).set(values).where(eq(scheduleWeights.userId, userId))
	await set({ answers: 999 })
	await worker.scheduled(createScheduledController(), bindings)
	await set({ answers: 1000, isDefaultChosen: true })
	await worker.scheduled(createScheduledController(), bindings)
	await expect(jobOf(env, userId)).rejects.toThrow()
})

test('an ordered training is sent when the web worker says so', async () => {
	const { env } = await trainingEnv()
	await makeStudiedCards(env.db, { userId, logs })
	const users = env.db.select({ uid: scheduleWeights.userId }).from(scheduleWeights).getSQL()
	await orderTraining(env.db, { users, task: 'train', now: new Date() })
	const request = new Request('http://training/api/v1/training/send', { method: 'POST' })
	const answer = await worker.fetch(request, bindings, createExecutionContext())
	expect(answer.status).toBe(200)
	await hasEnded(env)
	await expectScheduledByWeights(env, userId)
})

test('a training that the real queue delivers three times is made once', async () => {
	const { env } = await trainingEnv()
	await makeStudiedCards(env.db, { userId, logs })
	const users = env.db.select({ uid: scheduleWeights.userId }).from(scheduleWeights).getSQL()
	await orderTraining(env.db, { users, task: 'train', now: new Date() })
	for (let time = 0; time < 3; time += 1) await bindings.TRAINING_QUEUE.send({ userId })
	await hasEnded(env)
	expect(await weightsRow(env, userId)).toMatchObject({ version: 1 })
	expect(await jobOf(env, userId)).toMatchObject({ attempt: 1 })
})

test('a dead letter ends its training in an error', async () => {
	const [, deadQueue = ''] = configuration.match(/^dead_letter_queue = "(.+)"$/m) ?? []
	const consumed = [...configuration.matchAll(/consumers\]\]\nqueue = "(.+)"$/gm)]
	expect(consumed.map(([, queue]) => queue)).toEqual(['hanlu-training', deadQueue])
	const { env } = await trainingEnv()
	await makeStudiedCards(env.db, { userId, logs: logs.slice(0, 5) })
	const users = env.db.select({ uid: scheduleWeights.userId }).from(scheduleWeights).getSQL()
	await orderTraining(env.db, { users, task: 'train', now: new Date() })
	const letter = { id: 'dead', timestamp: new Date(), body: { userId }, attempts: 11 }
	const batch = createMessageBatch(deadQueue, [letter])
	await worker.queue(batch, bindings)
	expect((await getQueueResult(batch, createExecutionContext())).explicitAcks).toEqual(['dead'])
	expect(await jobOf(env, userId)).toMatchObject({
		status: 'error',
		errorDetail: 'given up by the queue',
	})
})

test('the worker is healthy if the database answers', async () => {
	const ask = (given: typeof bindings) =>
		worker.fetch(new Request('http://training/health'), given, createExecutionContext())
	expect((await ask(bindings)).status).toBe(200)
	const without = await ask({ ...bindings, LIBSQL_URL: 'http://127.0.0.1:1' })
	expect(await without.json()).toEqual({ ok: false, parts: { database: false } })
})

test('a state without answers keeps its dates', async () => {
	const { env } = await trainingEnv()
	await makeStudiedCards(env.db, { userId, logs: [...logs.slice(0, 3), []] })
	await env.db.insert(cardStates).values({
		userId,
		cardId: `${userId}-3`,
		state: 'review',
		stability: 30,
		logLength: 0,
	})
	await env.db.update(scheduleWeights).set({ version: 4 })
	const users = env.db.select({ uid: scheduleWeights.userId }).from(scheduleWeights).getSQL()
	await orderTraining(env.db, { users, task: 'reschedule', now: new Date() })
	await worker.scheduled(createScheduledController(), bindings)
	await hasEnded(env)
	const [kept] = await env.db
		.select()
		.from(cardStates)
		.where(eq(cardStates.cardId, `${userId}-3`))
	expect(kept).toMatchObject({ stability: 30, weightsVersion: 4 })
})
