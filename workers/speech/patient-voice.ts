/**
 * A voice that has 你好！我叫小美。 ready in minutes or hours. It is given the text once; its task stays
 * on the row, and each look at it is a message of its own. A retry would use up the deliveries that
 * are meant for failures. A look that fails for the moment loses nothing: the task is asked again.
 */

import { ok, type Result } from '#app/domain/result.ts'
import { mayTryAgain } from '#app/domain/speech/job.ts'
import { inTime, type VoiceFailure } from './in-time.ts'
import { holdJob, type Job, type SpeakableJob } from './jobs.ts'
import type { PatientProvider, Speech } from './providers/provider.ts'
import type { Studio } from './studio.ts'

/** The speech; 'waiting' when a message will ask again; 'late' when that is no use any more. */
export async function askPatientVoice(
	studio: Studio,
	job: SpeakableJob,
	provider: PatientProvider,
): Promise<Result<Speech, VoiceFailure> | 'waiting' | 'late'> {
	const { patienceMs, now } = studio
	const { engine } = provider
	// Another provider than the one that was asked knows nothing of the task.
	const taskId = job.engine === engine ? job.providerTaskId : null
	if (taskId === null) {
		const begun = await inTime(patienceMs, () => provider.begin(job, `${job.id}-${job.attempt}`))
		return begun.ok ? askLater(studio, job, { providerTaskId: begun.value, engine }) : begun
	}
	const collected = await inTime(patienceMs, () => provider.collect(taskId, job))
	if (collected.ok && collected.value !== 'running') return ok(collected.value)
	if (!collected.ok && collected.error.kind !== 'temporary') return collected
	if (!mayTryAgain(job, now())) return 'late'
	const known = { providerTaskId: taskId, engine }
	if (collected.ok) return askLater(studio, job, known)
	const { detail, retryAfterSeconds } = collected.error
	return askLater(studio, job, { ...known, errorDetail: detail }, retryAfterSeconds)
}

type Known = { providerTaskId: string; engine: string; errorDetail?: string }

/** The lease outlasts the wait: should the message get lost, the sweep sends another. */
async function askLater(
	studio: Studio,
	job: Job,
	known: Known,
	retryAfterSeconds = 0,
): Promise<'waiting'> {
	const { queue, now } = studio
	const tenthOfAge = (+now() - +job.createdAt) / 10_000
	const own = Math.min(300, Math.max(15, tenthOfAge))
	const delaySeconds = Math.ceil(Math.min(1800, Math.max(own, retryAfterSeconds)))
	const isHeld = await holdJob(studio, job, { ...known, delaySeconds })
	if (isHeld) await queue.send({ id: job.id, attempt: job.attempt }, { delaySeconds })
	return 'waiting'
}
