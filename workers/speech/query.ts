/** How far a job is: 你好！ is processing, completed after 0.9 s of audio, confirmed, or why it failed. */
import type * as z from 'zod'
import type { queriedSchema } from '#app/contracts/speech.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { jobFailureText } from '#app/domain/speech/job.ts'
import { findJob } from './jobs.ts'
import type { Studio } from './studio.ts'

type Queried = z.infer<typeof queriedSchema>

export async function query(studio: Studio, id: string): Promise<Result<Queried, Problem>> {
	const job = await findJob(studio, id)
	if (!job) return err({ code: 'audio.unknown-task' })
	if (job.status === 'error') return ok({ status: 'error', error: jobFailureText(job.errorCode) })
	if (job.status === 'queued' || job.status === 'processing') return ok({ status: 'processing' })
	return ok({ status: job.status, ...(job.durationMs !== null && { duration_ms: job.durationMs }) })
}
