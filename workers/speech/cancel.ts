/**
 * Cancels a job: 你好！ is not spoken any further, and any audio made so far is deleted. An attempt
 * still running loses the job and cleans up after itself.
 */
import { and, eq, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { cancelSchema } from '#app/contracts/speech.ts'
import { discardMedia } from '#app/db/discarded-media.ts'
import { audioJobs } from '#app/db/schema/index.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { allKeysOf, deleteAttempts, deleteObjects } from './job-media.ts'
import { ending, findJob, mayBecome } from './jobs.ts'
import type { SpeechEnv } from './speech-env.ts'

/** Succeeds for a job that has already ended. The lesson keeps the audio it has. */
export async function cancel(
	env: SpeechEnv,
	{ task_id, lesson_id, article_id }: z.infer<typeof cancelSchema>,
): Promise<Result<undefined, Problem>> {
	const job = await findJob(env, task_id)
	const isOwn = job?.lessonId === (lesson_id ?? null) && job.articleId === (article_id ?? null)
	if (!job || !isOwn) return err({ code: 'audio.unknown-task' })
	const keys = allKeysOf(job)
	const isUnderWay = and(eq(audioJobs.id, job.id), mayBecome('error'))
	const [, ended] = await env.db.batch([
		env.db.run(
			discardMedia(keys, env.now(), sql`exists (select 1 from ${audioJobs} where ${isUnderWay})`),
		),
		ending(env, job.id, { code: 'audio.cancelled' }, isUnderWay),
	])
	if (ended.length > 0) {
		await deleteObjects(env, keys)
		await deleteAttempts(env, job.id)
	}
	return ok(undefined)
}
