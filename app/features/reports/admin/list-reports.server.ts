import { count, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { articles, exercises, lessons, reports, userProfiles, vocab } from '#app/db/schema/index.ts'
import { parseJson } from '#app/domain/json.ts'
import type { ReportKind, ReportPlace } from '#app/domain/reports/report.ts'
import type { ReportSearch } from './report-search.ts'

type Row = ReportPlace & {
	/** The latest report of the place. */
	id: string
	count: number
	lessonSlug: string | null
	lessonTitle: string | null
	courseTitle: string | null
	articleTitle: string | null
	/** The question's number among the published ones; null if it is gone. */
	exerciseNo: number | null
	/** The word's entry: with the pinyin that its reader saw, or the only one. */
	vocabId: number | null
	reply: string | null
	decidedAt: number | null
	/** JSON. */
	said: string
}

/** The words of one reader on a place. */
export type Said = {
	id: string
	kind: ReportKind
	note: string
	at: number
	/** Null for those who must not see it, and once the account is gone. */
	by: string | null
}

type Asked = ReportSearch & { showsReaders: boolean }

/**
 * A page of the places that were reported, the latest first, with all that was said of each; open ones by place,
 * answered ones by answer. With the total, and the courses that have any. One round trip.
 */
export async function listReports(db: Db, { showsReaders, page, size, ...search }: Asked) {
	const condition = whereOf(search)
	const by = showsReaders
		? sql`(select coalesce(nullif(display_name, ''), email) from ${userProfiles}
			where ${userProfiles.id} = ${reports.userId})`
		: sql`null`
	const courseId = sql`coalesce(${lessons.parentId}, ${lessons.id})`
	const [rows, [found], courses] = await db.batch([
		// Beside max(), SQLite takes the other columns from the row that has it.
		db.all<Row & { latest: number }>(sql`
			select ${reports.id} as id, max(${reports.createdAt}) as latest, count(*) as count,
				${reports.part} as part, ${reports.lessonId} as lessonId, ${reports.articleId} as articleId,
				${reports.exerciseId} as exerciseId, ${reports.paragraph} as paragraph, ${reports.word} as word, ${reports.pinyin} as pinyin,
				${reports.sentence} as sentence, ${reports.english} as english, ${reports.reply} as reply,
				${reports.decidedAt} as decidedAt, ${lessons.slug} as lessonSlug,
				${lessons.title} ->> 'en' as lessonTitle, ${articles.enTitle} as articleTitle,
				(select nullif(count(*), 0) from ${exercises} as own
					join ${exercises} as other on other.lesson_id = own.lesson_id and other.order_no <= own.order_no
					where own.id = ${reports.exerciseId} and own.status = 1 and other.status = 1) as exerciseNo,
				coalesce(
					(select id from ${vocab} where word = ${reports.word} and pinyin = ${reports.pinyin}),
					(select case count(*) when 1 then max(id) end from ${vocab} where word = ${reports.word})
				) as vocabId,
				(select course.title_json ->> 'en' from lessons as course
					where course.id = ${lessons.parentId}) as courseTitle,
				json_group_array(json_object('id', ${reports.id}, 'kind', ${reports.kind},
					'note', ${reports.note}, 'at', ${reports.createdAt}, 'by', ${by})) as said
			from ${reports}
			left join ${lessons} on ${lessons.id} = ${reports.lessonId}
			left join ${articles} on ${articles.id} = ${reports.articleId}
			where ${condition}
			group by ${reports.place}, ${reports.decidedAt}
			order by latest desc, ${reports.id}
			limit ${size} offset ${(page - 1) * size}
		`),
		db.all<{ total: number }>(sql`
			select count(*) as total from (
				select 1 from ${reports}
				left join ${lessons} on ${lessons.id} = ${reports.lessonId}
				where ${condition}
				group by ${reports.place}, ${reports.decidedAt}
			)
		`),
		db.all<{ id: string; title: string }>(sql`
			select item.id as id, item.title_json ->> 'en' as title from lessons as item
			where item.id in (
				select ${courseId} from ${reports}
				join ${lessons} on ${lessons.id} = ${reports.lessonId}
				where ${reports.status} = ${search.status}
			)
			order by title
		`),
	])
	return { groups: rows.map(groupOf), total: found?.total ?? 0, courses }
}

export type ReportGroup = Awaited<ReturnType<typeof listReports>>['groups'][number]

/** How many reports are open. */
export async function countOpenReports(db: Db): Promise<number> {
	const [found] = await db
		.select({ count: count() })
		.from(reports)
		.where(eq(reports.status, 'open'))
	return found?.count ?? 0
}

function whereOf({ status, kind, from }: Omit<ReportSearch, 'page' | 'size'>): SQL {
	const conditions = [sql`${reports.status} = ${status}`]
	if (kind) {
		conditions.push(sql`exists (
			select 1 from reports as same where same.place = ${reports.place}
				and same.decided_at is ${reports.decidedAt} and same.kind = ${kind}
		)`)
	}
	if (from === 'articles') conditions.push(sql`${reports.articleId} is not null`)
	else if (from === 'dictionary') conditions.push(sql`${reports.part} = 'dictionary'`)
	else if (from !== '') {
		conditions.push(sql`${from} in (${lessons.id}, ${lessons.parentId})`)
	}
	return sql.join(conditions, sql` and `)
}

function groupOf({ said, decidedAt, ...row }: Row) {
	const all: Said[] = Object(parseJson(said))
	return {
		...row,
		decidedAt: decidedAt === null ? null : new Date(decidedAt),
		said: all.toSorted((a, b) => b.at - a.at),
	}
}
