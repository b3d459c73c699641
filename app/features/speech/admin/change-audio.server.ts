import { eq } from 'drizzle-orm'
import { setAudio } from '#app/db/audio-owner.ts'
import type { Db } from '#app/db/client.server.ts'
import { discardMedia, keepUpload } from '#app/db/discarded-media.ts'
import { articles, lessonContents } from '#app/db/schema/index.ts'
import { type By, changeAsAdmin } from '#app/db/transaction.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { type AudioOwner, mediaKeyOf, timingsPathOf } from '#app/domain/speech/audio-path.ts'

type AudioChange = By & {
	owner: AudioOwner
	/** The audio it is to have, uploaded already, and the hash of the text it is of; or none. */
	audio: { path: string; textHash: string } | undefined
	/** The path that was seen. No two audios have the same, so that it is a version of its own. */
	replaces: string | null
}

type Answer = Promise<Result<undefined, Problem>>

/**
 * Gives a lesson or an article an audio that was uploaded, or takes its audio away. The audio it had
 * before is discarded with its timings.
 */
export async function changeAudio(db: Db, { owner, audio, replaces, ...by }: AudioChange): Answer {
	const path = audio?.path ?? null
	const { now } = by
	return changeAsAdmin(db, by, async ({ tx, log, save }): Answer => {
		const present = await findPath(tx, owner)
		if (present === path) return ok(undefined)
		if (present !== replaces) return err({ code: 'audio.changed' })
		const discarded = present?.startsWith('/media/') ? [present, timingsPathOf(present)] : []
		await save([
			tx.run(setAudio(owner, { path, textHash: audio?.textHash ?? null, at: now })),
			log({
				action: audio ? 'audio.upload' : 'audio.remove',
				objectType: owner.kind === 'lessons' ? 'lesson' : 'article',
				objectId: owner.id,
				before: { audioPath: present },
				after: { audioPath: path },
			}),
			tx.run(discardMedia(discarded.map(mediaKeyOf), now)),
			...(path === null ? [] : [tx.run(keepUpload(mediaKeyOf(path)))]),
		])
		return ok(undefined)
	})
}

/** Undefined where there is no such text. */
async function findPath(tx: Db, { kind, id }: AudioOwner): Promise<string | null | undefined> {
	const [found] =
		kind === 'lessons'
			? await tx
					.select({ path: lessonContents.audioPath })
					.from(lessonContents)
					.where(eq(lessonContents.lessonId, id))
			: await tx.select({ path: articles.audioPath }).from(articles).where(eq(articles.id, id))
	return found?.path
}
