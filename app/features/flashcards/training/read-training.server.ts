import { eq } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { scheduleWeights, trainingJobs } from '#app/db/schema/index.ts'
import { datesIn, sayDate } from '#app/domain/flashcards/day.ts'
import { leastAnswers } from '#app/domain/flashcards/memory/training-job.ts'
import { settingsFrom, settingsOf } from '#app/features/flashcards/today.server.ts'

export type TrainingState = {
	/** Answers so far. */
	answers: number
	/** Training begins at so many. */
	leastAnswers: number
	/** The next training begins at so many. */
	trainsAt: number
	inUse: 'usual' | 'own'
	/** Whether there are accepted weights to return to. */
	hasOwn: boolean
	/** Whether the person chose the usual schedule. */
	isUsualChosen: boolean
	work: 'none' | 'training' | 'rescheduling' | 'failed'
	last: LastTraining | null
}

type LastTraining = {
	/** By the person's clock: "Sat 28 Nov". */
	day: string
	answers: number
	judged: number
	lossUsual: number
	lossOwn: number
	isAccepted: boolean
}

/** One round trip. */
export async function readTraining(db: Db, { userId }: { userId: string }): Promise<TrainingState> {
	const [settings, [row], [job]] = await db.batch([
		settingsOf(db, userId),
		db.select().from(scheduleWeights).where(eq(scheduleWeights.userId, userId)),
		db
			.select({ status: trainingJobs.status, task: trainingJobs.task })
			.from(trainingJobs)
			.where(eq(trainingJobs.userId, userId)),
	])
	return {
		answers: row?.answers ?? 0,
		leastAnswers,
		trainsAt: row?.trainsAt ?? leastAnswers,
		inUse: row?.weights ? 'own' : 'usual',
		hasOwn: Boolean(row?.trained),
		isUsualChosen: row?.isDefaultChosen ?? false,
		work: workOf(job),
		last: row ? lastTraining(row, settingsFrom(settings).timeZone) : null,
	}
}

type JobState = Pick<typeof trainingJobs.$inferSelect, 'status' | 'task'>

function workOf(job: JobState | undefined): TrainingState['work'] {
	if (!job || job.status === 'completed') return 'none'
	if (job.status === 'error') return 'failed'
	return job.task === 'train' ? 'training' : 'rescheduling'
}

function lastTraining(
	row: typeof scheduleWeights.$inferSelect,
	timeZone: string,
): LastTraining | null {
	const { trainedAt, trainedWith, judged, lossDefault, lossTrained, isAccepted } = row
	if (
		trainedAt === null ||
		trainedWith === null ||
		judged === null ||
		lossDefault === null ||
		lossTrained === null
	) {
		return null
	}
	return {
		day: sayDate(datesIn(timeZone)(trainedAt)),
		answers: trainedWith,
		judged,
		lossUsual: lossDefault,
		lossOwn: lossTrained,
		isAccepted: isAccepted === true,
	}
}
