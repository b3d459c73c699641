import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { type Actor, recordChange } from '#app/db/record-change.ts'
import { lessonContents, lessons } from '#app/db/schema/index.ts'
import { isStillAdmin } from '#app/db/still-admin.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { changesOfText } from '#app/domain/lesson-text/text-changes.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { readStoredContent } from './stored-content.server.ts'

type Order = {
	lessonId: string
	/** As `prepareContent` answers it. */
	content: LessonContent
	/** The one that was opened; 0 where there was no content yet. */
	version: number
	/** Overwrites whatever was saved since: the author has been asked. */
	isForced?: boolean
	actor: Actor
	now: Date
}

/** How often others may save while somebody insists on saving. */
const mostTries = 3

/**
 * Stores the text of a lesson and writes down what changed in it, in one transaction; answers its
 * new version. The same text once more is no change. Audio stays: it knows the text it was made of.
 *
 * Refused with `lesson-text.outdated` where somebody else has saved since, unless forced; where there
 * is no such lesson; where it is a course; and where whoever saves is no administrator any more.
 * Two round trips.
 */
export async function saveLessonContent(
	db: Db,
	{ lessonId, content, version, isForced = false, actor, now }: Order,
): Promise<Result<{ version: number }, Problem>> {
	for (let tries = 0; tries < mostTries; tries += 1) {
		const present = await findPresent(db, { lessonId, actor })
		if (!present) return err({ code: 'lesson-text.lesson-missing' })
		if (!present.isAllowed) return err({ code: 'session.not-admin' })
		if (present.type !== 'lesson') return err({ code: 'lesson-text.not-a-lesson' })
		if (present.stored === JSON.stringify(content)) return ok({ version: present.version })
		if (present.version !== version && !isForced) break
		const before = { version: present.version, content: present.content }
		const saved = await replace(db, { lessonId, before, content, actor, now })
		if (saved) return ok({ version: present.version + 1 })
	}
	return err({ code: 'lesson-text.outdated' })
}

async function findPresent(db: Db, { lessonId, actor }: { lessonId: string; actor: Actor }) {
	const [found] = await db
		.select({
			type: lessons.type,
			stored: sql<string | null>`(${lessonContents.content})`,
			version: lessonContents.version,
			isAllowed: isStillAdmin(actor),
		})
		.from(lessons)
		.leftJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
		.where(isThere(lessonId))
	if (!found) return undefined
	const { stored, version } = found
	const content = stored === null ? [] : (readStoredContent(stored) ?? [])
	return { ...found, content, version: version ?? 0 }
}

function isThere(lessonId: string): SQL | undefined {
	return and(eq(lessons.id, lessonId), eq(lessons.isDeleted, false))
}

type Replacement = Pick<Order, 'lessonId' | 'content' | 'actor' | 'now'> & {
	before: { version: number; content: LessonContent }
}

/** False where somebody else was faster. */
async function replace(
	db: Db,
	{ lessonId, before, content, actor, now }: Replacement,
): Promise<boolean> {
	const told = changesOfText(before.content, content)
	const isAsSeen = and(
		isStillAdmin(actor),
		sql`exists (select 1 from ${lessons} where ${isThere(lessonId)})`,
		sql`coalesce((
			select seen.version from ${lessonContents} as seen where seen.lesson_id = ${lessonId}
		), 0) = ${before.version}`,
	)
	const [, saved] = await db.batch([
		db.run(
			recordChange(
				{
					...{ actor, action: 'lesson.write', objectType: 'lesson', objectId: lessonId, at: now },
					...{ before: told.before, after: told.after },
				},
				isAsSeen,
			),
		),
		db.all(sql`
			insert into ${lessonContents} (lesson_id, content, version, created_at, updated_at)
			select ${lessonId}, ${JSON.stringify(content)}, ${before.version + 1}, ${+now}, ${+now}
			where ${isAsSeen}
			on conflict (lesson_id) do update set
				content = excluded.content, version = excluded.version, updated_at = excluded.updated_at
			returning version
		`),
	])
	return saved.length > 0
}
