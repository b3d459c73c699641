/**
 * Lets go of a job that nobody wants any more: 你好！ is not spoken to its end, or what was spoken of
 * it is deleted. Whoever still works on it has lost it and leaves nothing behind.
 */
import { and, eq, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { cancelSchema } from '#app/contracts/speech.ts'
import { audioJobs } from '#app/db/schema/index.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { allKeysOf, deleteAttempts, deleteDiscarded, discard } from './discarded-media.ts'
import { ending, findJob, mayBecome } from './jobs.ts'
import type { Studio } from './studio.ts'

/** One that has ended already is no mistake; what the lesson has by now stays. */
export async function cancel(
	studio: Studio,
	{ task_id, lesson_id, article_id }: z.infer<typeof cancelSchema>,
): Promise<Result<undefined, Problem>> {
	const job = await findJob(studio, task_id)
	const isOwn = job?.lessonId === (lesson_id ?? null) && job.articleId === (article_id ?? null)
	if (!job || !isOwn) return err({ code: 'audio.unknown-task' })
	const keys = allKeysOf(job)
	const isUnderWay = and(eq(audioJobs.id, job.id), mayBecome('error'))
	const [, ended] = await studio.db.batch([
		discard(studio, keys, sql`exists (select 1 from ${audioJobs} where ${isUnderWay})`),
		ending(studio, job.id, { code: 'audio.cancelled' }, isUnderWay),
	])
	if (ended.length > 0) {
		await deleteDiscarded(studio, keys)
		await deleteAttempts(studio, job.id)
	}
	return ok(undefined)
}
