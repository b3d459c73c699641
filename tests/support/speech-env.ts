/**
 * A speech environment for one test: real database and media store, a scripted voice, a queue whose
 * messages the test delivers itself, and a clock that the test sets.
 */
import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { env as workerEnv } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { type Db, openDatabase } from '#app/db/client.server.ts'
import {
	articles,
	audioJobs,
	auditLog,
	discardedMedia,
	lessonContents,
	type lessons,
} from '#app/db/schema/index.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { ok, type Result } from '#app/domain/result.ts'
import type { Bindings, JobMessage } from '#workers/speech/bindings.ts'
import { consume } from '#workers/speech/consumer.ts'
import type {
	AsyncProvider,
	Provider,
	SpeakingProvider,
	Speech,
	SpeechFailure,
} from '#workers/speech/providers/provider.ts'
import type { SpeechEnv } from '#workers/speech/speech-env.ts'
import { submit } from '#workers/speech/submit.ts'
import { makeLesson as makeLessonIn } from './content-factories.ts'

export const text = '你好！\n我还书。'

const content: LessonContent = [
	{ zh: [{ word: '你好', pinyin: 'nǐ hǎo' }, { word: '！' }], en: 'Hello!', blank: 'normal' },
	{
		zh: [{ word: '我' }, { word: '还', pinyin: 'huán' }, { word: '书' }, { word: '。' }],
		en: 'I return the book.',
		blank: 'normal',
	},
]

/** The bindings in wrangler.toml, which the test runner does not type. */
export const bindings = workerEnv as unknown as Bindings

/** Two seconds that start like an MP3. */
export function someSpeech(durationMs = 2000): Speech {
	const mp3 = new Uint8Array(durationMs * 6)
	mp3.set([0xff, 0xf3])
	const sentences = [
		{ offset: 0, length: 3, startMs: 0, endMs: 900, words: [] },
		{ offset: 4, length: 4, startMs: 1000, endMs: durationMs, words: [] },
	]
	return { mp3, durationMs, source: 'estimate', sentences }
}

/** Gives the scripted answers in turn, then speaks. */
export function scriptedVoice(...answers: (() => Promise<Result<Speech, SpeechFailure>>)[]) {
	const asked: string[] = []
	const voice: SpeakingProvider = {
		kind: 'speaking',
		engine: 'scripted/1',
		hasVoice: (name) => name === 'BV701_V2_streaming',
		async speak({ script }) {
			asked.push(script.text)
			const answer = answers.shift()
			return answer ? answer() : ok(someSpeech())
		},
	}
	return { voice, asked }
}

function anyVoice(): Provider {
	return scriptedVoice().voice
}

/** An async voice; `collect` gives the scripted answers in turn, then the speech. */
export function asyncVoice(
	...answers: (() => Promise<Result<Speech | 'running', SpeechFailure>>)[]
) {
	const begun: string[] = []
	const collected: string[] = []
	const voice: AsyncProvider = {
		kind: 'async',
		engine: 'async/1',
		hasVoice: () => true,
		async begin(_order, requestId) {
			begun.push(requestId)
			return ok(`task-${begun.length}`)
		},
		async collect(taskId) {
			collected.push(taskId)
			const answer = answers.shift()
			return answer ? answer() : ok(someSpeech())
		},
	}
	return { voice, begun, collected }
}

type Sent = { body: JobMessage; delaySeconds: number }

/** A queue that keeps what it is sent until the test delivers it. */
export class HandQueue implements Pick<Queue<JobMessage>, 'send'> {
	messages: Sent[] = []

	async send(body: JobMessage, options?: QueueSendOptions) {
		this.messages.push({ body, delaySeconds: options?.delaySeconds ?? 0 })
		return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } }
	}
}

/** The time limit of a voice is generous, unless the test is about the limit. */
export async function testEnv(provider = anyVoice(), { patienceMs = 10_000 } = {}) {
	const db = openDatabase({ url: bindings.LIBSQL_URL })
	await empty(db)
	const queue = new HandQueue()
	const clock = { at: Date.parse('2026-03-01T08:00:00Z') }
	const env: SpeechEnv = {
		db,
		media: bindings.MEDIA,
		queue: queue as unknown as Queue<JobMessage>,
		voices: ok({ lessons: provider, words: scriptedVoice().voice }),
		now: () => new Date(clock.at),
		patienceMs,
		renewMs: 60_000,
	}
	const pass = (seconds: number) => {
		clock.at += seconds * 1000
	}
	return { env, queue, pass }
}

async function empty(db: Db): Promise<void> {
	await db.batch([
		// The log of the site is never emptied; that of these tests is.
		db.run(sql`drop trigger if exists audit_log_is_kept`),
		...[audioJobs, discardedMedia, auditLog].map((table) => db.delete(table)),
	])
	const keys = await storedKeys()
	if (keys.length > 0) await bindings.MEDIA.delete(keys)
}

/** A lesson with a text but without audio. */
export async function makeLesson(
	{ db }: SpeechEnv,
	values: Partial<typeof lessons.$inferInsert> = {},
	written: LessonContent | null = content,
): Promise<string> {
	const id = values.id ?? crypto.randomUUID()
	await makeLessonIn(db, { ...values, id })
	if (written) await db.insert(lessonContents).values({ lessonId: id, content: written })
	return id
}

/** An article with a text but without audio. */
export async function makeArticle({ db }: SpeechEnv): Promise<string> {
	const id = crypto.randomUUID()
	await db.insert(articles).values({
		id,
		enTitle: 'Books',
		title: '书',
		level: 'beginner',
		content: [{ zh: [{ word: '书', pinyin: 'shū' }], en: 'Books', blank: 'normal' }],
	})
	return id
}

/** Delivers messages to the consumer as one batch and returns their outcome. */
export async function deliver(
	env: SpeechEnv,
	messages: readonly { body: unknown; attempts?: number }[],
	take: (env: SpeechEnv, batch: MessageBatch) => Promise<void> = consume,
) {
	const context = createExecutionContext()
	const batch = createMessageBatch(
		'hanlu-speech',
		messages.map(({ body, attempts = 1 }, index) => ({
			id: `${index}`,
			timestamp: env.now(),
			body,
			attempts,
		})),
	)
	// The result of the test runner has no delays.
	const retried: (number | undefined)[] = []
	for (const message of batch.messages) {
		const retry = message.retry.bind(message)
		message.retry = (options) => {
			retried.push(options?.delaySeconds)
			retry(options)
		}
	}
	await take(env, batch)
	const { explicitAcks } = await getQueueResult(batch, context)
	return { acked: explicitAcks.length, retried }
}

/** Delivers queued and resulting messages, ignoring delays, as often as the queue would. */
export async function deliverAll(env: SpeechEnv, queue: HandQueue): Promise<void> {
	for (let round = 0; round < 11 && queue.messages.length > 0; round++) {
		for (const message of queue.messages.splice(0)) {
			const { retried } = await deliver(env, [message])
			if (retried.length > 0) queue.messages.push(message)
		}
	}
}

/** Submits a job for a new lesson with `text`. */
export async function jobIn(env: SpeechEnv): Promise<string> {
	const lesson_id = await makeLesson(env)
	const task = await submit(env, { text, voice_type: 'BV701_V2_streaming', lesson_id })
	return task.ok ? task.value : expect.fail()
}

export async function jobOf({ db }: SpeechEnv, id: string) {
	const [job] = await db.select().from(audioJobs).where(eq(audioJobs.id, id))
	if (!job) throw new Error(`no job ${id}`)
	return job
}

export async function audioOf({ db }: SpeechEnv, lessonId: string) {
	const [found] = await db
		.select({ path: lessonContents.audioPath, textHash: lessonContents.audioTextHash })
		.from(lessonContents)
		.where(eq(lessonContents.lessonId, lessonId))
	return found
}

export async function storedKeys(): Promise<string[]> {
	const { objects } = await bindings.MEDIA.list()
	return objects.map(({ key }) => key).sort()
}
