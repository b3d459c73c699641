/**
 * Takes the order to speak a lesson or an article: 你好！我叫小美。 becomes a row and a message.
 *
 * The same text, voice and owner while a job is under way is that job. Where the text is the stored
 * one, the author's readings come with it (我还书 is spoken with huán); a text that was changed on
 * the way is spoken as it stands, and its audio will count as outdated.
 */
import { and, eq, inArray } from 'drizzle-orm'
import type * as z from 'zod'
import { longestSpeech, type submitSchema } from '#app/contracts/speech.ts'
import { newId } from '#app/db/columns.ts'
import { articles, audioJobs, lessonContents, lessons } from '#app/db/schema/index.ts'
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { scriptHash } from '#app/domain/speech/script-hash.ts'
import { sha256 } from '#app/domain/speech/sha256.ts'
import { type SpeechScript, scriptOf } from '#app/domain/speech/speech-script.ts'
import { logFailure } from '#workers/shared/failure.ts'
import { noteSent } from './jobs.ts'
import type { Studio } from './studio.ts'

type Order = z.infer<typeof submitSchema>

const liveStatuses = ['queued', 'processing', 'completed'] as const

/** Answers the job's id. A job whose message could not be sent is sent by the sweep. */
export async function submit(studio: Studio, order: Order): Promise<Result<string, Problem>> {
	const text = order.text.replace(/\r\n?/g, '\n').normalize('NFC').trim()
	const problem = problemOf(text)
	if (problem) return err(problem)
	if (!studio.voices.ok) {
		console.error(studio.voices.error.detail)
		return err({ code: 'audio.submission-failed' })
	}
	const { lessons: provider } = studio.voices.value
	const { voice_type: voice } = order
	if (!provider.hasVoice(voice)) return err({ code: 'audio.unknown-voice', values: { voice } })
	const stored = await storedScript(studio, order)
	if (!stored.ok) return stored
	const isStored = stored.value.text.normalize('NFC').trim() === text
	const script = isStored ? stored.value : { text, readings: [] }
	const job = await insertOnce(studio, { order, script, engine: provider.engine })
	if (job.status === 'queued' && job.sentAt === null) await send(studio, job.id)
	return ok(job.id)
}

function problemOf(text: string): Problem | undefined {
	if (text === '') return { code: 'audio.empty-content' }
	const { length } = [...text]
	if (length > longestSpeech)
		return { code: 'audio.text-too-long', values: { most: longestSpeech, length } }
	if (!hasHanzi(text)) return { code: 'audio.no-chinese' }
	return undefined
}

/** What is to be read of the lesson or article as it is stored. */
async function storedScript(
	{ db }: Studio,
	{ lesson_id, article_id }: Order,
): Promise<Result<SpeechScript, Problem>> {
	if (lesson_id !== undefined) {
		const [lesson] = await db
			.select({ type: lessons.type, config: lessons.config, content: lessonContents.content })
			.from(lessons)
			.leftJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
			.where(and(eq(lessons.id, lesson_id), eq(lessons.isDeleted, false)))
		if (!lesson) return err({ code: 'lesson.not-found' })
		if (lesson.type !== 'lesson') return err({ code: 'lesson-text.not-a-lesson' })
		if (!lesson.content) return err({ code: 'audio.empty-content' })
		return ok(scriptOf(lesson.content, { isDialogue: lesson.config.dialogMode }))
	}
	const [article] = await db
		.select({ content: articles.content })
		.from(articles)
		.where(and(eq(articles.id, article_id ?? ''), eq(articles.isDeleted, false)))
	return article ? ok(scriptOf(article.content)) : err({ code: 'article.not-found' })
}

type NewJob = { order: Order; script: SpeechScript; engine: string }

/** The job that is under way for the same, or a new one: the unique index lets only one be. */
async function insertOnce({ db, now }: Studio, { order, script, engine }: NewJob) {
	const { lesson_id: lessonId, article_id: articleId, voice_type: voice } = order
	const textHash = await scriptHash(script)
	const owner = lessonId === undefined ? `articles/${articleId}` : `lessons/${lessonId}`
	const dedupeKey = await sha256([engine, voice, owner, textHash].join('\0'))
	const at = now()
	const [, [job]] = await db.batch([
		db
			.insert(audioJobs)
			.values({
				id: newId(),
				lessonId,
				articleId,
				status: 'queued',
				script,
				textHash,
				voice,
				engine,
				dedupeKey,
				createdAt: at,
				updatedAt: at,
			})
			.onConflictDoNothing(),
		db
			.select({ id: audioJobs.id, status: audioJobs.status, sentAt: audioJobs.sentAt })
			.from(audioJobs)
			.where(and(eq(audioJobs.dedupeKey, dedupeKey), inArray(audioJobs.status, liveStatuses))),
	])
	if (!job) throw new Error('A job that was just written is not there')
	return job
}

async function send(studio: Studio, id: string): Promise<void> {
	try {
		await studio.queue.send({ id })
		await noteSent(studio, id)
	} catch (error) {
		logFailure(error)
	}
}
