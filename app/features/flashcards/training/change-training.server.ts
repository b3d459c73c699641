import { and, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { orderTraining } from '#app/db/order-training.ts'
import { scheduleWeights } from '#app/db/schema/index.ts'
import { leastAnswers } from '#app/domain/flashcards/memory/training-job.ts'
import type { TrainingChange } from '#app/features/flashcards/study-forms.ts'

type Change = { userId: string; change: TrainingChange; now: Date }

/**
 * Orders a training, or has all cards rescheduled by other weights. False if it cannot be done: there are
 * too few answers, or nothing has been trained. One round trip.
 */
export async function changeTraining(db: Db, { userId, change, now }: Change): Promise<boolean> {
	const { task, isPossible, values } = changes[change.intent]
	const isMine = and(eq(scheduleWeights.userId, userId), isPossible)
	const users = sql`select ${scheduleWeights.userId} as uid from ${scheduleWeights} where ${isMine}`
	const [changed] = await db.batch([
		db
			.update(scheduleWeights)
			.set(values)
			.where(isMine)
			.returning({ userId: scheduleWeights.userId }),
		orderTraining(db, { users, task, now }),
	])
	return changed.length > 0
}

const nextVersion = sql`${scheduleWeights.version} + 1`

const changes = {
	train: {
		task: 'train',
		isPossible: gte(scheduleWeights.answers, leastAnswers),
		values: { isDefaultChosen: false },
	},
	usual: {
		task: 'reschedule',
		isPossible: isNotNull(scheduleWeights.trained),
		values: { isDefaultChosen: true, weights: null, version: nextVersion },
	},
	own: {
		task: 'reschedule',
		isPossible: isNotNull(scheduleWeights.trained),
		values: {
			isDefaultChosen: false,
			weights: sql`${scheduleWeights.trained}`,
			version: nextVersion,
		},
	},
} as const satisfies Record<TrainingChange['intent'], object>
