import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { kindOfLesson } from '#app/db/kind-of-lesson.ts'
import { partsText } from '#app/db/publish.ts'
import { storedText } from '#app/db/readable-json.ts'
import {
	articles,
	audioJobs,
	auditLog,
	lessonContents,
	lessonNotes,
	lessons,
	reports,
	workingParts,
} from '#app/db/schema/index.ts'
import { knownExercises, storedExercisesOf } from '#app/db/stored-exercises.ts'
import { isWorkingPartOf, type TextOwner } from '#app/db/working-parts.ts'
import { lessonStatuses } from '#app/domain/access/access.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import { type Need, needsOf } from '#app/domain/needs-work/needs.ts'
import {
	differenceOfExercises,
	differenceOfText,
	differenceText,
} from '#app/domain/publishing/differences.ts'
import { paragraphsWithoutEnglish } from '#app/domain/publishing/missing-english.ts'
import { type PublishState, publishStateOf } from '#app/domain/publishing/publish-state.ts'
import { editingPath } from '#app/domain/publishing/text-tabs.ts'
import { readWorkingExercises, readWorkingNotes } from '#app/domain/publishing/working-part.ts'
import type { JobStatus } from '#app/domain/speech/job.ts'
import { scriptHash } from '#app/domain/speech/script-hash.ts'
import { scriptOf } from '#app/domain/speech/speech-script.ts'
import { type LastSaves, lastSavesOf, savesByPart } from './last-saves.server.ts'
import { type OpenEditor, openEditorsOf } from './open-editors.server.ts'

/** The bar at the foot of a lesson's or an article's pages shows this. */
export type Publishing = {
	owner: TextOwner
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
	/** Who has it open in its editor. */
	openBy: OpenEditor[]
	/** "Text: 2 paragraphs changed" */
	differences: string[]
	/** The numbers of paragraphs whose English is still to be written. */
	withoutEnglish: number[]
	/** What its learners will miss once it is published as it was saved. */
	left: Need[]
	/** Why it was not published at its time, if nothing has happened since. */
	failure: string | null
}

/** Undefined for a course, and for whatever is deleted or does not exist. One round trip. */
export async function findPublishing(db: Db, owner: TextOwner): Promise<Publishing | undefined> {
	const { kind, id } = owner
	const type = kind === 'lessons' ? 'lesson' : 'article'
	const verbs = ['publish', 'publish-failed', 'take-back', 'schedule', 'unschedule']
	const [[row], parts, [last], rows, saves, [job], [open], openBy] = await db.batch([
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
		lastJobOf(db, owner),
		openReportsOf(db, owner),
		openEditorsOf(db, { owner, now: new Date() }),
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
		owner,
		path: `/admin/${kind}/${encodeURIComponent(id)}/publishing`,
		title,
		state: publishStateOf({ status, hasChanges, publishAt }),
		status,
		hasChanges,
		publishAt: publishAt?.toISOString() ?? null,
		onScreen: partsText(parts),
		versionsPath: `${editingPath(owner)}/versions`,
		saves: savesByPart(saves),
		openBy,
		differences: differences.filter(Boolean),
		left: await needsOnceLive({
			kind,
			row,
			content,
			notes: workingNotes === undefined ? notes : (readWorkingNotes(workingNotes)?.source ?? ''),
			exercises: set === undefined ? knownExercises(rows).length : exercises.length,
			job,
			reports: open?.count ?? 0,
		}),
		withoutEnglish:
			hasChanges || status !== lessonStatuses.available ? paragraphsWithoutEnglish(content) : [],
		failure: last?.action === `${type}.publish-failed` ? reasonIn(last.after) : null,
	}
}

type Once = {
	kind: TextOwner['kind']
	row: Row
	content: LessonContent
	notes: string | null
	exercises: number
	job: { status: JobStatus } | undefined
	reports: number
}

/** What is missing or outdated beside the saved text. */
async function needsOnceLive(once: Once): Promise<Need[]> {
	const { kind, row, content, notes, exercises, job, reports } = once
	const { audioPath, audioTextHash, isDialogue } = row
	const hash = audioPath ? await scriptHash(scriptOf(content, { isDialogue })) : null
	return needsOf({
		kind,
		lessonKind: row.lessonKind ?? undefined,
		status: lessonStatuses.available,
		hasText: content.length > 0,
		hasChanges: false,
		isScheduled: false,
		hasAudio: audioPath !== null,
		isAudioOutdated: hash !== audioTextHash,
		hasWaitingAudio: job?.status === 'completed',
		reports,
		exercises,
		hasNotes: Boolean(notes),
	})
}

type Row = Awaited<ReturnType<typeof lessonRow> | ReturnType<typeof articleRow>>[number]

function lastJobOf(db: Db, { kind, id }: TextOwner) {
	return db
		.select({ status: audioJobs.status })
		.from(audioJobs)
		.where(eq(kind === 'lessons' ? audioJobs.lessonId : audioJobs.articleId, id))
		.orderBy(desc(audioJobs.createdAt))
		.limit(1)
}

function openReportsOf(db: Db, { kind, id }: TextOwner) {
	const isOfText = eq(kind === 'lessons' ? reports.lessonId : reports.articleId, id)
	return db
		.select({ count: count() })
		.from(reports)
		.where(and(isOfText, eq(reports.status, 'open')))
}

function lessonRow(db: Db, id: string) {
	const isLesson = and(eq(lessons.id, id), eq(lessons.type, 'lesson'), eq(lessons.isDeleted, false))
	return db
		.select({
			title: lessons.title,
			status: lessons.status,
			publishAt: lessons.publishAt,
			published: storedText<string | null>(lessonContents.content),
			notes: lessonNotes.source,
			audioPath: lessonContents.audioPath,
			audioTextHash: lessonContents.audioTextHash,
			isDialogue: sql`${lessons.config} ->> 'dialogMode'`.mapWith(Boolean),
			lessonKind: kindOfLesson(),
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
			published: storedText<string | null>(articles.content),
			notes: sql<string | null>`null`,
			audioPath: articles.audioPath,
			audioTextHash: articles.audioTextHash,
			isDialogue: sql`0`.mapWith(Boolean),
			lessonKind: sql<null>`null`,
		})
		.from(articles)
		.where(and(eq(articles.id, id), eq(articles.isDeleted, false)))
}

function reasonIn(after: unknown): string | null {
	if (typeof after !== 'object' || after === null || !('reason' in after)) return null
	return typeof after.reason === 'string' ? after.reason : null
}
