import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { storedText } from '#app/db/readable-json.ts'
import { audioJobs, exercises, lessonContents, lessonNotes, lessons } from '#app/db/schema/index.ts'
import { type CourseLevel, hskRankOfCourse } from '#app/domain/courses/course-level.ts'
import type { AudioAge, AudioJob, LessonState } from '#app/domain/courses/lesson-state.ts'
import { countHanzi } from '#app/domain/hanzi.ts'
import { firstEdition } from '#app/domain/hsk/edition.ts'
import type { CountedTexts, CountedTextsMemory } from '#app/domain/known-words/counted-texts.ts'
import { shareUpTo } from '#app/domain/known-words/coverage.ts'
import { textOf } from '#app/domain/lesson-text/content.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import type { JobStatus } from '#app/domain/speech/job.ts'
import { scriptHash } from '#app/domain/speech/script-hash.ts'
import { scriptOf } from '#app/domain/speech/speech-script.ts'
import {
	changedTextQueries,
	keepChangedTexts,
} from '#app/features/known-words/counted-texts.server.ts'
import type { CourseToEdit } from './courses-for-editing.server.ts'

type StatesQuery = {
	db: Db
	/** The counted texts of the site; those of the course may be new. */
	memory: CountedTextsMemory
	courseId: string
}

/**
 * The states of a course's lessons by their ids, as they are published. One round trip. Whether audio is
 * outdated is found by the hash of the whole text, so all texts of the course are read.
 */
export async function findLessonStates({
	db,
	memory,
	courseId,
}: StatesQuery): Promise<Map<string, LessonState>> {
	const asked = memory.kept
	const [rows, texts, levels] = await db.batch([
		db
			.select({
				id: lessons.id,
				courseLevel: sql<CourseLevel>`(select course.level from ${lessons} as course
					where course.id = ${courseId})`,
				config: lessons.config,
				content: storedText<string | null>(lessonContents.content),
				audioPath: lessonContents.audioPath,
				audioTextHash: lessonContents.audioTextHash,
				exercises: exercisesOf(),
				hasNotes: hasNotes(),
				job: lastJobOf(),
			})
			.from(lessons)
			.leftJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
			.where(
				and(
					eq(lessons.parentId, courseId),
					eq(lessons.type, 'lesson'),
					eq(lessons.isDeleted, false),
				),
			),
		...changedTextQueries(db, asked),
	])
	const counted = keepChangedTexts(memory, asked, [texts, levels])
	const states = rows.map(async ({ id, courseLevel, config, content, ...row }) => {
		// A damaged text has no words.
		const read = readStoredContent(content ?? '[]') ?? []
		const isDialogue = config.dialogMode
		const textHash =
			row.audioPath && read.length > 0
				? await scriptHash(scriptOf(read, { isDialogue }))
				: undefined
		const state: LessonState = {
			hanzi: countHanzi(read.map(({ zh }) => textOf(zh)).join('\n')),
			exercises: row.exercises,
			kind: config.kind,
			hasNotes: row.hasNotes,
			audio: audioAge(row, textHash),
			job: jobOf(row.job),
			fit: fitOf(id, counted, courseLevel),
		}
		return [id, state] as const
	})
	return new Map(await Promise.all(states))
}

const noState: LessonState = {
	hanzi: 0,
	exercises: 0,
	kind: 'lesson',
	hasNotes: false,
	audio: 'none',
	job: undefined,
	fit: undefined,
}

/** A course whose lessons bring their states along. */
export function withStates(course: CourseToEdit, states: ReadonlyMap<string, LessonState>) {
	return {
		...course,
		lessons: course.lessons.map((lesson) => ({
			...lesson,
			state: states.get(lesson.id) ?? noState,
		})),
	}
}

export type CourseWithStates = ReturnType<typeof withStates>
export type LessonRow = CourseWithStates['lessons'][number]

type StoredAudio = { audioPath: string | null; audioTextHash: string | null }

function audioAge({ audioPath, audioTextHash }: StoredAudio, hash: string | undefined): AudioAge {
	if (!audioPath) return 'none'
	return hash !== undefined && audioTextHash !== hash ? 'outdated' : 'current'
}

function jobOf(status: JobStatus | null): AudioJob | undefined {
	if (status === 'completed') return 'waiting'
	return status === 'queued' || status === 'processing' ? 'making' : undefined
}

function fitOf(id: string, { lessons, ranks }: CountedTexts, level: CourseLevel) {
	const text = lessons.get(id)
	return text && shareUpTo(text, ranks, { level: hskRankOfCourse(level), edition: firstEdition })
}

/** Fragments of their own: drizzle drops the table's name from columns of the outermost one. */
function exercisesOf(): SQL<number> {
	return sql<number>`(${sql`select count(*) from ${exercises} as own
		where own.lesson_id = ${lessons.id} and own.status = 1`})`
}

function hasNotes(): SQL<boolean> {
	return sql`exists (${sql`select 1 from ${lessonNotes} as own
		where own.lesson_id = ${lessons.id} and own.source <> ''`})`.mapWith(Boolean)
}

function lastJobOf(): SQL<JobStatus | null> {
	return sql<JobStatus | null>`(${sql`select own.status from ${audioJobs} as own
		where own.lesson_id = ${lessons.id} order by own.created_at desc limit 1`})`
}
