/**
 * Runs once a minute: orders the trainings that are due, such as 小美's after her 1,000th answer, sends
 * the jobs whose message is missing or overdue, and does a bounded amount of work.
 */
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { logFailure } from '#app/db/log.ts'
import { orderTraining } from '#app/db/order-training.ts'
import { scheduleWeights, trainingJobs } from '#app/db/schema/index.ts'
import { isIdle } from './jobs.ts'
import type { TrainingEnv } from './training-env.ts'

/** A message without an effect for this long counts as lost. */
const lostAfterMs = 2 * 60_000

/** A training that ended in an error is tried again after a day. */
const restMs = 24 * 60 * 60_000

const mostJobs = 50

export async function sweep(env: TrainingEnv): Promise<void> {
	for (const step of [orderDue, sendJobs]) {
		try {
			await step(env)
		} catch (error) {
			logFailure(error)
		}
	}
}

async function orderDue({ db, now }: TrainingEnv): Promise<void> {
	const isFree = sql`not exists (select 1 from ${trainingJobs} as job
		where job.uid = ${scheduleWeights.userId} and (job.status in ('queued', 'processing')
			or job.status = 'error' and job.updated_at > ${+now() - restMs}))`
	const users = sql`select ${scheduleWeights.userId} from ${scheduleWeights}
		where ${scheduleWeights.answers} >= ${scheduleWeights.trainsAt}
			and not ${scheduleWeights.isDefaultChosen} and ${isFree}
		limit ${mostJobs}`
	await orderTraining(db, { users, task: 'train', now: now() })
}

/** Sends idle jobs that were never sent, or whose message has had no effect. */
export async function sendJobs({ db, queue, now }: TrainingEnv): Promise<void> {
	const isOverdue = or(
		isNull(trainingJobs.sentAt),
		lt(trainingJobs.sentAt, new Date(+now() - lostAfterMs)),
	)
	const jobs = await db
		.select({ userId: trainingJobs.userId })
		.from(trainingJobs)
		.where(and(isIdle(now()), isOverdue))
		.orderBy(asc(trainingJobs.updatedAt))
		.limit(mostJobs)
	for (const { userId } of jobs) {
		await queue.send({ userId })
		await db.update(trainingJobs).set({ sentAt: now() }).where(eq(trainingJobs.userId, userId))
	}
}
