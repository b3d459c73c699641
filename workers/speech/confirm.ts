/**
 * Publishes the audio an administrator has approved: 你好！ is copied from
 * tmp/tts/{job}/{attempt}.mp3 to lessons/{lesson}/audio/{job}.mp3, then one transaction stores the
 * path, discards the audio it replaces and writes the audit log.
 *
 * Safe to repeat after a failure at any step: the copy always goes to the same key, the transaction
 * applies once, and the sweep deletes discarded objects that are left.
 */
import { and, eq, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { confirmSchema } from '#app/contracts/speech.ts'
import { findAudioPath, hasAudio, setAudio } from '#app/db/audio-owner.ts'
import { discardMedia } from '#app/db/discarded-media.ts'
import { type Actor, recordChangeIf } from '#app/db/record-change.ts'
import { audioJobs } from '#app/db/schema/index.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { mediaKeyOf } from '#app/domain/media/media-key.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import { deleteObjects, expireJob, finalPathOf, keysOf } from './job-media.ts'
import { findJob, type Job, mayBecome, ownerOf } from './jobs.ts'
import type { SpeechEnv } from './speech-env.ts'

type Confirmation = z.infer<typeof confirmSchema> & { actor?: Actor | undefined }

/** Stands in where no administrator is named; then nothing is recorded. */
const nobody: Actor = { id: '', email: '' }

/** By kind: the name in the audit log, and the problem if nothing there can have audio. */
const ownerKinds = {
	lessons: { objectType: 'lesson', missing: 'lesson.without-content' },
	articles: { objectType: 'article', missing: 'article.not-found' },
} as const satisfies Record<AudioOwner['kind'], { objectType: string; missing: ErrorCode }>

/** Retries while other confirmations keep replacing the audio. */
const mostTries = 5

/**
 * Returns the audio's path; repeating the call returns the same path and changes nothing. Refused if
 * the current audio is no longer `replaces`, or if another audio has replaced this one.
 */
export async function confirm(
	env: SpeechEnv,
	{ task_id, lesson_id, article_id, replaces, actor }: Confirmation,
): Promise<Result<string, Problem>> {
	for (let tries = 0; tries < mostTries; tries++) {
		const job = await findJob(env, task_id)
		const isOwn = job?.lessonId === (lesson_id ?? null) && job.articleId === (article_id ?? null)
		if (!job || !isOwn) return err({ code: 'audio.unknown-task' })
		if (job.status === 'error' && job.errorCode === 'audio.expired') {
			// It may have expired during the copy.
			await deleteObjects(env, keysOf(mediaKeyOf(finalPathOf(job))))
			return err({ code: 'audio.expired' })
		}
		const isConfirmed = job.status === 'confirmed'
		if (job.status !== 'completed' && !isConfirmed) return err({ code: 'audio.not-ready' })
		const owner = ownerOf(job)
		const before = await findAudioPath(env.db, owner)
		if (!before) return err({ code: ownerKinds[owner.kind].missing })
		if (before.path === finalPathOf(job)) return ok(before.path)
		const isAsSeen = replaces === undefined || before.path === replaces
		// If a copy was already made, it is deleted with the job.
		if (isConfirmed || !isAsSeen) return err({ code: 'audio.changed' })
		// The temporary audio is missing: another request confirmed it, or it is lost.
		if (!(await copy(env, job))) await expireJob(env, job, 'its audio is gone')
		else if (await publish(env, { job, owner, before, actor })) return ok(finalPathOf(job))
	}
	throw new Error(`The audio ${task_id} could not be confirmed: others keep replacing it`)
}

/** False if the temporary audio is gone. */
async function copy({ media }: SpeechEnv, job: Job): Promise<boolean> {
	if (job.temporaryKey === null) return false
	const [audioFrom, timingsFrom] = keysOf(job.temporaryKey)
	const [audioTo, timingsTo] = keysOf(mediaKeyOf(finalPathOf(job)))
	const timings = await media.get(timingsFrom)
	const audio = await media.get(audioFrom)
	if (!audio || !timings) return false
	await media.put(timingsTo, await timings.text(), { httpMetadata: timings.httpMetadata })
	await media.put(audioTo, audio.body, { httpMetadata: audio.httpMetadata })
	return true
}

type Publication = {
	job: Job
	owner: AudioOwner
	before: { path: string | null }
	actor: Actor | undefined
}

/** False if the job is no longer completed or the owner has another audio by now. */
async function publish(
	env: SpeechEnv,
	{ job, owner, before, actor }: Publication,
): Promise<boolean> {
	const { db, now } = env
	const path = finalPathOf(job)
	const isCompleted = sql`exists (select 1 from ${audioJobs} where ${and(
		eq(audioJobs.id, job.id),
		mayBecome('confirmed'),
		eq(audioJobs.attempt, job.attempt),
	)})`
	const isUnchanged = sql`${isCompleted} and ${hasAudio(owner, before.path)}`
	const discarded = [
		...(job.temporaryKey === null ? [] : keysOf(job.temporaryKey)),
		...(before.path?.startsWith('/media/') ? keysOf(mediaKeyOf(before.path)) : []),
	]
	const [, , , confirmed] = await db.batch([
		db.run(discardMedia(discarded, now(), isUnchanged)),
		db.run(
			recordChangeIf(
				{
					actor: actor ?? nobody,
					action: 'audio.confirm',
					objectType: ownerKinds[owner.kind].objectType,
					objectId: owner.id,
					before: { audioPath: before.path },
					after: { audioPath: path },
					at: now(),
				},
				sql`${actor !== undefined} and ${isUnchanged}`,
			),
		),
		db.run(setAudio(owner, { path, textHash: job.textHash, at: now() }, isUnchanged)),
		db
			.update(audioJobs)
			.set({ status: 'confirmed', audioPath: path, temporaryKey: null, updatedAt: now() })
			.where(and(eq(audioJobs.id, job.id), mayBecome('confirmed'), hasAudio(owner, path)))
			.returning({ id: audioJobs.id }),
	])
	if (confirmed.length === 0) return false
	await deleteObjects(env, discarded)
	return true
}
