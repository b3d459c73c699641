import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { partsText } from '#app/db/publish.ts'
import { auditLog, workingParts } from '#app/db/schema/index.ts'
import { knownExercises, storedExercisesOf } from '#app/db/stored-exercises.ts'
import { isWorkingPartOf, type TextOwner } from '#app/db/working-parts.ts'
import { lessonStatuses } from '#app/domain/access/access.ts'
import { hskLevelOfCourse } from '#app/domain/courses/course-level.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { levelProfiler, type ProfileRow } from '#app/domain/lesson-text/level-profile.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import { needNames, needPath } from '#app/domain/needs-work/need-places.ts'
import { needsOf } from '#app/domain/needs-work/needs.ts'
import {
	differenceOfExercises,
	differenceOfText,
	differenceText,
} from '#app/domain/publishing/differences.ts'
import { paragraphsWithoutEnglish } from '#app/domain/publishing/missing-english.ts'
import { type PublishState, publishStateOf } from '#app/domain/publishing/publish-state.ts'
import { editingPath } from '#app/domain/publishing/text-tabs.ts'
import { readWorkingExercises, readWorkingNotes } from '#app/domain/publishing/working-part.ts'
import { type Look, worthALook } from '#app/domain/publishing/worth-a-look.ts'
import type { JobStatus } from '#app/domain/speech/job.ts'
import { isOutdatedBy } from '#app/domain/speech/outdated-audio.ts'
import { type LastSaves, lastSavesOf, savesByPart } from './last-saves.server.ts'
import { type OpenEditor, openEditorsOf } from './open-editors.server.ts'
import {
	articleRow,
	lastJobOf,
	lessonRow,
	openReportsOf,
	type PublishingRow,
	wordsOfSavedText,
} from './publishing-rows.server.ts'

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
	left: Look[]
	/** Why it was not published at its time, if nothing has happened since. */
	failure: string | null
}

/** Undefined for a course, and for whatever is deleted or does not exist. One round trip. */
export async function findPublishing(db: Db, owner: TextOwner): Promise<Publishing | undefined> {
	const { kind, id } = owner
	const type = kind === 'lessons' ? 'lesson' : 'article'
	const verbs = ['publish', 'publish-failed', 'take-back', 'schedule', 'unschedule']
	const [[row], parts, [last], rows, saves, [job], [open], openBy, words] = await db.batch([
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
		wordsOfSavedText(db, owner),
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
		left: await leftToDo({
			owner,
			row,
			words,
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
	owner: TextOwner
	row: PublishingRow
	content: LessonContent
	words: readonly ProfileRow[]
	notes: string | null
	exercises: number
	job: { status: JobStatus } | undefined
	reports: number
}

/** What is missing, outdated or odd, once the text is live as it was saved. */
async function leftToDo(once: Once): Promise<Look[]> {
	const { owner, row, content, words, notes, exercises, job, reports } = once
	const needs = needsOf({
		kind: owner.kind,
		lessonKind: row.lessonKind ?? undefined,
		status: lessonStatuses.available,
		hasText: content.length > 0,
		hasChanges: false,
		isScheduled: false,
		hasAudio: row.audioPath !== null,
		isAudioOutdated: await isOutdatedBy(content, row),
		hasWaitingAudio: job?.status === 'completed',
		reports,
		exercises,
		hasNotes: Boolean(notes),
	})
	const level = hskLevelOfCourse(row.level)
	const profiled = levelProfiler(
		{ rows: words, isLookedUp: () => true },
		{ level, earlier: undefined },
	)
	const profile = profiled(content.flatMap(({ zh }) => zh))
	return [
		...needs.map((need) => ({ text: needNames[need], path: needPath(need, owner) })),
		...worthALook({ owner, level, profile, cover: row.cover }),
	]
}

function reasonIn(after: unknown): string | null {
	if (typeof after !== 'object' || after === null || !('reason' in after)) return null
	return typeof after.reason === 'string' ? after.reason : null
}
