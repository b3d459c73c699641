/**
 * Submits the text of a lesson or an article to be spoken: 你好！我叫小美。 becomes a row and a message.
 *
 * Submitting the same text, voices and owner again while a job is under way returns that job. The
 * stored text is spoken with its author's readings (我还书 with huán). A text that differs from it is
 * spoken as it stands, and its audio counts as outdated.
 */
import { and, eq, inArray } from 'drizzle-orm'
import type * as z from 'zod'
import { longestSpeech, type submitSchema } from '#app/contracts/speech.ts'
import { newId } from '#app/db/columns.ts'
import { logFailure } from '#app/db/log.ts'
import { articles, audioJobs, lessonContents, lessons } from '#app/db/schema/index.ts'
import { hskRankOfCourse } from '#app/domain/courses/course-level.ts'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { sha256 } from '#app/domain/sha256.ts'
import { scriptHash } from '#app/domain/speech/script-hash.ts'
import { type SpeakerVoices, voicesInScript, voicesOf } from '#app/domain/speech/speaker-voices.ts'
import { type SpeechScript, scriptOf } from '#app/domain/speech/speech-script.ts'
import { noteSent } from './jobs.ts'
import type { SpeechEnv } from './speech-env.ts'

type Submission = z.infer<typeof submitSchema>

const liveStatuses = ['queued', 'processing', 'completed'] as const

/** Returns the job's id. If the queue is down, the sweep sends the message later. */
export async function submit(
	env: SpeechEnv,
	submission: Submission,
): Promise<Result<string, Problem>> {
	const text = incomingText(submission.text).trim()
	const problem = problemOf(text)
	if (problem) return err(problem)
	if (!env.voices.ok) {
		console.error(env.voices.error.detail)
		return err({ code: 'audio.submission-failed' })
	}
	const { lessons: provider } = env.voices.value
	const { voice_type: voice, speaker_voices = [] } = submission
	const wanted = voicesOf({ voice, speakerVoices: speaker_voices })
	const unknown = wanted.find((each) => !provider.hasVoice(each))
	if (unknown !== undefined) return err({ code: 'audio.unknown-voice', values: { voice: unknown } })
	const stored = await storedScript(env, submission)
	if (!stored.ok) return stored
	const isStored = incomingText(stored.value.text).trim() === text
	const script = isStored ? stored.value : { text, readings: [], level: stored.value.level }
	const speakerVoices = provider.hasOneVoice ? [] : voicesInScript(script, speaker_voices)
	const { engine } = provider
	const job = await insertOnce(env, { submission, script, speakerVoices, engine })
	if (job.status === 'queued' && job.sentAt === null) await send(env, job.id)
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

/** The script of the stored lesson or article. */
async function storedScript(
	{ db }: SpeechEnv,
	{ lesson_id, article_id }: Submission,
): Promise<Result<SpeechScript, Problem>> {
	if (lesson_id !== undefined) {
		const [lesson] = await db
			.select({
				type: lessons.type,
				level: lessons.level,
				config: lessons.config,
				content: lessonContents.content,
			})
			.from(lessons)
			.leftJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
			.where(and(eq(lessons.id, lesson_id), eq(lessons.isDeleted, false)))
		if (!lesson) return err({ code: 'lesson.not-found' })
		if (lesson.type !== 'lesson') return err({ code: 'lesson-text.not-a-lesson' })
		if (!lesson.content) return err({ code: 'audio.empty-content' })
		const script = scriptOf(lesson.content, { isDialogue: lesson.config.dialogMode })
		return ok({ ...script, level: hskRankOfCourse(lesson.level) })
	}
	const [article] = await db
		.select({ level: articles.level, content: articles.content })
		.from(articles)
		.where(and(eq(articles.id, article_id ?? ''), eq(articles.isDeleted, false)))
	if (!article) return err({ code: 'article.not-found' })
	return ok({ ...scriptOf(article.content), level: hskRankOfCourse(article.level) })
}

type NewJob = {
	submission: Submission
	script: SpeechScript
	speakerVoices: SpeakerVoices
	engine: string
}

/** The live job for the same speech, or a new one; a unique index allows only one. */
async function insertOnce({ db, now }: SpeechEnv, newJob: NewJob) {
	const { submission, script, speakerVoices, engine } = newJob
	const { lesson_id: lessonId, article_id: articleId, voice_type: voice } = submission
	const textHash = await scriptHash(script)
	const owner = lessonId === undefined ? `articles/${articleId}` : `lessons/${lessonId}`
	const cast = speakerVoices.length > 0 ? [JSON.stringify([script.turns, speakerVoices])] : []
	const dedupeKey = await sha256([engine, voice, owner, textHash, script.level, ...cast].join('\0'))
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
				speakerVoices: speakerVoices.length > 0 ? speakerVoices : null,
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
	if (!job) throw new Error('The job is missing right after its insert')
	return job
}

async function send(env: SpeechEnv, id: string): Promise<void> {
	try {
		await env.queue.send({ id })
		await noteSent(env, id)
	} catch (error) {
		logFailure(error)
	}
}
