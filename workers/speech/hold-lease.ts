/**
 * Keeps a job with the attempt that works on it. A lease is short, so that the job of 你好！ is taken
 * up soon after its worker died; a long text may take many leases, so it is renewed meanwhile.
 */
import { logFailure } from '#workers/shared/failure.ts'
import { type Job, renewLease } from './jobs.ts'
import type { Studio } from './studio.ts'

export async function holdingLease<T>(
	studio: Studio,
	job: Job,
	work: () => Promise<T>,
): Promise<T> {
	// A renewal that fails is made up for by the next; a lost job is noticed when it is completed.
	const timer = setInterval(() => renewLease(studio, job).catch(logFailure), studio.renewMs)
	try {
		return await work()
	} finally {
		clearInterval(timer)
	}
}
