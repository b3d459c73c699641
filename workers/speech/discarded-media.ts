/**
 * Objects nothing refers to any more, such as the audio of 你好！ that a new one replaced. They are
 * written down in the transaction that lets go of them, then deleted. The sweep deletes them again for
 * a while before it strikes them off the list: what broke off is finished, and what somebody else was
 * just writing there is deleted too.
 */
import { sql } from 'drizzle-orm'
import { discardedMedia } from '#app/db/schema/index.ts'
import {
	audioPathOf,
	mediaKeyOf,
	temporaryPrefixOf,
	timingsPathOf,
} from '#app/domain/speech/audio-path.ts'
import { logFailure } from '#workers/shared/failure.ts'
import { type Job, ownerOf } from './jobs.ts'
import type { Studio } from './studio.ts'

/** An audio's key and that of its timings. */
export function keysOf(audioKey: string): [string, string] {
	return [audioKey, timingsPathOf(audioKey)]
}

/** Where a job's audio ends up. */
export function finalPathOf(job: Job): string {
	return audioPathOf(ownerOf(job), job.id)
}

/** Everything a completed job may have left in the media store. */
export function allKeysOf(job: Job): string[] {
	const final = keysOf(mediaKeyOf(finalPathOf(job)))
	return job.temporaryKey === null ? final : [...final, ...keysOf(job.temporaryKey)]
}

/** A statement that writes keys down as discarded, where `provided` holds. */
export function discard({ db, now }: Studio, keys: readonly string[], provided = sql`true`) {
	const rows = keys.map((key) => sql`select ${key} as key, ${+now()} as discarded_at`)
	return db.run(sql`
		insert into ${discardedMedia} (key, discarded_at)
		select * from (${sql.join(rows, sql` union all `)}) where ${provided}
		on conflict (key) do update set discarded_at = excluded.discarded_at
	`)
}

/** Deletes discarded objects at once; what cannot be deleted now is left to the sweep. */
export async function deleteDiscarded({ media }: Studio, keys: string[]): Promise<void> {
	try {
		await media.delete(keys)
	} catch (error) {
		logFailure(error)
	}
}

/** Deletes what a job's attempts have left, but for the one audio that is `kept` and its timings. */
export async function deleteAttempts({ media }: Studio, jobId: string, kept?: string) {
	try {
		const { objects } = await media.list({ prefix: temporaryPrefixOf(jobId) })
		const keep: string[] = kept === undefined ? [] : keysOf(kept)
		const left = objects.map(({ key }) => key).filter((key) => !keep.includes(key))
		if (left.length > 0) await media.delete(left)
	} catch (error) {
		logFailure(error)
	}
}
