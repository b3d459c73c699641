import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { discardMedia, keepUpload } from '#app/db/discarded-media.ts'
import { type Actor, recordChange } from '#app/db/record-change.ts'
import { articles, lessonContents } from '#app/db/schema/index.ts'
import { isStillAdmin } from '#app/db/still-admin.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { type AudioOwner, mediaKeyOf, timingsPathOf } from '#app/domain/speech/audio-path.ts'

type Order = {
	owner: AudioOwner
	/** The audio it is to have, uploaded already, and the hash of the text it is of; or none. */
	audio: { path: string; textHash: string } | undefined
	/** The path that was seen. */
	was: string | null
	actor: Actor
	now: Date
}

/**
 * Gives a lesson or an article an audio that was uploaded, or takes its audio away, and writes that
 * down, in one transaction. What it had before is let go of with its timings. Refused where it is
 * not as it was seen.
 */
export async function changeAudio(
	db: Db,
	{ owner, audio, was, actor, now }: Order,
): Promise<Result<undefined, Problem>> {
	const path = audio?.path ?? null
	const isAsSeen = sql`${hasAudio(owner, was)} and ${isStillAdmin(actor)}`
	const before = was?.startsWith('/media/') ? [was, timingsPathOf(was)].map(mediaKeyOf) : []
	const [, , , , after] = await db.batch([
		db.run(
			recordChange(
				{
					...{ actor, action: audio ? 'audio.upload' : 'audio.remove', at: now },
					...{ objectType: owner.kind === 'lessons' ? 'lesson' : 'article', objectId: owner.id },
					...{ before: { audioPath: was }, after: { audioPath: path } },
				},
				isAsSeen,
			),
		),
		db.run(discardMedia(before, now, isAsSeen)),
		db.run(naming(owner, { path, textHash: audio?.textHash ?? null, now, isAsSeen })),
		db.run(keepUpload(path === null ? '' : mediaKeyOf(path), hasAudio(owner, path))),
		db.all<{ has: number; allowed: number }>(
			sql`select ${hasAudio(owner, path)} as has, ${isStillAdmin(actor)} as allowed`,
		),
	])
	const [state] = after
	if (!state?.allowed) return err({ code: 'session.not-admin' })
	return state.has ? ok(undefined) : err({ code: 'audio.changed' })
}

function hasAudio({ kind, id }: AudioOwner, path: string | null): SQL {
	return kind === 'lessons'
		? sql`exists (select 1 from ${lessonContents}
				where ${and(eq(lessonContents.lessonId, id), sql`${lessonContents.audioPath} is ${path}`)})`
		: sql`exists (select 1 from ${articles}
				where ${and(eq(articles.id, id), sql`${articles.audioPath} is ${path}`)})`
}

type Naming = { path: string | null; textHash: string | null; now: Date; isAsSeen: SQL }

function naming({ kind, id }: AudioOwner, { path, textHash, now, isAsSeen }: Naming): SQL {
	const values = sql`set audio_path = ${path}, audio_text_hash = ${textHash}, updated_at = ${+now}`
	return kind === 'lessons'
		? sql`update ${lessonContents} ${values}
				where ${eq(lessonContents.lessonId, id)} and ${isAsSeen}`
		: sql`update ${articles} ${values} where ${eq(articles.id, id)} and ${isAsSeen}`
}
