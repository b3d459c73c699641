/**
 * Deletes what is in the trash for good. Each thing goes in one batch with all that belongs to it: its
 * rows, the media that nothing else has, and the entry in the log. Cards of a deleted lesson keep their
 * sentences.
 */
import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import { mediaKeyOf } from '#app/domain/media/media-key.ts'
import { timingsPathOf } from '#app/domain/speech/audio-path.ts'
import type { InTrash } from '#app/domain/trash/in-trash.ts'
import { keptSince } from '#app/domain/trash/kept-days.ts'
import type { Db } from './client.server.ts'
import { settleCovers } from './cover-change.ts'
import { discardMedia } from './discarded-media.ts'
import { findInTrash, type ThingInTrash } from './find-in-trash.ts'
import { logFailure } from './log.ts'
import { cron, recordChangeIf } from './record-change.ts'
import { articles, deletedWords, groups, lessons } from './schema/index.ts'

/**
 * Deletes what has waited long enough, the oldest first. What fails is tried again with the next
 * call and keeps nothing else from being deleted.
 */
export async function purgeDue(db: Db, { now, most }: { now: Date; most: number }): Promise<void> {
	const until = keptSince(now)
	for (const thing of await findDue(db, { until, most })) {
		try {
			const found = await findInTrash(db, thing)
			if (!found) continue
			const entry = { ...purgeEntryOf(found), actor: cron, at: now }
			await db.batch([
				db.run(recordChangeIf(entry, isWaiting(found, until))),
				...purging(db, found, { until, now }),
			])
		} catch (error) {
			logFailure(error)
		}
	}
}

async function findDue(db: Db, { until, most }: { until: Date; most: number }): Promise<InTrash[]> {
	return db.all<InTrash>(sql`
		select kind, id from (
			select ${lessons.type} as kind, ${lessons.id} as id, ${deletedAt(lessons)} as deleted_at
			from ${lessons} where ${lessons.isDeleted}
			union all
			select 'article', ${articles.id}, ${deletedAt(articles)}
			from ${articles} where ${articles.isDeleted}
			union all
			select 'word', cast(${deletedWords.vocabId} as text), ${deletedWords.deletedAt}
			from ${deletedWords}
			union all
			select 'group', ${groups.id}, ${deletedAt(groups)}
			from ${groups} where ${groups.isDeleted}
		)
		where deleted_at <= ${+until}
		order by deleted_at limit ${most}
	`)
}

/** A condition: it still waits, and was deleted by then. Somebody may have restored it meanwhile. */
function isWaiting(thing: InTrash, until: Date): SQL {
	const { table, condition } = rowOf(thing, until)
	return sql`exists (select 1 from ${table} where ${condition})`
}

const tables = { course: lessons, lesson: lessons, article: articles, group: groups }

function rowOf({ kind, id }: InTrash, until: Date) {
	if (kind === 'word') {
		const isOwn = eq(deletedWords.vocabId, Number(id))
		return { table: deletedWords, condition: and(isOwn, lte(deletedWords.deletedAt, until)) }
	}
	const table = tables[kind]
	const isDue = lte(deletedAt(table), +until)
	return { table, condition: and(eq(table.id, id), eq(table.isDeleted, true), isDue) }
}

/** Rows that no administrator deleted here have no day of their own. */
function deletedAt({
	deletedAt,
	updatedAt,
}: typeof lessons | typeof articles | typeof groups): SQL {
	return sql`coalesce(${deletedAt}, ${updatedAt})`
}

/** The statements. The foreign keys take all other rows along. */
export function purging(tx: Db, found: ThingInTrash, { until, now }: { until: Date; now: Date }) {
	const { table, condition } = rowOf(found, until)
	const { covers, audio } = found.media
	const files = audio
		.filter((path) => path.startsWith('/media/'))
		.flatMap((path) => [path, timingsPathOf(path)])
	const isGone =
		found.kind === 'word'
			? sql`true`
			: sql`not exists (select 1 from ${table} where ${table}.id = ${found.id})`
	return [
		tx.delete(table).where(condition),
		tx.run(discardMedia(files.map(mediaKeyOf), now, isGone)),
		...covers.flatMap((cover) => settleCovers(tx, { from: cover, to: null, now })),
	]
}

/** The entry in the log. It keeps the name, which nothing else has from then on. */
export function purgeEntryOf({ kind, id, name, gloss }: ThingInTrash) {
	return { action: `${kind}.purge`, objectType: kind, objectId: id, before: namesOf() }

	function namesOf(): Record<string, string> {
		if (kind === 'group') return { name }
		return kind === 'word' ? { word: name, pinyin: gloss } : { titleZh: name, titleEn: gloss }
	}
}
