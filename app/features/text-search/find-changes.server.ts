import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { isOwnerThere, ownersOfLines } from '#app/db/text-lines.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import { readStored, type StoredExercise } from '#app/domain/exercises/stored-exercise.ts'
import { textOf } from '#app/domain/lesson-text/content.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import { problemText } from '#app/domain/problem.ts'
import {
	type PartName,
	readWorkingExercises,
	readWorkingNotes,
} from '#app/domain/publishing/working-part.ts'
import { ok } from '#app/domain/result.ts'
import { changedLines, type FoundLines, recutLines } from '#app/domain/text-search/changed-lines.ts'
import { changedExercises } from '#app/domain/text-search/replace-exercises.ts'
import { changedNotes } from '#app/domain/text-search/replace-notes.ts'
import type { Change } from '#app/domain/text-search/replace-text.ts'
import { readWordChange, type WordChange } from '#app/domain/text-search/word-change.ts'
import { mostLines } from './text-search.ts'

/** More texts are not looked into. */
const mostTexts = 200

/** A text, its notes or its exercises, with the lines that have the pattern. */
export type ChangedText = FoundLines & {
	owner: TextOwner
	part: PartName
	title: { zh: string; en: string }
	courseTitle: string | null
	version: number
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
	part: PartName
	/** The part that is not published yet, as in `working_parts`; null if there is nothing. */
	working: string | null
	/** Text as JSON, notes as they were typed, exercises as a list of rows; null if there is nothing. */
	published: string | null
	version: number
}

/**
 * Lists what a replacement would change in the texts, notes and exercises of lessons and in articles, as they were
 * last saved, and the courses to choose from. One round trip; up to `mostLines` lines. A change of cuts or readings is for
 * texts alone. `problem` says what is wrong with a change.
 */
export async function findChanges(db: Db, { course, ...change }: Query) {
	const read = change.pattern === '' ? ok(undefined) : readWordChange(change)
	const wordChange = read.ok ? read.value : undefined
	const [courses, rows] = await db.batch([
		db.all<{ id: string; title: string }>(sql`
			select id, title_json ->> 'en' as title from lessons
			where type = 'course' and not is_deleted order by title collate nocase, id`),
		db.all<Row>(textsWith(read.ok ? change.pattern : '', { course, wordChange })),
	])
	const texts: ChangedText[] = []
	let room = mostLines
	let isMore = rows.length > mostTexts
	for (const row of rows.slice(0, mostTexts)) {
		const { part, version } = row
		const { lines, skipped } = changesIn(row, change, wordChange)
		if (lines.length > room) isMore = true
		const taken = lines.slice(0, room)
		room -= taken.length
		if (taken.length === 0 && skipped.length === 0) continue
		texts.push({
			owner: { kind: row.ownerKind, id: row.ownerId },
			title: { zh: row.titleZh, en: row.titleEn },
			courseTitle: row.courseTitle,
			part,
			version,
			lines: taken,
			skipped,
		})
	}
	return { courses, texts, isMore, problem: read.ok ? undefined : problemText(read.error) }
}

export type FoundChanges = Awaited<ReturnType<typeof findChanges>>

function changesIn(
	{ part, working, published }: Row,
	change: Change,
	wordChange: WordChange | undefined,
): FoundLines {
	if (part === 'text') {
		const content = readStoredContent(working ?? published ?? '') ?? []
		if (wordChange) return recutLines(content, wordChange)
		return { lines: changedLines(content, change), skipped: [] }
	}
	if (part === 'notes') {
		const notes = working === null ? undefined : readWorkingNotes(working)
		return changedNotes(notes?.source ?? published ?? '', change)
	}
	const exercises =
		working === null
			? storedExercises(published)
			: (readWorkingExercises(working) ?? []).map(({ exercise }) => exercise)
	return changedExercises(exercises, change)
}

/** Rows that cannot be read are left out, as in the editor. */
function storedExercises(rows: string | null) {
	const stored: StoredExercise[] = JSON.parse(rows ?? '[]')
	return stored.flatMap((row) => readStored(row) ?? [])
}

/** Case counts and any part of a word does, so that the lines themselves are compared and not their index. */
function textsWith(
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
