/**
 * Gives a lesson or an article the audio an administrator has approved: 你好！ is copied from
 * tmp/tts/{job}/{attempt}.mp3 to lessons/{lesson}/audio/{job}.mp3, then one transaction names it,
 * writes down what it replaces as discarded, and records whose change it was.
 *
 * Whatever happens between two of these steps, doing it again comes to the same: the copy has one
 * place, the transaction happens once, and what is discarded is deleted by whoever comes next.
 */
import { and, eq, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { confirmSchema } from '#app/contracts/speech.ts'
import { newId } from '#app/db/columns.ts'
import { audioJobs, auditLog } from '#app/db/schema/index.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { mediaKeyOf } from '#app/domain/speech/audio-path.ts'
import { deleteDiscarded, discard, finalPathOf, keysOf } from './discarded-media.ts'
import { expireJob } from './expire.ts'
import { findJob, type Job, mayBecome, ownerOf } from './jobs.ts'
import { type Shelf, shelfOf } from './shelf.ts'
import type { Studio } from './studio.ts'

/** The administrator whose change it is. */
type Actor = { id: string; email: string }

type Confirmation = z.infer<typeof confirmSchema> & { actor?: Actor | undefined }

/** How often an audio may be replaced by others while this one is confirmed. */
const mostTries = 5

/**
 * Answers the path of the audio; doing it again answers the same and changes nothing. Refused where
 * somebody else has given another audio since (`replaces`), or has replaced this one.
 */
export async function confirm(
	studio: Studio,
	{ task_id, lesson_id, article_id, replaces, actor }: Confirmation,
): Promise<Result<string, Problem>> {
	for (let tries = 0; tries < mostTries; tries++) {
		const job = await findJob(studio, task_id)
		const isOwn = job?.lessonId === (lesson_id ?? null) && job.articleId === (article_id ?? null)
		if (!job || !isOwn) return err({ code: 'audio.unknown-task' })
		if (job.status === 'error' && job.errorCode === 'audio.expired') {
			// It may have expired while it was copied.
			await deleteDiscarded(studio, keysOf(mediaKeyOf(finalPathOf(job))))
			return err({ code: 'audio.expired' })
		}
		const isConfirmed = job.status === 'confirmed'
		if (job.status !== 'completed' && !isConfirmed) return err({ code: 'audio.not-ready' })
		const shelf = shelfOf(ownerOf(job))
		const before = await shelf.find(studio)
		if (!before) return err({ code: shelf.missing })
		if (before.audioPath === finalPathOf(job)) return ok(before.audioPath)
		const isAsSeen = replaces === undefined || before.audioPath === replaces
		// What may have been copied already goes with the job.
		if (isConfirmed || !isAsSeen) return err({ code: 'audio.changed' })
		// Not there: it was confirmed by somebody else meanwhile, or it is lost.
		if (!(await copy(studio, job))) await expireJob(studio, job, 'its audio is gone')
		else if (await handOver(studio, { job, shelf, before, actor })) return ok(finalPathOf(job))
	}
	throw new Error(`The audio ${task_id} could not be confirmed: others keep replacing it`)
}

/** False when the attempt's audio is gone. */
async function copy({ media }: Studio, job: Job): Promise<boolean> {
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

type Handover = {
	job: Job
	shelf: Shelf
	before: { audioPath: string | null }
	actor: Actor | undefined
}

/** The transaction. False when the job is no longer completed or the owner has another audio by now. */
async function handOver(studio: Studio, { job, shelf, before, actor }: Handover): Promise<boolean> {
	const { db, now } = studio
	const path = finalPathOf(job)
	const isCompleted = sql`exists (select 1 from ${audioJobs} where ${and(
		eq(audioJobs.id, job.id),
		mayBecome('confirmed'),
		eq(audioJobs.attempt, job.attempt),
	)})`
	const isUnchanged = sql`${isCompleted} and ${shelf.names(before.audioPath)}`
	const discarded = [
		...(job.temporaryKey === null ? [] : keysOf(job.temporaryKey)),
		...(before.audioPath?.startsWith('/media/') ? keysOf(mediaKeyOf(before.audioPath)) : []),
	]
	const [, , , confirmed] = await db.batch([
		discard(studio, discarded, isUnchanged),
		db.run(sql`
			insert into ${auditLog}
				(id, actor_uid, actor_email, action, object_type, object_id, before, after, at)
			select ${newId()}, ${actor?.id ?? ''}, ${actor?.email ?? ''}, 'audio.confirm',
				${shelf.objectType}, ${ownerOf(job).id}, ${JSON.stringify(before)},
				${JSON.stringify({ audioPath: path })}, ${+now()}
			where ${actor !== undefined} and ${isUnchanged}
		`),
		db.run(shelf.name({ path, textHash: job.textHash, at: now(), provided: isUnchanged })),
		db
			.update(audioJobs)
			.set({ status: 'confirmed', audioPath: path, temporaryKey: null, updatedAt: now() })
			.where(and(eq(audioJobs.id, job.id), mayBecome('confirmed'), shelf.names(path)))
			.returning({ id: audioJobs.id }),
	])
	if (confirmed.length === 0) return false
	await deleteDiscarded(studio, discarded)
	return true
}
