/**
 * One attempt at a job: has 你好！我叫小美。 spoken, stores the audio and its timings under
 * tmp/tts/{job}/{attempt} and updates the row. An attempt that lost its job deletes what it stored.
 */

import { logFailure } from '#app/db/log.ts'
import { mediaKeyOf } from '#app/domain/media/media-key.ts'
import { sha256 } from '#app/domain/sha256.ts'
import { temporaryKeyOf, timingsPathOf } from '#app/domain/speech/audio-path.ts'
import { mayTryAgain, retryDelaySeconds } from '#app/domain/speech/job.ts'
import type { SpeechTimings } from '#app/domain/speech/timings.ts'
import { askAsyncVoice } from './async-voice.ts'
import { inTime, type VoiceFailure } from './in-time.ts'
import { deleteAttempts, deleteObjects, finalPathOf, keysOf } from './job-media.ts'
import {
	completeJob,
	ending,
	isHeldBy,
	type Job,
	type JobEnd,
	renewLease,
	requeueJob,
	type SpeakableJob,
} from './jobs.ts'
import { rejectReason } from './plausible-speech.ts'
import type { Speech } from './providers/provider.ts'
import type { SpeechEnv } from './speech-env.ts'

/** Acknowledge the message, or retry it later. */
export type Outcome = 'done' | { againInSeconds: number }

/** `job` comes from `claimJob`. */
export async function speakJob(env: SpeechEnv, job: SpeakableJob): Promise<Outcome> {
	const isNew = job.providerTaskId === null
	if (isNew && !mayTryAgain({ ...job, attempt: job.attempt - 1 }, env.now()))
		return end(env, job, { code: 'audio.synthesis-failed' })
	if (!env.voices.ok) return failed(env, job, env.voices.error)
	const { lessons: provider } = env.voices.value
	const answer = await holdingLease(env, job, () =>
		provider.kind === 'async'
			? askAsyncVoice(env, job, provider)
			: inTime(env.patienceMs, () => provider.speak(job)),
	)
	if (answer === 'waiting') return 'done'
	if (answer === 'late') return end(env, job, { code: 'audio.synthesis-timeout' })
	if (!answer.ok) return failed(env, job, answer.error)
	const flaw = rejectReason(answer.value, job.script.text)
	if (flaw) return failed(env, job, { kind: 'temporary', detail: flaw })
	return keep(env, job, { speech: answer.value, engine: provider.engine })
}

/**
 * Renews a job's lease while an attempt works on it. Leases are short, so that the job of 你好！ is
 * picked up soon after its worker dies; a long text needs many of them.
 */
async function holdingLease<T>(env: SpeechEnv, job: Job, work: () => Promise<T>): Promise<T> {
	// The next renewal makes up for a failed one; completing the job notices that it was lost.
	const timer = setInterval(() => renewLease(env, job).catch(logFailure), env.renewMs)
	try {
		return await work()
	} finally {
		clearInterval(timer)
	}
}

async function keep(
	env: SpeechEnv,
	job: SpeakableJob,
	{ speech, engine }: { speech: Speech; engine: string },
): Promise<Outcome> {
	const { media } = env
	const { mp3, durationMs, source, sentences } = speech
	const temporaryKey = temporaryKeyOf(job.id, job.attempt)
	const timings: SpeechTimings = {
		v: 1,
		textSha256: await sha256(job.script.text),
		audioKey: mediaKeyOf(finalPathOf(job)),
		durationMs,
		source,
		sentences,
	}
	try {
		await media.put(temporaryKey, mp3, { httpMetadata: { contentType: 'audio/mpeg' } })
		await media.put(timingsPathOf(temporaryKey), JSON.stringify(timings), {
			httpMetadata: { contentType: 'application/json' },
		})
	} catch (error) {
		return failed(env, job, { kind: 'temporary', detail: `media store: ${messageOf(error)}` })
	}
	const isHeld = await completeJob(env, job, { temporaryKey, durationMs, engine })
	if (isHeld) await deleteAttempts(env, job.id, temporaryKey)
	else await deleteObjects(env, keysOf(temporaryKey))
	return 'done'
}

/** Queues the job again if a retry may help, else ends it. */
async function failed(env: SpeechEnv, job: Job, failure: VoiceFailure): Promise<Outcome> {
	const { kind, detail, isLate, retryAfterSeconds } = failure
	if (kind === 'temporary' && mayTryAgain(job, env.now())) {
		const delaySeconds = retryDelaySeconds(job.attempt, retryAfterSeconds)
		const isHeld = await requeueJob(env, job, { detail, delaySeconds })
		return isHeld ? { againInSeconds: delaySeconds } : 'done'
	}
	const code = isLate ? 'audio.synthesis-timeout' : 'audio.synthesis-failed'
	return end(env, job, { code, detail })
}

async function end(env: SpeechEnv, job: Job, reason: JobEnd): Promise<Outcome> {
	const ended = await ending(env, job.id, reason, isHeldBy(job))
	if (ended.length > 0) await deleteAttempts(env, job.id)
	return 'done'
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error)
}
