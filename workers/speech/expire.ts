/**
 * Ends a job whose audio nobody confirmed: the audio of 你好！ is let go after a day, or is found to
 * be gone. What a confirmation that broke off may have copied already goes with it.
 */
import { and, eq, sql } from 'drizzle-orm'
import { audioJobs } from '#app/db/schema/index.ts'
import { allKeysOf, deleteDiscarded, discard } from './discarded-media.ts'
import { ending, type Job } from './jobs.ts'
import type { Studio } from './studio.ts'

/** Changes nothing where the job is completed no more. */
export async function expireJob(studio: Studio, job: Job, detail: string): Promise<void> {
	const keys = allKeysOf(job)
	const isCompleted = eq(audioJobs.status, 'completed')
	const isIt = and(eq(audioJobs.id, job.id), isCompleted)
	const [, ended] = await studio.db.batch([
		discard(studio, keys, sql`exists (select 1 from ${audioJobs} where ${isIt})`),
		ending(studio, job.id, { code: 'audio.expired', detail }, isCompleted),
	])
	if (ended.length > 0) await deleteDiscarded(studio, keys)
}
