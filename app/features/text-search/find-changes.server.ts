import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { isOwnerThere, ownersOfLines } from '#app/db/text-lines.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import {
	type Change,
	type ChangedLine,
	changedLines,
} from '#app/domain/text-search/replace-text.ts'
import { mostLines } from './text-search.ts'

/** More texts are not looked into. */
const mostTexts = 200

export type ChangedText = {
	owner: TextOwner
	title: { zh: string; en: string }
	courseTitle: string | null
	version: number
	lines: ChangedLine[]
}

type Query = Change & {
	/** The id of a course, or empty. */
	course: string
}

type Row = {
	ownerKind: TextOwner['kind']
	ownerId: string
	titleZh: string
	titleEn: string
	courseTitle: string | null
	content: string
	version: number
}

/**
 * Lists what a replacement would change in the texts of lessons and articles, as they were last saved, and the
 * courses to choose from. One round trip; up to `mostLines` lines.
 */
export async function findChanges(db: Db, { course, ...change }: Query) {
	const [courses, rows] = await db.batch([
		db.all<{ id: string; title: string }>(sql`
			select id, title_json ->> 'en' as title from lessons
			where type = 'course' and not is_deleted order by title collate nocase, id`),
		db.all<Row>(textsWith(change.pattern, course)),
	])
	const texts: ChangedText[] = []
	let room = mostLines
	let isMore = rows.length > mostTexts
	for (const { content, version, ...row } of rows.slice(0, mostTexts)) {
		const lines = changedLines(readStoredContent(content) ?? [], change)
		if (lines.length > room) isMore = true
		const taken = lines.slice(0, room)
		room -= taken.length
		if (taken.length === 0) continue
		texts.push({
			owner: { kind: row.ownerKind, id: row.ownerId },
			title: { zh: row.titleZh, en: row.titleEn },
			courseTitle: row.courseTitle,
			version,
			lines: taken,
		})
	}
	return { courses, texts, isMore }
}

export type FoundChanges = Awaited<ReturnType<typeof findChanges>>

/** Case counts and any part of a word does, so that the lines themselves are compared and not their index. */
function textsWith(pattern: string, course: string): SQL {
	if (pattern === '') return sql`select 1 where false`
	return sql`
		with line as materialized (
			select distinct owner_kind, owner_id from text_lines
			where part = 'text' and (instr(zh, ${pattern}) > 0 or instr(en, ${pattern}) > 0)
				and ${course === '' ? sql`true` : sql`owner_id in (select id from lessons where parent_id = ${course})`}
		)
		select line.owner_kind as ownerKind, line.owner_id as ownerId,
			coalesce(lesson.title_json ->> 'zh', article.title) as titleZh,
			coalesce(lesson.title_json ->> 'en', article.en_title) as titleEn,
			course.title_json ->> 'en' as courseTitle,
			coalesce(saved.content, text.content, article.content) as content,
			coalesce(saved.version, text.version, article.text_version) as version
		from line ${ownersOfLines}
		left join lesson_contents as text on text.lesson_id = lesson.id
		left join working_parts as saved on saved.owner_kind = line.owner_kind
			and saved.owner_id = line.owner_id and saved.part = 'text'
		where ${isOwnerThere}
		order by ownerKind desc, courseTitle, coalesce(lesson.order_no, article.order_no), ownerId
		limit ${mostTexts + 1}`
}
