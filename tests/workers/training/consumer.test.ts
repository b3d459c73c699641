import { expect, test } from 'vitest'
import { orderTraining } from '#app/db/order-training.ts'
import { reviews, scheduleWeights } from '#app/db/schema/index.ts'
import type { LogEntry } from '#app/domain/flashcards/review.ts'
import { silenceExpectedLogs } from '#tests/support/expected-logs.ts'
import { memories, studiedBy } from '#tests/support/simulated-learner.ts'
import { makeStudiedCards } from '#tests/support/studied-cards.ts'
import {
	deliver,
	expectScheduledByWeights,
	jobOf,
	staleCards,
	trainingEnv,
	weightsRow,
} from '#tests/support/training-env.ts'
import { failDeadLetters } from '#workers/training/dead-letters.ts'
import { sweep } from '#workers/training/sweep.ts'
import type { TrainingEnv } from '#workers/training/training-env.ts'

silenceExpectedLogs()

const userId = 'xiao-mei'
const logs = studiedBy(memories.forgetful, { seed: userId, answers: 1200 })

async function studied(given: readonly LogEntry[][] = logs) {
	const made = await trainingEnv()
	await makeStudiedCards(made.env.db, { userId, logs: given })
	return made
}

function order({ db, now }: TrainingEnv, task: 'train' | 'reschedule' = 'train') {
	const users = db.select({ uid: scheduleWeights.userId }).from(scheduleWeights).getSQL()
	return orderTraining(db, { users, task, now: now() })
}

test('weights that are not clearly better are not used, and their figures are kept', async () => {
	const alwaysRight = studiedBy(memories.standard, { seed: 'an', answers: 1200 })
	const { env } = await studied(alwaysRight)
	await order(env)
	await deliver(env, { userId })
	const row = await weightsRow(env, userId)
	expect(row).toMatchObject({ isAccepted: false, weights: null, trained: null, version: 0 })
	expect(row.lossTrained).toBeGreaterThan(0)
	expect(await jobOf(env, userId)).toMatchObject({ status: 'completed' })
})

test('a training that is not accepted ends the use of earlier weights', async () => {
	const alwaysRight = studiedBy(memories.standard, { seed: 'an', answers: 1200 })
	const { env } = await studied(alwaysRight)
	const { weights } = await weightsRow(env, userId)
	expect(weights).toBeNull()
	await env.db.update(scheduleWeights).set({ weights: memoryWeights, version: 1 })
	await order(env)
	await deliver(env, { userId })
	expect(await weightsRow(env, userId)).toMatchObject({ weights: null, version: 2 })
	await expectScheduledByWeights(env, userId)
})

const memoryWeights = [
	0.3, 1.3, 2.3, 8.3, 6.4, 0.8, 3, 0.01, 1.9, 0.2, 0.8, 1.5, 0.06, 0.26, 1.6, 0.6, 1.9, 0.5, 0.09,
	0.07, 0.15,
]

test('an attempt that died is followed by another, which goes on where it stopped', async () => {
	const { env, sent, pass } = await studied()
	await order(env)
	let written = 0
	const { batch } = env.db
	// The third batch after the training is the second of the cards.
	env.db.batch = (async (...args: Parameters<typeof batch>) => {
		written += 1
		if (written === 4) throw new Error('the worker dies')
		return batch.apply(env.db, args)
	}) as unknown as typeof batch
	await deliver(env, { userId })
	env.db.batch = batch
	const { version } = await weightsRow(env, userId)
	expect(version).toBe(1)
	const left = await staleCards(env, version)
	expect(left).toBeGreaterThan(0)
	expect(left).toBeLessThan(logs.length)
	pass(10 * 60)
	await sweep(env)
	expect(sent).toEqual([{ userId }])
	await deliver(env, { userId })
	expect(await weightsRow(env, userId)).toMatchObject({ version: 1 })
	await expectScheduledByWeights(env, userId)
})

test('a job that another attempt holds is left to it', async () => {
	const { env, pass } = await studied()
	await order(env)
	await deliver(env, { userId })
	const { attempt } = await jobOf(env, userId)
	expect(await deliver(env, { userId })).toEqual({ isRetried: false })
	pass(3600)
	await deliver(env, { userId })
	expect(await jobOf(env, userId)).toMatchObject({ attempt, status: 'completed' })
})

test('five failures end a training, and it is ordered again after a day', async () => {
	const { env, sent, pass } = await studied()
	await order(env)
	const { select } = env.db
	env.db.select = (() => {
		throw new Error('no memory left')
	}) as unknown as typeof select
	for (let time = 0; time < 5; time += 1) await deliver(env, { userId })
	env.db.select = select
	expect(await jobOf(env, userId)).toMatchObject({ status: 'error', failures: 4 })
	await sweep(env)
	expect(sent).toEqual([])
	pass(25 * 3600)
	await sweep(env)
	expect(sent).toEqual([{ userId }])
	expect(await jobOf(env, userId)).toMatchObject({ status: 'queued', failures: 0 })
})

test('going back to the usual schedule drops what a training under way finds', async () => {
	const { env } = await studied()
	await order(env)
	const { batch } = env.db
	env.db.batch = (async (...args: Parameters<typeof batch>) => {
		env.db.batch = batch
		await order(env, 'reschedule')
		return batch.apply(env.db, args)
	}) as unknown as typeof batch
	await deliver(env, { userId })
	expect(await weightsRow(env, userId)).toMatchObject({ weights: null, trainedAt: null })
	expect(await jobOf(env, userId)).toMatchObject({ status: 'queued', task: 'reschedule' })
})

test('a message that names nobody, or somebody who left, is settled', async () => {
	const { env } = await studied()
	expect(await deliver(env, { id: 3 })).toEqual({ isRetried: false })
	expect(await deliver(env, { userId: 'gone' })).toEqual({ isRetried: false })
	expect(await deliver(env, { userId: 'gone' }, failDeadLetters)).toEqual({ isRetried: false })
	expect(await env.db.$count(reviews)).toBe(1200)
})
