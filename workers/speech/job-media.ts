/**
 * Keys and cleanup of a job's objects in the media store. The transaction that drops the last
 * reference to an object, such as a replaced audio of 你好！, lists it as discarded; then it is
 * deleted. The sweep repeats the deletion for a while, to finish interrupted ones and to catch
 * objects that were being written at the same time.
 */
import { and, eq, sql } from 'drizzle-orm'
import { discardMedia } from '#app/db/discarded-media.ts'
import { logFailure } from '#app/db/log.ts'
import { audioJobs } from '#app/db/schema/index.ts'
import { mediaKeyOf } from '#app/domain/media/media-key.ts'
import { audioPathOf, temporaryPrefixOf, timingsPathOf } from '#app/domain/speech/audio-path.ts'
import { ending, type Job, ownerOf } from './jobs.ts'
import type { SpeechEnv } from './speech-env.ts'

/** The keys of an audio and of its timings. */
export function keysOf(audioKey: string): [string, string] {
	return [audioKey, timingsPathOf(audioKey)]
}

/** The path of a job's audio once it is confirmed. */
export function finalPathOf(job: Job): string {
	return audioPathOf(ownerOf(job), job.id)
}

/** All objects a completed job may have written. */
export function allKeysOf(job: Job): string[] {
	const final = keysOf(mediaKeyOf(finalPathOf(job)))
	return job.temporaryKey === null ? final : [...final, ...keysOf(job.temporaryKey)]
}

/** Deletes objects now; the sweep retries any that fail. */
export async function deleteObjects({ media }: SpeechEnv, keys: string[]): Promise<void> {
	try {
		await media.delete(keys)
	} catch (error) {
		logFailure(error)
	}
}

/** Deletes the temporary objects of a job's attempts, except `kept` and its timings. */
export async function deleteAttempts({ media }: SpeechEnv, jobId: string, kept?: string) {
	try {
		const { objects } = await media.list({ prefix: temporaryPrefixOf(jobId) })
		const keep: string[] = kept === undefined ? [] : keysOf(kept)
		const left = objects.map(({ key }) => key).filter((key) => !keep.includes(key))
		if (left.length > 0) await media.delete(left)
	} catch (error) {
		logFailure(error)
	}
}

/**
 * Ends a job whose audio of 你好！ was not confirmed within a day, or is missing from the store. A copy left by
 * an interrupted confirmation is deleted too. No-op unless the job is still completed.
 */
export async function expireJob(env: SpeechEnv, job: Job, detail: string): Promise<void> {
	const keys = allKeysOf(job)
	const isCompleted = eq(audioJobs.status, 'completed')
	const isIt = and(eq(audioJobs.id, job.id), isCompleted)
	const [, ended] = await env.db.batch([
		env.db.run(
			discardMedia(keys, env.now(), sql`exists (select 1 from ${audioJobs} where ${isIt})`),
		),
		ending(env, job.id, { code: 'audio.expired', detail }, isCompleted),
	])
	if (ended.length > 0) await deleteObjects(env, keys)
}
