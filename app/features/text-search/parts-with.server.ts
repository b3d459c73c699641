/** The texts, notes and exercises that may have what is to be replaced, in one query. */
import { type SQL, sql } from 'drizzle-orm'
import { isOwnerThere, ownersOfLines } from '#app/db/text-lines.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import { textOf } from '#app/domain/lesson-text/content.ts'
import type { PartName } from '#app/domain/publishing/working-part.ts'
import type { WordChange } from '#app/domain/text-search/word-change.ts'

/** More are not looked into. */
export const mostTexts = 200

export type PartRow = {
	ownerKind: TextOwner['kind']
	ownerId: string
	titleZh: string
	titleEn: string
	courseTitle: string | null
	part: PartName
	/** The part that is not published yet, as in `working_parts`; null if there is nothing. */
	working: string | null
	/** Text as JSON, notes as they were typed, exercises as a list of rows; null if there is nothing. */
	published: string | null
	version: number
}

/** Case counts and any part of a word does, so that the lines themselves are compared and not their index. */
export function partsWith(
	typed: string,
	{ course, wordChange }: { course: string; wordChange: WordChange | undefined },
): SQL {
	if (typed === '') return sql`select 1 where false`
	const pattern = wordChange ? textOf(wordChange.from) : typed
	return sql`
		with line as materialized (
			select distinct owner_kind, owner_id, part from text_lines
			where ${wordChange ? sql`part = 'text'` : sql`part <> 'title'`} and (instr(zh, ${pattern}) > 0 or instr(en, ${pattern}) > 0)
				and ${course === '' ? sql`true` : sql`owner_id in (select id from lessons where parent_id = ${course})`}
		)
		select line.owner_kind as ownerKind, line.owner_id as ownerId, line.part,
			coalesce(lesson.title_json ->> 'zh', article.title) as titleZh,
			coalesce(lesson.title_json ->> 'en', article.en_title) as titleEn,
			course.title_json ->> 'en' as courseTitle,
			saved.content as working,
			case line.part when 'notes' then notes.source when 'exercises' then ${exercisesOfLine}
				else coalesce(text.content, article.content) end as published,
			coalesce(saved.version, case line.part when 'notes' then notes.version
				when 'exercises' then lesson.exercises_version
				else coalesce(text.version, article.text_version) end, 0) as version
		from line ${ownersOfLines}
		left join lesson_contents as text on text.lesson_id = lesson.id
		left join lesson_notes as notes on notes.lesson_id = lesson.id
		left join working_parts as saved on saved.owner_kind = line.owner_kind
			and saved.owner_id = line.owner_id and saved.part = line.part
		where ${isOwnerThere}
		order by ownerKind desc, courseTitle, coalesce(lesson.order_no, article.order_no), ownerId,
			instr('text notes exercises', line.part)
		limit ${mostTexts + 1}`
}

/** The published exercises of the lesson in `line`, in their order. */
const exercisesOfLine = sql`(
	select json_group_array(json_object('id', id, 'type', type, 'question', question,
		'options', options, 'answer', answer, 'explanation', explanation))
	from (
		select * from exercises where lesson_id = line.owner_id and status = 1 order by order_no, id
	)
)`
