import { and, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import { articles, audioJobs, lessonContents, lessons } from '#app/db/schema/index.ts'
import { isLive } from '#app/domain/access/access.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import { scriptHash } from '#app/domain/speech/script-hash.ts'
import { type SpeechScript, scriptOf } from '#app/domain/speech/speech-script.ts'

const course = alias(lessons, 'course')

const jobColumns = {
	id: audioJobs.id,
	status: audioJobs.status,
	voice: audioJobs.voice,
	speakerVoices: audioJobs.speakerVoices,
	engine: audioJobs.engine,
	textHash: audioJobs.textHash,
	durationMs: audioJobs.durationMs,
	errorCode: audioJobs.errorCode,
	errorDetail: audioJobs.errorDetail,
	createdAt: audioJobs.createdAt,
	updatedAt: audioJobs.updatedAt,
}

/**
 * Finds the text to be spoken of a lesson or an article, its audio and its last job. Returns undefined
 * for a course, which has no text, and for anything that does not exist.
 */
export async function findAudio(db: Db, owner: AudioOwner) {
	const isLesson = owner.kind === 'lessons'
	const [found, [job], [madeBy]] = isLesson
		? await db.batch([lessonOf(db, owner.id), lastJob(db, owner), makerOfLesson(db, owner.id)])
		: await db.batch([articleOf(db, owner.id), lastJob(db, owner), makerOfArticle(db, owner.id)])
	const [row] = found
	if (!row) return undefined
	const { title, audioPath, audioTextHash, status, courseStatus } = row
	const parent = courseStatus === null ? undefined : { status: courseStatus }
	const script = scriptIn(row)
	return {
		owner,
		title,
		isLive: isLive({ status, parent }),
		audioPath,
		audioTextHash,
		job,
		madeBy,
		script,
		textHash: script && (await scriptHash(script)),
	}
}

export type FoundAudio = NonNullable<Awaited<ReturnType<typeof findAudio>>>

function lessonOf(db: Db, lessonId: string) {
	return db
		.select({
			title: lessons.title,
			status: lessons.status,
			courseStatus: course.status,
			config: lessons.config,
			content: lessonContents.content,
			audioPath: lessonContents.audioPath,
			audioTextHash: lessonContents.audioTextHash,
		})
		.from(lessons)
		.leftJoin(course, eq(course.id, lessons.parentId))
		.leftJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
		.where(and(eq(lessons.id, lessonId), eq(lessons.type, 'lesson'), eq(lessons.isDeleted, false)))
}

function articleOf(db: Db, articleId: string) {
	const { title, enTitle, status, content, audioPath, audioTextHash } = articles
	const shown = { title: { zh: title, en: enTitle }, status, courseStatus: sql<null>`null` }
	return db
		.select({ ...shown, content, audioPath, audioTextHash })
		.from(articles)
		.where(and(eq(articles.id, articleId), eq(articles.isDeleted, false)))
}

function lastJob(db: Db, { kind, id }: AudioOwner) {
	const owner = kind === 'lessons' ? audioJobs.lessonId : audioJobs.articleId
	return db
		.select(jobColumns)
		.from(audioJobs)
		.where(eq(owner, id))
		.orderBy(desc(audioJobs.createdAt))
		.limit(1)
}

/** The job that made the current audio; none if it was uploaded. */
function makerOfLesson(db: Db, lessonId: string) {
	return db
		.select(jobColumns)
		.from(audioJobs)
		.innerJoin(lessonContents, eq(lessonContents.audioPath, audioJobs.audioPath))
		.where(and(eq(audioJobs.lessonId, lessonId), eq(lessonContents.lessonId, lessonId)))
}

function makerOfArticle(db: Db, articleId: string) {
	return db
		.select(jobColumns)
		.from(audioJobs)
		.innerJoin(articles, eq(articles.audioPath, audioJobs.audioPath))
		.where(and(eq(audioJobs.articleId, articleId), eq(articles.id, articleId)))
}

type Readable = { content: LessonContent | null; config?: { dialogMode: boolean } }

/** Undefined if there is no text. */
function scriptIn({ content, config }: Readable): SpeechScript | undefined {
	if (!content || content.length === 0) return undefined
	return scriptOf(content, { isDialogue: config?.dialogMode ?? false })
}

/** Finds the media key of a job's audio that waits to be confirmed. */
export async function findWaitingAudio(db: Db, { job }: { job: string }) {
	const [found] = await db
		.select({ key: audioJobs.temporaryKey })
		.from(audioJobs)
		.where(and(eq(audioJobs.id, job), eq(audioJobs.status, 'completed')))
	return found?.key ?? undefined
}
