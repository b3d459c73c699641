/** Reports the state of a job: 你好！ is processing, completed with 0.9 s of audio, confirmed or failed. */
import type * as z from 'zod'
import type { queriedSchema } from '#app/contracts/speech.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { jobFailureText } from '#app/domain/speech/job.ts'
import { findJob } from './jobs.ts'
import type { SpeechEnv } from './speech-env.ts'

type Queried = z.infer<typeof queriedSchema>

export async function query(env: SpeechEnv, id: string): Promise<Result<Queried, Problem>> {
	const job = await findJob(env, id)
	if (!job) return err({ code: 'audio.unknown-task' })
	if (job.status === 'error') return ok({ status: 'error', error: jobFailureText(job.errorCode) })
	if (job.status === 'queued' || job.status === 'processing') return ok({ status: 'processing' })
	return ok({ status: job.status, ...(job.durationMs !== null && { duration_ms: job.durationMs }) })
}
