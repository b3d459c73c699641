import { and, eq, isNull } from 'drizzle-orm'
import { findAudioPath, setAudio } from '#app/db/audio-owner.ts'
import type { Db } from '#app/db/client.server.ts'
import { discardMedia, keepUpload } from '#app/db/discarded-media.ts'
import { lessonContents, lessons } from '#app/db/schema/index.ts'
import { type By, changeAsEditor } from '#app/db/transaction.ts'
import { mediaKeyOf } from '#app/domain/media/media-key.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { type AudioOwner, timingsPathOf } from '#app/domain/speech/audio-path.ts'

type AudioChange = By & {
	owner: AudioOwner
	/** The uploaded audio and the hash of its text; undefined removes the audio. */
	audio: { path: string; textHash: string } | undefined
	/** The path the user saw. Paths are unique, so it serves as a version. */
	replaces: string | null
}

type Changed = Promise<Result<undefined, Problem>>

/**
 * Sets or removes the audio of a lesson or an article. The previous audio is discarded with its
 * timings.
 */
export async function changeAudio(db: Db, { owner, audio, replaces, ...by }: AudioChange): Changed {
	const path = audio?.path ?? null
	const { now } = by
	return changeAsEditor(db, by, async ({ tx, log, save }): Changed => {
		const found = await findAudioPath(tx, owner)
		const isFirst = found === undefined && (await isLessonWithoutText(tx, owner))
		const present = isFirst ? null : found?.path
		if (present === path) return ok(undefined)
		if (present !== replaces) return err({ code: 'audio.changed' })
		const discarded = present?.startsWith('/media/') ? [present, timingsPathOf(present)] : []
		await save([
			log({
				action: audio ? 'audio.upload' : 'audio.remove',
				objectType: owner.kind === 'lessons' ? 'lesson' : 'article',
				objectId: owner.id,
				before: { audioPath: present },
				after: { audioPath: path },
			}),
			...(isFirst ? [addEmptyText(tx, owner.id, now)] : []),
			tx.run(setAudio(owner, { path, textHash: audio?.textHash ?? null, at: now })),
			tx.run(discardMedia(discarded.map(mediaKeyOf), now)),
			...(path === null ? [] : [tx.run(keepUpload(mediaKeyOf(path)))]),
		])
		return ok(undefined)
	})
}

/** A lesson can have a recording before it has a text. */
function addEmptyText(tx: Db, lessonId: string, now: Date) {
	return tx
		.insert(lessonContents)
		.values({ lessonId, content: [], createdAt: now, updatedAt: now })
		.onConflictDoNothing()
}

async function isLessonWithoutText(tx: Db, { kind, id }: AudioOwner): Promise<boolean> {
	if (kind !== 'lessons') return false
	const [found] = await tx
		.select({ id: lessons.id })
		.from(lessons)
		.leftJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
		.where(
			and(
				eq(lessons.id, id),
				eq(lessons.type, 'lesson'),
				eq(lessons.isDeleted, false),
				isNull(lessonContents.lessonId),
			),
		)
	return found !== undefined
}
