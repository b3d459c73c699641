/**
 * The runs of find and replace, as the log and the versions tell of them. A version that a run saved names the run,
 * and the version before it is what an undo gives back.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import {
	auditLog,
	lessonContents,
	lessonNotes,
	versions,
	workingParts,
} from '#app/db/schema/index.ts'
import { isOwnerThere, ownersOfLines } from '#app/db/text-lines.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import type { PartName } from '#app/domain/publishing/working-part.ts'
import type { Outcome } from '#app/domain/text-search/outcome.ts'
import type { DoneText } from './batch.ts'
import { begun, undone } from './log-run.server.ts'
import type { OwnedPart } from './replace-form.ts'

/** Whether a row of `versions` or `working_parts` is of the same part as `line`. */
function isOfLine(row: 'former' | 'later'): SQL {
	const column = (name: string) => sql`${sql.identifier(row)}.${sql.identifier(name)}`
	return sql`${column('owner_kind')} = line.owner_kind
		and ${column('owner_id')} = line.owner_id and ${column('part')} = line.part`
}

/** The id of the version that `line` replaced; null if it was thinned out. */
const formerId = sql`(
	select former.id from ${versions} as former
	where ${isOfLine('former')} and former.version = line.version - 1
	order by former.saved_at desc limit 1
)`

/** The counter of the part of `line`. It goes on where what was saved is discarded, which leaves no version. */
const counterNow = sql`coalesce(
	(select later.version from ${workingParts} as later where ${isOfLine('later')}),
	case when line.owner_kind = 'articles' then article.text_version
		when line.part = 'text'
			then (select version from ${lessonContents} where lesson_id = line.owner_id)
		when line.part = 'notes'
			then (select version from ${lessonNotes} where lesson_id = line.owner_id)
		else lesson.exercises_version end
)`

const hashNow = sql`(
	select later.hash from ${versions} as later where ${isOfLine('later')}
	order by later.version desc limit 1
)`

const canBeUndone = sql`${isOwnerThere} and ${counterNow} = line.version and ${formerId} is not null`

const titles = sql`
	coalesce(lesson.title_json ->> 'zh', article.title, '') as titleZh,
	coalesce(lesson.title_json ->> 'en', article.en_title, line.owner_id) as titleEn,
	${isOwnerThere} as isThere`

/** The latest runs, with the number of texts that were chosen and of those that an undo would give back. */
export async function listRuns(db: Db, { most }: { most: number }) {
	const rows = await db.all<{
		id: string
		pattern: string
		replacement: string
		texts: number
		at: number
		undoable: number
		isUndone: number
	}>(sql`
		select run.object_id as id, run.before ->> 'text' as pattern, run.after ->> 'text' as replacement,
			run.after ->> 'texts' as texts, run.at,
			(
				select count(*) from ${versions} as line ${ownersOfLines}
				where line.run_id = run.object_id and ${canBeUndone}
			) as undoable,
			exists (
				select 1 from ${auditLog} as entry where entry.object_type = 'replacement'
					and entry.object_id = run.object_id and entry.action = ${undone}
			) as isUndone
		from ${auditLog} as run
		where run.object_type = 'replacement' and run.action = ${begun}
		order by run.at desc limit ${most}`)
	return rows.map(({ at, isUndone, ...run }) => {
		return { ...run, at: new Date(at), isUndone: isUndone === 1 }
	})
}

export type ListedRun = Awaited<ReturnType<typeof listRuns>>[number]

type TextRow = {
	kind: TextOwner['kind']
	id: string
	part: PartName
	titleZh: string
	titleEn: string
	isThere: number
}

/** A text that a run saved, and the version before it. */
export type RunText = DoneText & { version: number; formerId: string | null }

/** The texts that a run has saved: `replaced` where an undo gives the former version back, or else `undone` or `kept`. */
export async function listRunTexts(db: Db, { run }: { run: string }): Promise<RunText[]> {
	const rows = await db.all<
		TextRow & { version: number; formerId: string | null; outcome: Outcome }
	>(sql`
		select line.owner_kind as kind, line.owner_id as id, line.part, line.version, ${titles},
			${formerId} as formerId,
			case when ${canBeUndone} then 'replaced'
				when ${hashNow} = (select hash from ${versions} where id = ${formerId}) then 'undone'
				else 'kept' end as outcome
		from ${versions} as line ${ownersOfLines}
		where line.run_id = ${run}
		order by kind desc, course.title_json ->> 'en',
			coalesce(lesson.order_no, article.order_no), line.owner_id,
			instr('text notes exercises', line.part), line.id`)
	return rows.map(({ version, formerId, outcome, ...row }) => {
		return { ...named(row), version, formerId, outcome }
	})
}

type Done = OwnedPart & { outcome: Outcome; lines: number }

/** Adds titles. What the run has saved is `replaced`, if only in an earlier request whose answer was lost. */
export async function withTitles(
	db: Db,
	{ run, texts }: { run: string; texts: readonly Done[] },
): Promise<DoneText[]> {
	const rows = await db.all<TextRow & { isSaved: number }>(sql`
		select line.owner_kind as kind, line.owner_id as id, line.part, ${titles},
			exists (
				select 1 from ${versions} as former where former.run_id = ${run} and ${isOfLine('former')}
			) as isSaved
		from (
			select key as place, value ->> '$.owner.kind' as owner_kind,
				value ->> '$.owner.id' as owner_id, value ->> '$.part' as part
			from json_each(${JSON.stringify(texts)})
		) as line ${ownersOfLines}
		order by line.place`)
	return rows.map(({ isSaved, ...row }, index) => {
		const { outcome = 'failed', lines = 0 } = texts[index] ?? {}
		return { ...named(row), lines, outcome: isSaved === 1 ? 'replaced' : outcome }
	})
}

function named({ kind, id, part, titleZh, titleEn, isThere }: TextRow) {
	const title = { zh: titleZh, en: titleEn }
	return { owner: { kind, id }, part, title, isThere: isThere === 1 }
}
