/**
 * Keeps each saved state of a lesson or an article. A save adds its version to its own batch:
 *
 *     await save([…(await recordVersion(tx, { … })), tx.update(…), log({ … })])
 *
 * It comes before the content, while the time of the replaced content can still be read.
 */
import { type SQL, sql } from 'drizzle-orm'
import { sha256 } from '#app/domain/sha256.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import type { ChangeSize } from '#app/domain/versions/change-size.ts'
import { readVersion, type VersionPart } from '#app/domain/versions/version-content.ts'
import { diffVersions, sizeOf } from '#app/domain/versions/version-diff.ts'
import type { Db } from './client.server.ts'
import { newId } from './columns.ts'
import { articles, exercises, lessonContents, lessonNotes, versions } from './schema/index.ts'
import type { By } from './transaction.ts'

type SavedPart = By & {
	owner: AudioOwner
	part: VersionPart
	/** The stored content that the save replaces, as version-content.ts writes it; null without one. */
	before: string | null
	after: string
	/** The counter of the part before the save. */
	version: number
	/** The run of find and replace that saves it. */
	runId?: string | undefined
}

/**
 * The statements that record a save. The replaced content is recorded, too, unless it is the newest
 * version: so the first state can be restored, and what came by another way. Nothing is recorded twice.
 */
export async function recordVersion(db: Db, { before, after, ...saved }: SavedPart) {
	const { owner, part, version, runId = null, actor, now } = saved
	const size = sizeBetween(part, before, after)
	const [hash, hashBefore] = await Promise.all([sha256(after), before && sha256(before)])
	const newest = (column: SQL) => sql`(
		select ${column} from ${versions}
		where owner_kind = ${owner.kind} and owner_id = ${owner.id} and part = ${part}
		order by saved_at desc, version desc limit 1
	)`
	const columns = sql`(id, owner_kind, owner_id, part, content, hash, size, version, saved_at,
		saved_by, saved_by_email, run_id)`
	const isNew = (content: string) => sql`${content} is not ${newest(sql`hash`)}`
	const time = sql`min(${+now}, max(
		coalesce(${writtenAt(owner, part)}, 0), coalesce(${newest(sql`saved_at`)}, 0)
	))`
	return [
		db.run(sql`
			insert into ${versions} ${columns}
			select ${newId()}, ${owner.kind}, ${owner.id}, ${part}, ${before}, ${hashBefore}, null,
				${version}, ${time}, null, null, null
			where ${before} is not null and ${isNew(hashBefore ?? '')}`),
		db.run(sql`
			insert into ${versions} ${columns}
			select ${newId()}, ${owner.kind}, ${owner.id}, ${part}, ${after}, ${hash},
				${size ? JSON.stringify(size) : null}, ${version + 1}, ${+now}, ${actor.id},
				${actor.email}, ${runId}
			where ${isNew(hash)}`),
	] as const
}

/** Undefined if the content before cannot be read. */
function sizeBetween(
	part: VersionPart,
	before: string | null,
	after: string,
): ChangeSize | undefined {
	const was = before === null ? undefined : readVersion(part, before)
	if (before !== null && !was) return undefined
	const diff = diffVersions(was, readVersion(part, after))
	return diff && sizeOf(diff)
}

/** When the stored content was written; null if it is not known. */
function writtenAt({ kind, id }: AudioOwner, part: VersionPart): SQL {
	if (kind === 'articles') return sql`(select updated_at from ${articles} where id = ${id})`
	if (part === 'text') {
		return sql`(select updated_at from ${lessonContents} where lesson_id = ${id})`
	}
	if (part === 'notes') {
		return sql`(select updated_at from ${lessonNotes} where lesson_id = ${id})`
	}
	return sql`(select max(updated_at) from ${exercises} where lesson_id = ${id})`
}
