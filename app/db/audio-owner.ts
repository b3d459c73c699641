/** The audio path of a lesson or an article, written by uploads and by the speech worker alike. */
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import type { Db } from './client.server.ts'
import { articles, lessonContents, lessons } from './schema/index.ts'

/** The owner's current audio; undefined if the owner is deleted or has no text. */
export async function findAudioPath(
	db: Pick<Db, 'select'>,
	{ kind, id }: AudioOwner,
): Promise<{ path: string | null } | undefined> {
	const [found] =
		kind === 'lessons'
			? await db
					.select({ path: lessonContents.audioPath })
					.from(lessonContents)
					.innerJoin(lessons, eq(lessons.id, lessonContents.lessonId))
					.where(and(eq(lessonContents.lessonId, id), eq(lessons.isDeleted, false)))
			: await db
					.select({ path: articles.audioPath })
					.from(articles)
					.where(and(eq(articles.id, id), eq(articles.isDeleted, false)))
	return found
}

/** A condition: the owner exists and has this audio, or none if `path` is null. */
export function hasAudio(owner: AudioOwner, path: string | null): SQL {
	const { table, isOwner } = rowOf(owner)
	return sql`exists (select 1 from ${table} where ${isOwner} and ${table.audioPath} is ${path})`
}

type Audio = { path: string | null; textHash: string | null; at: Date }

/** A statement that gives the owner an audio, or takes it away, if `provided` holds. */
export function setAudio(
	owner: AudioOwner,
	{ path, textHash, at }: Audio,
	provided: SQL = sql`true`,
): SQL {
	const { table, isOwner } = rowOf(owner)
	return sql`
		update ${table}
		set audio_path = ${path}, audio_text_hash = ${textHash}, updated_at = ${+at}
		where ${isOwner} and ${provided}
	`
}

function rowOf({ kind, id }: AudioOwner) {
	return kind === 'lessons'
		? { table: lessonContents, isOwner: eq(lessonContents.lessonId, id) }
		: { table: articles, isOwner: eq(articles.id, id) }
}
