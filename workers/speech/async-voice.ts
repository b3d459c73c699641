/**
 * Runs a voice that takes minutes or hours for 你好！我叫小美。 The text is submitted once and the task's
 * id stored on the row. Each poll is a new message, because retries of one message are limited and
 * meant for failures. After a temporary failure the task is polled again.
 */

import { ok, type Result } from '#app/domain/result.ts'
import { mayTryAgain } from '#app/domain/speech/job.ts'
import { inTime, type VoiceFailure } from './in-time.ts'
import { holdJob, type Job, type SpeakableJob } from './jobs.ts'
import type { AsyncProvider, Speech } from './providers/provider.ts'
import type { SpeechEnv } from './speech-env.ts'

/** The speech; 'waiting' if another poll is scheduled; 'late' past the deadline. */
export async function askAsyncVoice(
	env: SpeechEnv,
	job: SpeakableJob,
	provider: AsyncProvider,
): Promise<Result<Speech, VoiceFailure> | 'waiting' | 'late'> {
	const { patienceMs, now } = env
	const { engine } = provider
	// A task of another provider cannot be collected here.
	const taskId = job.engine === engine ? job.providerTaskId : null
	if (taskId === null) {
		const begun = await inTime(patienceMs, () => provider.begin(job, `${job.id}-${job.attempt}`))
		return begun.ok ? pollLater(env, job, { providerTaskId: begun.value, engine }) : begun
	}
	const collected = await inTime(patienceMs, () => provider.collect(taskId, job))
	if (collected.ok && collected.value !== 'running') return ok(collected.value)
	if (!collected.ok && collected.error.kind !== 'temporary') return collected
	if (!mayTryAgain(job, now())) return 'late'
	const task = { providerTaskId: taskId, engine }
	if (collected.ok) return pollLater(env, job, task)
	const { detail, retryAfterSeconds } = collected.error
	return pollLater(env, job, { ...task, errorDetail: detail }, retryAfterSeconds)
}

type TaskState = { providerTaskId: string; engine: string; errorDetail?: string }

/** The lease outlasts the wait. If the message gets lost, the sweep sends another. */
async function pollLater(
	env: SpeechEnv,
	job: Job,
	task: TaskState,
	retryAfterSeconds = 0,
): Promise<'waiting'> {
	const { queue, now } = env
	const tenthOfAge = (+now() - +job.createdAt) / 10_000
	const interval = Math.min(300, Math.max(15, tenthOfAge))
	const delaySeconds = Math.ceil(Math.min(1800, Math.max(interval, retryAfterSeconds)))
	const isHeld = await holdJob(env, job, { ...task, delaySeconds })
	if (isHeld) await queue.send({ id: job.id, attempt: job.attempt }, { delaySeconds })
	return 'waiting'
}
