/** The lessons and articles that wait for an editor, and for what. */

import { and, desc, eq, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import { isDeleted } from '#app/db/is-deleted.ts'
import { kindOfLesson } from '#app/db/kind-of-lesson.ts'
import { partsText } from '#app/db/publish.ts'
import { storedText } from '#app/db/readable-json.ts'
import {
	articles,
	audioJobs,
	exercises,
	lessonContents,
	lessonNotes,
	lessons,
	reports,
	workingParts,
} from '#app/db/schema/index.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import { isWaiting, type Need, needsOf } from '#app/domain/needs-work/needs.ts'
import type { PartName } from '#app/domain/publishing/working-part.ts'
import { lastSavesOfAll } from '#app/features/publishing/last-saves.server.ts'
import { hashTexts } from './hash-texts.server.ts'
import type { NeedsWorkSearch } from './needs-work-search.ts'

export type WaitingText = {
	owner: TextOwner
	title: { zh: string; en: string }
	/** The course of a lesson. */
	course: { id: string; title: string } | null
	needs: Need[]
	status: number
	publishAt: Date | null
	/** The last save; null if nothing was ever saved. By nobody if that is not known any more. */
	saved: { at: Date; by: string | null } | null
	/** Open ones. */
	reports: number
	/** The working parts, for the form that publishes them. */
	onScreen: string
	/** The job whose audio waits, the audio that it would replace, and whether the text was changed since. */
	audio: { job: string; replaces: string | null; isOutdated: boolean } | null
}

/** All texts, those that need nothing too, by their courses. At most two round trips. */
export async function findTexts(db: Db): Promise<WaitingText[]> {
	const [ofLessons, ofArticles, parts, saves, jobs, open] = await db.batch([
		lessonRows(db),
		articleRows(db),
		workingRows(db),
		lastSavesOfAll(db),
		waitingJobs(db),
		db
			.select({
				lessonId: reports.lessonId,
				articleId: reports.articleId,
				count: sql<number>`count(*)`,
			})
			.from(reports)
			.where(eq(reports.status, 'open'))
			.groupBy(reports.lessonId, reports.articleId),
	])
	const rows = [...ofLessons, ...ofArticles]
	const jobOf = new Map(jobs.map((job) => [keyOf(job), job]))
	const reportsOf = new Map(open.map((row) => [keyOf(row), row.count]))
	const partsOf = groupedBy(parts, ownerKey)
	const saveOf = new Map(saves.map((save) => [ownerKey(save), save]))
	const hasAudio = (row: Owner & { audioPath: string | null }) =>
		row.audioPath !== null || jobOf.has(ownerKey(row))
	const hashes = await hashTexts(db, rows.filter(hasAudio))
	return rows.map((row) => {
		const { kind, id, title, courseId, courseTitle, status, publishAt } = row
		const own = partsOf.get(ownerKey(row)) ?? []
		const working = (part: PartName) => own.find((one) => one.part === part)
		const job = jobOf.get(ownerKey(row))
		const hash = hashes.get(row)
		const set = working('exercises')
		const state = {
			kind,
			lessonKind: row.lessonKind ?? undefined,
			status,
			hasText: row.hasText || working('text')?.isEmpty === false,
			hasChanges: own.length > 0,
			isScheduled: publishAt !== null,
			hasAudio: row.audioPath !== null,
			isAudioOutdated: hash !== row.audioTextHash,
			hasWaitingAudio: job !== undefined,
			reports: reportsOf.get(ownerKey(row)) ?? 0,
			exercises: set ? Number(!set.isEmpty) : row.exercises,
			hasNotes: working('notes') ? working('notes')?.isEmpty === false : row.hasNotes,
		}
		return {
			owner: { kind, id },
			title,
			course: courseId === null ? null : { id: courseId, title: courseTitle?.en ?? '' },
			needs: needsOf(state),
			status,
			publishAt,
			saved: saveOf.get(ownerKey(row)) ?? null,
			reports: state.reports,
			onScreen: partsText(own),
			audio: job
				? { job: job.id, replaces: row.audioPath, isOutdated: job.textHash !== hash }
				: null,
		}
	})
}

type Owner = Pick<TextOwner, 'kind' | 'id'>

function ownerKey({ kind, id }: Owner): string {
	return `${kind}:${id}`
}

function keyOf({ lessonId, articleId }: { lessonId: string | null; articleId: string | null }) {
	return lessonId === null
		? ownerKey({ kind: 'articles', id: articleId ?? '' })
		: ownerKey({ kind: 'lessons', id: lessonId })
}

/** How many texts have each need; those with none are left out. */
export function countNeeds(texts: readonly WaitingText[]): Partial<Record<Need, number>> {
	const counts: Partial<Record<Need, number>> = {}
	for (const { needs } of texts) {
		for (const need of needs) counts[need] = (counts[need] ?? 0) + 1
	}
	return counts
}

/** The courses, and whatever else the list can be narrowed to, in its order. */
export function placesOf(texts: readonly WaitingText[]): { id: string; name: string }[] {
	const names = new Map(
		texts.map((text) => {
			const id = placeOf(text)
			return [id, text.course?.title ?? (id === 'articles' ? 'Articles' : 'Single lessons')]
		}),
	)
	return [...names].map(([id, name]) => ({ id, name }))
}

/** The texts that the search finds: first what was saved last, then what comes first in its course. */
export function searchTexts(
	texts: readonly WaitingText[],
	{ keyword, what, course }: NeedsWorkSearch,
): WaitingText[] {
	const part = plain(keyword)
	return texts
		.filter(({ needs, title, ...text }) => {
			const isNeeded =
				what === 'anything'
					? needs.length > 0
					: what === 'waiting'
						? needs.some(isWaiting)
						: needs.includes(what)
			const isNamed = [title.zh, title.en].some((name) => plain(name).includes(part))
			return isNeeded && isNamed && (course === undefined || placeOf(text) === course)
		})
		.toSorted((a, b) => +(b.saved?.at ?? 0) - +(a.saved?.at ?? 0))
}

function placeOf({ owner, course }: Pick<WaitingText, 'owner' | 'course'>): string {
	return owner.kind === 'articles' ? 'articles' : (course?.id ?? 'single')
}

function plain(text: string): string {
	return text.normalize('NFC').toLowerCase()
}

const course = alias(lessons, 'course')

function lessonRows(db: Db) {
	return db
		.select({
			kind: sql<'lessons' | 'articles'>`'lessons'`,
			id: lessons.id,
			title: lessons.title,
			courseId: lessons.parentId,
			courseTitle: course.title,
			status: lessons.status,
			publishAt: lessons.publishAt,
			isDialogue: sql`${lessons.config} ->> 'dialogMode'`.mapWith(Boolean),
			lessonKind: kindOfLesson(),
			hasText: sql`coalesce(${storedText(lessonContents.content)}, '[]') <> '[]'`.mapWith(Boolean),
			textState: stateOf(lessonContents.content, lessonContents.version),
			audioPath: lessonContents.audioPath,
			audioTextHash: lessonContents.audioTextHash,
			exercises: sql<number>`(${sql`select count(*) from ${exercises} as own
				where own.lesson_id = ${lessons.id} and own.status = 1`})`,
			hasNotes: sql`coalesce(${lessonNotes.source}, '') <> ''`.mapWith(Boolean),
		})
		.from(lessons)
		.leftJoin(course, eq(course.id, lessons.parentId))
		.leftJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
		.leftJoin(lessonNotes, eq(lessonNotes.lessonId, lessons.id))
		.where(and(eq(lessons.type, 'lesson'), not(isDeleted())))
		.orderBy(sql`${course.orderNo} desc`, lessons.parentId, lessons.orderNo, lessons.id)
}

function articleRows(db: Db) {
	const { title, enTitle } = articles
	return db
		.select({
			kind: sql<'lessons' | 'articles'>`'articles'`,
			id: articles.id,
			title: sql<{ zh: string; en: string }>`json_object('zh', ${title}, 'en', ${enTitle})`.mapWith(
				lessons.title,
			),
			courseId: sql<string | null>`null`,
			courseTitle: sql<{ zh: string; en: string } | null>`null`,
			status: articles.status,
			publishAt: articles.publishAt,
			isDialogue: sql`0`.mapWith(Boolean),
			lessonKind: sql<null>`null`,
			hasText: sql`${storedText(articles.content)} <> '[]'`.mapWith(Boolean),
			textState: stateOf(articles.content, articles.textVersion),
			audioPath: articles.audioPath,
			audioTextHash: articles.audioTextHash,
			exercises: sql<number>`0`,
			hasNotes: sql`0`.mapWith(Boolean),
		})
		.from(articles)
		.where(eq(articles.isDeleted, false))
		.orderBy(desc(articles.orderNo), desc(articles.createdAt), articles.id)
}

function workingRows(db: Db) {
	return db
		.select({
			kind: workingParts.ownerKind,
			id: workingParts.ownerId,
			part: workingParts.part,
			version: workingParts.version,
			isEmpty:
				sql`iif(${workingParts.part} = 'notes', ${storedText(workingParts.content)} ->> 'source' = '',
					${storedText(workingParts.content)} = '[]')`.mapWith(Boolean),
		})
		.from(workingParts)
}

/** Jobs whose audio nobody has used or dropped, unless a later one was ordered. */
function waitingJobs(db: Db) {
	return db
		.select({
			id: audioJobs.id,
			lessonId: audioJobs.lessonId,
			articleId: audioJobs.articleId,
			textHash: audioJobs.textHash,
		})
		.from(audioJobs)
		.where(
			and(
				eq(audioJobs.status, 'completed'),
				sql`not exists (${sql`select 1 from ${audioJobs} as later
					where later.created_at > ${audioJobs.createdAt}
						and (later.lesson_id = ${audioJobs.lessonId} or later.article_id = ${audioJobs.articleId})`})`,
			),
		)
}

function groupedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
	const groups = new Map<string, Row[]>()
	for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
	return groups
}

type Column = typeof lessonContents.content | typeof articles.content

/** The version counts the saves. Its length tells apart what two databases know by one id. */
function stateOf(
	content: Column,
	version: typeof articles.textVersion | typeof lessonContents.version,
) {
	return sql<string>`coalesce(${version}, 0) || ' ' || coalesce(length(${storedText(content)}), 0)`
}
