/**
 * Renews a job's lease while an attempt works on it. Leases are short, so that the job of 你好！ is
 * picked up soon after its worker dies; a long text needs many of them.
 */
import { logFailure } from '#app/db/log.ts'
import { type Job, renewLease } from './jobs.ts'
import type { SpeechEnv } from './speech-env.ts'

export async function holdingLease<T>(
	env: SpeechEnv,
	job: Job,
	work: () => Promise<T>,
): Promise<T> {
	// The next renewal makes up for a failed one; completing the job notices that it was lost.
	const timer = setInterval(() => renewLease(env, job).catch(logFailure), env.renewMs)
	try {
		return await work()
	} finally {
		clearInterval(timer)
	}
}
