/**
 * One attempt at a job: has 你好！我叫小美。 spoken, puts the audio and its timings under
 * tmp/tts/{job}/{attempt} and moves the row on. Whoever lost the job meanwhile removes what it made.
 */
import { mediaKeyOf, temporaryKeyOf, timingsPathOf } from '#app/domain/speech/audio-path.ts'
import { mayTryAgain, retryDelaySeconds } from '#app/domain/speech/job.ts'
import { sha256 } from '#app/domain/speech/sha256.ts'
import type { SpeechTimings } from '#app/domain/speech/timings.ts'
import { deleteAttempts, deleteDiscarded, finalPathOf, keysOf } from './discarded-media.ts'
import { holdingLease } from './hold-lease.ts'
import { inTime, type VoiceFailure } from './in-time.ts'
import {
	completeJob,
	ending,
	isHeldBy,
	type Job,
	type JobEnd,
	requeueJob,
	type SpeakableJob,
} from './jobs.ts'
import { askPatientVoice } from './patient-voice.ts'
import { implausibility } from './plausible-speech.ts'
import type { Speech } from './providers/provider.ts'
import type { Studio } from './studio.ts'

/** Whether the job's message has done its work, or should come again. */
export type Outcome = 'done' | { againInSeconds: number }

/** `job` is as `claimJob` gave it. */
export async function speakJob(studio: Studio, job: SpeakableJob): Promise<Outcome> {
	const isNew = job.providerTaskId === null
	if (isNew && !mayTryAgain({ ...job, attempt: job.attempt - 1 }, studio.now()))
		return end(studio, job, { code: 'audio.synthesis-failed' })
	if (!studio.voices.ok) return failed(studio, job, studio.voices.error)
	const { lessons: provider } = studio.voices.value
	const answer = await holdingLease(studio, job, () =>
		provider.kind === 'patient'
			? askPatientVoice(studio, job, provider)
			: inTime(studio.patienceMs, () => provider.speak(job)),
	)
	if (answer === 'waiting') return 'done'
	if (answer === 'late') return end(studio, job, { code: 'audio.synthesis-timeout' })
	if (!answer.ok) return failed(studio, job, answer.error)
	const wrong = implausibility(answer.value, job.script.text)
	if (wrong) return failed(studio, job, { kind: 'temporary', detail: wrong })
	return keep(studio, job, { speech: answer.value, engine: provider.engine })
}

async function keep(
	studio: Studio,
	job: SpeakableJob,
	{ speech, engine }: { speech: Speech; engine: string },
): Promise<Outcome> {
	const { media } = studio
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
		return failed(studio, job, { kind: 'temporary', detail: `media store: ${messageOf(error)}` })
	}
	const isOurs = await completeJob(studio, job, { temporaryKey, durationMs, engine })
	if (isOurs) await deleteAttempts(studio, job.id, temporaryKey)
	else await deleteDiscarded(studio, keysOf(temporaryKey))
	return 'done'
}

/** Tried again when that may help, else ended. */
async function failed(studio: Studio, job: Job, failure: VoiceFailure): Promise<Outcome> {
	const { kind, detail, isLate, retryAfterSeconds } = failure
	if (kind === 'temporary' && mayTryAgain(job, studio.now())) {
		const delaySeconds = retryDelaySeconds(job.attempt, retryAfterSeconds)
		const isOurs = await requeueJob(studio, job, { detail, delaySeconds })
		return isOurs ? { againInSeconds: delaySeconds } : 'done'
	}
	const code = isLate ? 'audio.synthesis-timeout' : 'audio.synthesis-failed'
	return end(studio, job, { code, detail })
}

async function end(studio: Studio, job: Job, why: JobEnd): Promise<Outcome> {
	const ended = await ending(studio, job.id, why, isHeldBy(job))
	if (ended.length > 0) await deleteAttempts(studio, job.id)
	return 'done'
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error)
}
