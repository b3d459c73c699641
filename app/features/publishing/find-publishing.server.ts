import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { partsText } from '#app/db/publish.ts'
import {
	articles,
	auditLog,
	lessonContents,
	lessonNotes,
	lessons,
	workingParts,
} from '#app/db/schema/index.ts'
import { knownExercises, storedExercisesOf } from '#app/db/stored-exercises.ts'
import { isWorkingPartOf, type TextOwner } from '#app/db/working-parts.ts'
import { lessonStatuses } from '#app/domain/access/access.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import {
	differenceOfExercises,
	differenceOfText,
	differenceText,
} from '#app/domain/publishing/differences.ts'
import { paragraphsWithoutEnglish } from '#app/domain/publishing/missing-english.ts'
import { type PublishState, publishStateOf } from '#app/domain/publishing/publish-state.ts'
import { editingPath } from '#app/domain/publishing/text-tabs.ts'
import { readWorkingExercises } from '#app/domain/publishing/working-part.ts'
import { type LastSaves, lastSavesOf, savesByPart } from './last-saves.server.ts'

/** The bar at the foot of a lesson's or an article's pages shows this. */
export type Publishing = {
	/** Where its forms are sent. */
	path: string
	title: { zh: string; en: string }
	state: PublishState
	status: number
	hasChanges: boolean
	/** ISO 8601; null if nobody has chosen a time. */
	publishAt: string | null
	/** The working parts, for the form that publishes them. */
	onScreen: string
	/** Where it is compared with what was published. */
	versionsPath: string
	/** Who saved which part last. */
	saves: LastSaves
	/** "Text: 2 paragraphs changed" */
	differences: string[]
	/** The numbers of paragraphs whose English is still to be written. */
	withoutEnglish: number[]
	/** Why it was not published at its time, if nothing has happened since. */
	failure: string | null
}

/** Undefined for a course, and for whatever is deleted or does not exist. One round trip. */
export async function findPublishing(db: Db, owner: TextOwner): Promise<Publishing | undefined> {
	const { kind, id } = owner
	const type = kind === 'lessons' ? 'lesson' : 'article'
	const verbs = ['publish', 'publish-failed', 'take-back', 'schedule', 'unschedule']
	const [[row], parts, [last], rows, saves] = await db.batch([
		kind === 'lessons' ? lessonRow(db, id) : articleRow(db, id),
		db.select().from(workingParts).where(isWorkingPartOf(owner)),
		db
			.select({ action: auditLog.action, after: auditLog.after })
			.from(auditLog)
			.where(
				and(
					eq(auditLog.objectType, type),
					eq(auditLog.objectId, id),
					inArray(
						auditLog.action,
						verbs.map((verb) => `${type}.${verb}`),
					),
				),
			)
			.orderBy(desc(auditLog.at), desc(sql`audit_log.rowid`))
			.limit(1),
		storedExercisesOf(db, id),
		lastSavesOf(db, owner),
	])
	if (!row) return undefined
	const { status, publishAt, published, notes, title } = row
	const part = (name: string) => parts.find((one) => one.part === name)?.content
	const [text, workingNotes, set] = [part('text'), part('notes'), part('exercises')]
	const before = readStoredContent(published ?? '[]') ?? []
	const content = text === undefined ? before : (readStoredContent(text) ?? [])
	const exercises = readWorkingExercises(set ?? '[]') ?? []
	const hasChanges = parts.length > 0
	const differences = [
		text === undefined
			? ''
			: differenceText('Text', 'paragraph', differenceOfText(before, content)),
		set === undefined
			? ''
			: differenceText(
					'Exercises',
					'exercise',
					differenceOfExercises(
						knownExercises(rows),
						exercises.map(({ exercise }) => exercise),
					),
				),
		workingNotes === undefined ? '' : `Notes: ${notes === null ? 'new' : 'changed'}`,
	]
	return {
		path: `/admin/${kind}/${encodeURIComponent(id)}/publishing`,
		title,
		state: publishStateOf({ status, hasChanges, publishAt }),
		status,
		hasChanges,
		publishAt: publishAt?.toISOString() ?? null,
		onScreen: partsText(parts),
		versionsPath: `${editingPath(owner)}/versions`,
		saves: savesByPart(saves),
		differences: differences.filter(Boolean),
		withoutEnglish:
			hasChanges || status !== lessonStatuses.available ? paragraphsWithoutEnglish(content) : [],
		failure: last?.action === `${type}.publish-failed` ? reasonIn(last.after) : null,
	}
}

/** As plain text: the column's own schema would fail on damaged content. */
function lessonRow(db: Db, id: string) {
	const isLesson = and(eq(lessons.id, id), eq(lessons.type, 'lesson'), eq(lessons.isDeleted, false))
	return db
		.select({
			title: lessons.title,
			status: lessons.status,
			publishAt: lessons.publishAt,
			published: asText(lessonContents.content),
			notes: lessonNotes.source,
		})
		.from(lessons)
		.leftJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
		.leftJoin(lessonNotes, eq(lessonNotes.lessonId, lessons.id))
		.where(isLesson)
}

function articleRow(db: Db, id: string) {
	const { title, enTitle } = articles
	return db
		.select({
			title: sql<{ zh: string; en: string }>`json_object('zh', ${title}, 'en', ${enTitle})`.mapWith(
				lessons.title,
			),
			status: articles.status,
			publishAt: articles.publishAt,
			published: asText(articles.content),
			notes: sql<string | null>`null`,
		})
		.from(articles)
		.where(and(eq(articles.id, id), eq(articles.isDeleted, false)))
}

function asText(
	column: typeof lessonContents.content | typeof articles.content,
): SQL<string | null> {
	return sql<string | null>`(${column})`
}

function reasonIn(after: unknown): string | null {
	if (typeof after !== 'object' || after === null || !('reason' in after)) return null
	return typeof after.reason === 'string' ? after.reason : null
}
