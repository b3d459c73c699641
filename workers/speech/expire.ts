/**
 * Ends a job whose audio of 你好！ was not confirmed within a day, or is missing from the store. A
 * copy left by an interrupted confirmation is deleted too.
 */
import { and, eq, sql } from 'drizzle-orm'
import { discardMedia } from '#app/db/discarded-media.ts'
import { audioJobs } from '#app/db/schema/index.ts'
import { allKeysOf, deleteObjects } from './job-media.ts'
import { ending, type Job } from './jobs.ts'
import type { SpeechEnv } from './speech-env.ts'

/** No-op unless the job is still completed. */
export async function expireJob(env: SpeechEnv, job: Job, detail: string): Promise<void> {
	const keys = allKeysOf(job)
	const isCompleted = eq(audioJobs.status, 'completed')
	const isIt = and(eq(audioJobs.id, job.id), isCompleted)
	const [, ended] = await env.db.batch([
		env.db.run(
			discardMedia(keys, env.now(), sql`exists (select 1 from ${audioJobs} where ${isIt})`),
		),
		ending(env, job.id, { code: 'audio.expired', detail }, isCompleted),
	])
	if (ended.length > 0) await deleteObjects(env, keys)
}
