import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { isOwnerThere, isShownOnce, matchingLines, ownersOfLines } from '#app/db/text-lines.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import type { SearchedPart } from '#app/domain/text-search/found-line.ts'
import { markedText, type TextPiece } from '#app/domain/text-search/marked-text.ts'
import { matchOf } from '#app/domain/text-search/match-text.ts'
import type { TextSearch } from './text-search.ts'

/** More lines than these are not listed. */
const mostFound = 1000

type Row = {
	total: number
	isMore: number
	ownerKind: TextOwner['kind'] | null
	ownerId: string
	isCourse: number | null
	titleZh: string
	titleEn: string
	courseTitle: string | null
	part: SearchedPart
	isWorking: number
	isHeldBack: number
	place: number
	zh: string
	en: string
}

/** A lesson, course or article with the lines that were found in it. */
export type FoundOwner = {
	owner: TextOwner
	isCourse: boolean
	title: { zh: string; en: string }
	/** The English title of its course, if it has one. */
	courseTitle: string | null
	lines: FoundLine[]
}

type FoundLine = {
	part: SearchedPart
	place: number
	/** Which text has it, where there are two. */
	version: 'saved' | 'published' | undefined
	zh: TextPiece[]
	en: TextPiece[]
}

/**
 * One page of the lines that have a text, by their lessons and articles, with their total, and the courses to
 * choose from. One round trip.
 */
export async function searchTexts(db: Db, search: TextSearch) {
	const { text, isWord } = search
	const match = matchOf(text, isWord)
	const [courses, rows] = await db.batch([
		db.all<{ id: string; title: string }>(sql`
			select id, title_json ->> 'en' as title from lessons
			where type = 'course' and not is_deleted order by title collate nocase, id`),
		match === undefined
			? db.all<Row>(sql`select 0 as total where false`)
			: linesOf(db, search, match),
	])
	const [first] = rows
	return {
		courses,
		found: ownersOf(rows, text),
		total: first?.total ?? 0,
		isMore: first?.isMore === 1,
	}
}

export type FoundTexts = Awaited<ReturnType<typeof searchTexts>>

/** Its first row has the total, even where the page has no line. */
function linesOf(db: Db, { kind, course, page, size }: TextSearch, match: string) {
	return db.all<Row>(sql`
		with hit as materialized (
			select line.* from ${matchingLines(match)}
				and ${kind === undefined ? sql`true` : sql`line.owner_kind = ${kind}`}
				and ${
					course === ''
						? sql`true`
						: sql`line.owner_id in (
					select id from lessons where ${course} in (id, parent_id)
				)`
				}
				and ${isShownOnce}
			limit ${mostFound + 1}
		), found as materialized (
			select line.owner_kind as ownerKind, line.owner_id as ownerId,
				lesson.type = 'course' as isCourse,
				coalesce(lesson.title_json ->> 'zh', article.title) as titleZh,
				coalesce(lesson.title_json ->> 'en', article.en_title) as titleEn,
				course.title_json ->> 'en' as courseTitle,
				coalesce(lesson.order_no, article.order_no) as orderNo,
				line.part, line.is_working as isWorking,
				exists (
					select 1 from working_parts as saved
					where saved.owner_kind = line.owner_kind and saved.owner_id = line.owner_id
						and saved.part = line.part
				) as isHeldBack,
				line.place, line.zh, line.en
			from hit as line ${ownersOfLines}
			where ${isOwnerThere}
		)
		select least.total, least.isMore, listed.* from (
			select (select min(count(*), ${mostFound}) from found) as total,
				(select count(*) from hit) > ${mostFound} as isMore
		) as least
		left join (
			select * from found
			order by ownerKind desc, courseTitle, orderNo, ownerId,
				instr('title text notes exercises', part), place, isWorking desc
			limit ${size} offset ${(page - 1) * size}
		) as listed on true`)
}

function ownersOf(rows: readonly Row[], text: string): FoundOwner[] {
	const owners: FoundOwner[] = []
	for (const row of rows) {
		if (row.ownerKind === null) continue
		const owner: TextOwner = { kind: row.ownerKind, id: row.ownerId }
		const last = owners.at(-1)
		const isSame = last?.owner.id === owner.id && last.owner.kind === owner.kind
		const lines = isSame ? last.lines : []
		lines.push(lineOf(row, text))
		if (isSame) continue
		owners.push({
			owner,
			isCourse: row.isCourse === 1,
			title: { zh: row.titleZh, en: row.titleEn },
			courseTitle: row.courseTitle,
			lines,
		})
	}
	return owners
}

function lineOf({ part, place, zh, en, isWorking, isHeldBack }: Row, text: string): FoundLine {
	return {
		part,
		place,
		version: isWorking ? 'saved' : isHeldBack ? 'published' : undefined,
		zh: markedText(zh, text) ?? plain(zh),
		en: markedText(en, text) ?? plain(en),
	}
}

function plain(line: string): TextPiece[] {
	return line === '' ? [] : [{ text: [...line].slice(0, longestPlain).join('') }]
}

/** In characters. */
const longestPlain = 200
