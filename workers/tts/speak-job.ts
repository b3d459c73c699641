/**
 * One attempt at a job: has 你好！我叫小美。 spoken, puts the audio and its timings under
 * tmp/tts/{job}/{attempt} and moves the row on. Whoever lost the job meanwhile removes what it made.
 *
 * A patient voice is given the text once. Its task stays on the row, and each look at it is a message
 * of its own: a retry would use up the deliveries that are meant for failures.
 */
import { mediaKeyOf, temporaryKeyOf, timingsPathOf } from '#app/domain/audio/audio-path.ts'
import { mostAttempts, retryDelaySeconds } from '#app/domain/audio/job.ts'
import { sha256 } from '#app/domain/audio/sha256.ts'
import type { SpeechTimings } from '#app/domain/audio/timings.ts'
import { err, type Result } from '#app/domain/result.ts'
import { deleteAttempts, deleteDiscarded, finalPathOf, keysOf } from './discarded-media.ts'
import {
	completeJob,
	ending,
	holdJob,
	isHeldBy,
	type Job,
	type JobEnd,
	requeueJob,
} from './jobs.ts'
import { implausibility } from './plausible-speech.ts'
import type { PatientProvider, Speech, SpeechFailure } from './providers/provider.ts'
import type { Studio } from './studio.ts'

/** Whether the job's message has done its work, or should come again. */
export type Outcome = 'done' | { againInSeconds: number }

/** A patient voice may take as long as this, in milliseconds. */
const patientDeadlineMs = 6 * 60 * 60_000

/** `job` is as `claimJob` gave it. */
export async function speakJob(studio: Studio, job: Job): Promise<Outcome> {
	if (job.attempt > mostAttempts && job.providerTaskId === null)
		return end(studio, job, { code: 'audio.synthesis-failed' })
	if (!studio.voices.ok) return failed(studio, job, studio.voices.error)
	const { lessons: provider } = studio.voices.value
	const answer =
		provider.kind === 'patient'
			? await askPatiently(studio, job, provider)
			: await inTime(studio, () => provider.speak(job))
	if ('outcome' in answer) return answer.outcome
	if (!answer.ok) return failed(studio, job, answer.error)
	const wrong = implausibility(answer.value, job.script.text)
	if (wrong) return failed(studio, job, { kind: 'temporary', detail: wrong })
	return keep(studio, job, { speech: answer.value, engine: provider.engine })
}

type Failure = SpeechFailure & { isLate?: boolean }

/** A voice that hangs or breaks failed like one that says so. */
async function inTime<T>(
	{ patienceMs }: Studio,
	ask: () => Promise<Result<T, SpeechFailure>>,
): Promise<Result<T, Failure>> {
	let timer: ReturnType<typeof setTimeout> | undefined
	const late = new Promise<Result<T, Failure>>((resolve) => {
		const failure: Failure = {
			kind: 'temporary',
			isLate: true,
			detail: `silent for ${patienceMs} ms`,
		}
		timer = setTimeout(() => resolve(err(failure)), patienceMs)
	})
	try {
		return await Promise.race([ask(), late])
	} catch (error) {
		return err({ kind: 'temporary', detail: messageOf(error) })
	} finally {
		clearTimeout(timer)
	}
}

async function askPatiently(
	studio: Studio,
	job: Job,
	provider: PatientProvider,
): Promise<Result<Speech, Failure> | { outcome: Outcome }> {
	const { engine } = provider
	// Another provider than the one that was asked knows nothing of the task.
	const taskId = job.engine === engine ? job.providerTaskId : null
	if (taskId === null) {
		const begun = await inTime(studio, () => provider.begin(job, `${job.id}-${job.attempt}`))
		if (!begun.ok) return begun
		return { outcome: await askLater(studio, job, { providerTaskId: begun.value, engine }) }
	}
	const collected = await inTime(studio, () => provider.collect(taskId, job))
	if (collected.ok && collected.value !== 'running') return { ok: true, value: collected.value }
	if (!collected.ok && collected.error.kind !== 'temporary') return collected
	const detail = collected.ok ? undefined : collected.error.detail
	if (+studio.now() - +job.createdAt > patientDeadlineMs) {
		const late = { code: 'audio.synthesis-timeout', ...(detail && { detail }) } as const
		return { outcome: await end(studio, job, late) }
	}
	return {
		outcome: await askLater(studio, job, {
			providerTaskId: taskId,
			engine,
			...(detail && { errorDetail: detail }),
			...(!collected.ok && { retryAfterSeconds: collected.error.retryAfterSeconds }),
		}),
	}
}

type Waiting = {
	providerTaskId: string
	engine: string
	errorDetail?: string
	retryAfterSeconds?: number | undefined
}

/** The lease outlasts the wait: should the message get lost, the sweep sends another. */
async function askLater(
	studio: Studio,
	job: Job,
	{ retryAfterSeconds = 0, ...known }: Waiting,
): Promise<Outcome> {
	const tenthOfAge = Math.ceil((+studio.now() - +job.createdAt) / 10_000)
	const own = Math.min(300, Math.max(15, tenthOfAge))
	const delaySeconds = Math.ceil(Math.min(1800, Math.max(own, retryAfterSeconds)))
	const isHeld = await holdJob(studio, job, { ...known, delaySeconds })
	if (isHeld) await studio.queue.send({ id: job.id, attempt: job.attempt }, { delaySeconds })
	return 'done'
}

async function keep(
	studio: Studio,
	job: Job,
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
async function failed(studio: Studio, job: Job, failure: Failure): Promise<Outcome> {
	const { kind, detail, isLate, retryAfterSeconds } = failure
	if (kind === 'temporary' && job.attempt < mostAttempts) {
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
