/**
 * Runs a training: finds and judges 小美's weights, then reschedules her cards, a hundred at a time. What
 * is done is written down at once, so that the next attempt goes on where a killed one stopped.
 */
import { and, count, eq, exists, ne, sql } from 'drizzle-orm'
import { byCard, logsOf } from '#app/db/card-states.ts'
import type { Db } from '#app/db/client.server.ts'
import { reviews, scheduleWeights, trainingJobs } from '#app/db/schema/index.ts'
import { type History, toHistory } from '#app/domain/flashcards/memory/histories.ts'
import { train } from '#app/domain/flashcards/memory/train.ts'
import { growth, leastAnswers, mostAnswers } from '#app/domain/flashcards/memory/training-job.ts'
import { shuffled } from '#app/domain/shuffle.ts'
import { changing, completeJob, isHeldBy, type Job, requeueJob } from './jobs.ts'
import { reschedule } from './reschedule.ts'
import type { TrainingEnv } from './training-env.ts'

export async function runJob(env: TrainingEnv, job: Job): Promise<void> {
	if (job.task === 'train' && !(await findWeights(env, job))) return
	switch (await reschedule(env, job)) {
		case 'done':
			return completeJob(env, job)
		case 'more':
			await requeueJob(env, job, { delaySeconds: 0 })
			await env.queue.send({ userId: job.userId })
			return
		case 'lost':
			return
	}
}

/**
 * Weights that are not accepted leave the published ones in use. False if another attempt has the job by
 * now.
 */
async function findWeights(env: TrainingEnv, job: Job): Promise<boolean> {
	const { db, now } = env
	const { histories, answers } = await readHistories(db, job.userId)
	const { weights, isAccepted, ...judgement } = train(histories)
	const inUse = isAccepted ? weights : null
	const isOther = isAccepted ? sql`1` : sql`${scheduleWeights.weights} is not null`
	const isHeld = exists(
		db
			.select({ held: sql`1` })
			.from(trainingJobs)
			.where(and(eq(trainingJobs.userId, job.userId), isHeldBy(job))),
	)
	const [, moved] = await db.batch([
		db
			.update(scheduleWeights)
			.set({
				...judgement,
				isAccepted,
				weights: inUse,
				version: sql`${scheduleWeights.version} + (${isOther})`,
				...(isAccepted && { trained: weights }),
				trainsAt: sql`max(${leastAnswers}, cast(${scheduleWeights.answers} * ${growth} as integer))`,
				trainedAt: now(),
				trainedWith: answers,
			})
			.where(and(eq(scheduleWeights.userId, job.userId), isHeld)),
		changing(env, job, { task: 'reschedule' }),
	])
	return moved.length > 0
}

/** The whole histories of a person's cards; of cards chosen by chance if there are too many answers. */
async function readHistories(
	db: Db,
	userId: string,
): Promise<{ histories: History[]; answers: number }> {
	const counted = await db
		.select({ cardId: reviews.cardId, answers: count() })
		.from(reviews)
		.where(and(eq(reviews.userId, userId), ne(reviews.grade, 'undo')))
		.groupBy(reviews.cardId)
	let read = 0
	const chosen = shuffled(counted, userId).filter(({ answers }) => {
		read += answers
		return read <= mostAnswers
	})
	const ids = JSON.stringify(chosen.map(({ cardId }) => cardId))
	const log = await logsOf(db, { userId, cardIds: sql`select value from json_each(${ids})` })
	const histories = [...byCard(log).values()].map(toHistory)
	const answers = histories.reduce((sum, history) => sum + history.length, 0)
	return { histories, answers }
}
