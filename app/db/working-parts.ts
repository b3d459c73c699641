/** The rows of `working_parts`: what was saved of a lesson or an article and is not published. */
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PartName } from '#app/domain/publishing/working-part.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import type { Db } from './client.server.ts'
import { workingParts } from './schema/index.ts'

/** A lesson or an article. */
export type TextOwner = AudioOwner

export function lessonOwner(id: string): TextOwner {
	return { kind: 'lessons', id }
}

export function articleOwner(id: string): TextOwner {
	return { kind: 'articles', id }
}

/** All working parts of an owner, or the named one. */
export function isWorkingPartOf({ kind, id }: TextOwner, part?: PartName): SQL | undefined {
	return and(
		eq(workingParts.ownerKind, kind),
		eq(workingParts.ownerId, id),
		part && eq(workingParts.part, part),
	)
}

/** Joins the working part of a row of `lessons` or `articles`. */
export function isWorkingPartIn(
	kind: TextOwner['kind'],
	part: PartName,
	ownerId: Parameters<typeof eq>[0],
): SQL | undefined {
	return and(
		eq(workingParts.ownerKind, kind),
		eq(workingParts.part, part),
		eq(workingParts.ownerId, ownerId),
	)
}

type KeptPart = {
	owner: TextOwner
	part: PartName
	/** Made of a part's content with `JSON.stringify`. */
	content: string
	version: number
	savedBy: string
	now: Date
}

/** The statement that saves a part without publishing it. */
export function keepWorkingPart(db: Db, { owner, now, ...kept }: KeptPart) {
	const { part, ...saved } = { ...kept, updatedAt: now }
	return db
		.insert(workingParts)
		.values({ ...saved, part, ownerKind: owner.kind, ownerId: owner.id, createdAt: now })
		.onConflictDoUpdate({
			target: [workingParts.ownerKind, workingParts.ownerId, workingParts.part],
			set: saved,
		})
}

/** The statement that drops all working parts of an owner, or the named one. */
export function dropWorkingParts(db: Db, owner: TextOwner, part?: PartName) {
	return db.delete(workingParts).where(isWorkingPartOf(owner, part))
}

/** Whether a row of `lessons` or `articles` has something unpublished. */
export function hasWorkingParts(kind: TextOwner['kind'], ownerId: SQL): SQL<boolean> {
	return sql`exists (${sql`select 1 from ${workingParts} as working
		where working.owner_kind = ${kind} and working.owner_id = ${ownerId}`})`.mapWith(Boolean)
}
