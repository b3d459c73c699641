import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { contains } from '#app/db/contains.ts'
import { isManagedBy } from '#app/db/managed-groups.ts'
import { articles, auditLog, deletedWords, groups, lessons } from '#app/db/schema/index.ts'
import { slugBeforeTrash } from '#app/domain/courses/slug.ts'
import type { TrashKind } from '#app/domain/trash/in-trash.ts'
import { daysLeft } from '#app/domain/trash/kept-days.ts'
import type { TrashSearch } from './trash-search.ts'

type Row = {
	kind: TrashKind
	id: string
	/** Chinese; the one name of a group. */
	name: string
	/** English, or the pinyin of a word; empty for a group. */
	gloss: string
	slug: string | null
	deletedAt: number
	/** The day by which its time is counted: a lesson goes with its course. */
	countedFrom: number
	deletedBy: string | null
	/** The course of a lesson. */
	courseTitle: string | null
	isCourseInTrash: number
	/** Lessons that went with a course. */
	lessonCount: number
}

/** One page of what is in the trash, the latest first, with the total. Groups only for those who look after them. */
export async function listTrash(db: Db, search: TrashSearch & { userId: string; now: Date }) {
	const { page, size, userId, now } = search
	const waiting = waitingFor(userId)
	const condition = whereOf(search)
	const [rows, [found]] = await db.batch([
		db.all<Row>(sql`
			with ${waiting}
			select waiting.kind, waiting.id, waiting.name, waiting.gloss, waiting.slug,
				waiting.deleted_at as deletedAt,
				min(
					waiting.deleted_at, iif(course.is_deleted, course.deleted_at, waiting.deleted_at)
				) as countedFrom,
				coalesce(nullif(person.display_name, ''), person.email) as deletedBy,
				course.title_json ->> 'en' as courseTitle,
				coalesce(course.is_deleted, 0) as isCourseInTrash,
				(
					select count(*) from lessons as below
					where below.parent_id = waiting.id and not below.is_deleted
				) as lessonCount
			from waiting
			left join lessons as course on course.id = waiting.parent_id
			left join user_profiles as person on person.uid = waiting.deleted_by
			where ${condition}
			order by waiting.deleted_at desc, waiting.kind, waiting.id desc
			limit ${size} offset ${(page - 1) * size}
		`),
		db.all<{ total: number }>(sql`
			with ${waiting} select count(*) as total from waiting where ${condition}
		`),
	])
	return { things: rows.map((row) => thingOf(row, now)), total: found?.total ?? 0 }
}

export type ListedThing = Awaited<ReturnType<typeof listTrash>>['things'][number]

/** Things that were deleted by themselves. The lessons of a deleted course come and go with it. */
const waitingFor = (userId: string) => sql`waiting (
	kind, id, name, gloss, slug, parent_id, deleted_at, deleted_by
) as (
	select ${lessons.type}, ${lessons.id}, ${lessons.title} ->> 'zh', ${lessons.title} ->> 'en',
		${lessons.slug}, ${lessons.parentId}, coalesce(${lessons.deletedAt}, ${lessons.updatedAt}),
		${lessons.deletedBy}
	from ${lessons} where ${lessons.isDeleted}
	union all
	select 'article', ${articles.id}, ${articles.title}, ${articles.enTitle}, ${articles.id}, null,
		coalesce(${articles.deletedAt}, ${articles.updatedAt}), ${articles.deletedBy}
	from ${articles} where ${articles.isDeleted}
	union all
	select 'word', cast(${deletedWords.vocabId} as text), ${deletedWords.word},
		${deletedWords.pinyin}, null, null, ${deletedWords.deletedAt}, ${deletedWords.deletedBy}
	from ${deletedWords}
	union all
	select 'group', ${groups.id}, ${groups.name}, '', null, null,
		coalesce(${groups.deletedAt}, ${groups.updatedAt}), (
			select ${auditLog.actorId} from ${auditLog}
			where ${auditLog.objectType} = 'group' and ${auditLog.objectId} = ${groups.id}
				and ${auditLog.action} = 'group.delete'
			order by ${auditLog.at} desc limit 1
		)
	from ${groups} where ${groups.isDeleted} and ${isManagedBy(userId)}
)`

function whereOf({ keyword, kind }: TrashSearch): SQL {
	const texts = [sql`waiting.name`, sql`waiting.gloss`, sql`coalesce(waiting.slug, '')`]
	const found = texts.map((text) => contains(text, keyword))
	return sql`${kind === undefined ? sql`true` : sql`waiting.kind = ${kind}`}
		and ${keyword === '' ? sql`true` : sql`(${sql.join(found, sql` or `)})`}`
}

function thingOf({ countedFrom, ...row }: Row, now: Date) {
	return {
		...row,
		slug: row.slug && (slugBeforeTrash(row.slug) ?? row.slug),
		deletedAt: new Date(row.deletedAt),
		daysLeft: daysLeft(new Date(countedFrom), now),
		isCourseInTrash: row.isCourseInTrash === 1,
	}
}
