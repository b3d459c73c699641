/** Orders trainings, for the person who asks and for the sweep. The training worker sends them to its queue. */
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { TrainingTask } from '#app/domain/flashcards/memory/training-job.ts'
import type { Db } from './client.server.ts'
import { trainingJobs } from './schema/index.ts'

/**
 * A training that is under way takes the place of another one. Rescheduling does not wait for it: its
 * attempt is over, and what it finds is dropped.
 */
export function orderTraining(
	db: Db,
	{ users, task, now }: { users: SQL; task: TrainingTask; now: Date },
) {
	const mayBegin =
		task === 'train' ? inArray(trainingJobs.status, ['completed', 'error']) : sql`true`
	return db.run(sql`
		insert into ${trainingJobs} (uid, status, task, created_at, updated_at)
		select uid, 'queued', ${task}, ${+now}, ${+now} from (${users}) where true
		on conflict (uid) do update set
			status = 'queued', task = excluded.task, attempt = ${trainingJobs.attempt} + 1, failures = 0,
			lease_until = null, sent_at = null, error_detail = null, updated_at = excluded.updated_at
		where ${mayBegin}`)
}
