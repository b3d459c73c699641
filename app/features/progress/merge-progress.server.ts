import { and, eq, isNotNull, not, or, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { hasAccount } from '#app/db/has-account.ts'
import { isHiddenFrom } from '#app/db/hidden-from.ts'
import { lessonProgress, lessons } from '#app/db/schema/index.ts'
import { isSameRecord, mergeRecords } from '#app/domain/progress/merge.ts'
import type { CourseProgress, LessonRecord } from '#app/domain/progress/record.ts'
import { type Runs, runsAfter } from '#app/domain/progress/runs.ts'

/** Two devices collide on a row once or twice; more often means a fault. */
const mostAttempts = 8

type Row = {
	lessonId: string
	record: LessonRecord | null
	firstAnswers: Runs['firstAnswers']
	restarts: number | null
	updatedAt: Date | null
}

/**
 * Merges a person's records into those of the server. A row is written only if no other request
 * wrote it since it was read; otherwise it is read and merged again. Returns the records that now
 * differ from the sent ones, and the ids of all other lessons.
 */
export async function mergeIntoProgress(
	db: Db,
	{ userId, sent }: { userId: string; sent: CourseProgress },
): Promise<{ records: CourseProgress; ignored: string[] }> {
	const records: CourseProgress = Object.create(null)
	const found = new Set<string>()
	let left = Object.keys(sent)
	for (let attempt = 0; left.length > 0; attempt += 1) {
		if (attempt === mostAttempts) throw new Error('Records were overtaken again and again')
		const rows = await rowsOf(db, userId, left)
		for (const { lessonId } of rows) found.add(lessonId)
		const merged = rows.flatMap((row) => mergedRow(row, sent[row.lessonId]))
		for (const { row, record, isNews } of merged) {
			if (isNews) records[row.lessonId] = record
		}
		left = await writeUnlessOvertaken(db, userId, merged)
	}
	return { records, ignored: Object.keys(sent).filter((lessonId) => !found.has(lessonId)) }
}

/**
 * The lessons that are not hidden from the person or that they have begun, each with their record so far. One
 * that was closed while they were offline is among them: the browser sends what they did there only once.
 */
async function rowsOf(db: Db, userId: string, lessonIds: string[]): Promise<Row[]> {
	return db
		.select({
			lessonId: lessons.id,
			record: lessonProgress.record,
			firstAnswers: lessonProgress.firstAnswers,
			restarts: lessonProgress.restarts,
			updatedAt: lessonProgress.updatedAt,
		})
		.from(lessons)
		.leftJoin(
			lessonProgress,
			and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, userId)),
		)
		.where(
			and(
				eq(lessons.type, 'lesson'),
				hasAccount(userId),
				or(isNotNull(lessonProgress.lessonId), not(isHiddenFrom(userId))),
				sql`${lessons.id} in (select value from json_each(${JSON.stringify(lessonIds)}))`,
			),
		)
}

type Merged = { row: Row; record: LessonRecord; isNews: boolean; isChange: boolean }

function mergedRow(row: Row, sent: LessonRecord | undefined): Merged[] {
	if (!sent) return []
	const record = row.record ? mergeRecords(row.record, sent) : mergeRecords(sent, sent)
	const isChange = !row.record || !isSameRecord(record, row.record)
	return [{ row, record, isNews: !isSameRecord(record, sent), isChange }]
}

/** One batch; returns the lessons whose row another request wrote first. */
async function writeUnlessOvertaken(
	db: Db,
	userId: string,
	merged: readonly Merged[],
): Promise<string[]> {
	const [first, ...rest] = merged
		.filter(({ isChange }) => isChange)
		.map(({ row, record }) => ({
			lessonId: row.lessonId,
			write: upsert(db, userId, row, record),
		}))
	if (!first) return []
	const answers = await db.batch([first.write, ...rest.map(({ write }) => write)])
	const written = new Set(answers.flat().map(({ lessonId }) => lessonId))
	return [first, ...rest].map(({ lessonId }) => lessonId).filter((id) => !written.has(id))
}

function upsert(db: Db, userId: string, row: Row, record: LessonRecord) {
	const { lessonId, updatedAt, firstAnswers, restarts } = row
	const runs = runsAfter({ firstAnswers, restarts: restarts ?? 0 }, row.record ?? {}, record)
	const { learned, learnedAt, learnedChangedAt, lastUpdated } = record
	const values = {
		record,
		restarts: runs.restarts,
		// Drizzle cannot read values without a prototype.
		firstAnswers: runs.firstAnswers && { ...runs.firstAnswers },
		learnedAt: learned ? new Date(learnedAt ?? learnedChangedAt ?? lastUpdated) : null,
		// Two writes of the same moment must differ in date.
		updatedAt: new Date(Math.max(Date.now(), (updatedAt?.getTime() ?? 0) + 1)),
	}
	return db
		.insert(lessonProgress)
		.values({ userId: userId, lessonId, ...values })
		.onConflictDoUpdate({
			target: [lessonProgress.userId, lessonProgress.lessonId],
			set: values,
			setWhere: updatedAt ? eq(lessonProgress.updatedAt, updatedAt) : sql`false`,
		})
		.returning({ lessonId: lessonProgress.lessonId })
}
