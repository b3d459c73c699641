import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
	articles,
	auditLog,
	discardedMedia,
	lessonContents,
	lessons,
} from '#app/db/schema/index.ts'
import { err, ok } from '#app/domain/result.ts'
import { scriptHash } from '#app/domain/speech/script-hash.ts'
import { scriptOf } from '#app/domain/speech/speech-script.ts'
import { silenceExpectedLogs } from '#tests/support/expected-logs.ts'
import {
	audioOf,
	bindings,
	deliverAll,
	jobOf,
	makeArticle,
	makeLesson,
	storedKeys,
	testEnv,
	text,
} from '#tests/support/speech-env.ts'
import { confirm } from '#workers/speech/confirm.ts'
import type { SpeechEnv } from '#workers/speech/speech-env.ts'
import { submit } from '#workers/speech/submit.ts'
import { sweep } from '#workers/speech/sweep.ts'

type Platform = Awaited<ReturnType<typeof testEnv>>

const voice_type = 'BV701_V2_streaming'
const actor = { id: 'admin', email: 'admin@example.com' }

silenceExpectedLogs()

/** A task of the lesson, waiting for confirmation. */
async function spoken({ env, queue }: Platform, lesson_id: string, said = text) {
	const task = await submit(env, { text: said, voice_type, lesson_id })
	if (!task.ok) throw new Error(task.error.code)
	await deliverAll(env, queue)
	return task.value
}

function pathOf(lesson: string, task: string): string {
	return `/media/lessons/${lesson}/audio/${task}.mp3`
}

function keysOf(lesson: string, task: string): string[] {
	return ['json', 'mp3'].map((ending) => `lessons/${lesson}/audio/${task}.${ending}`)
}

test('a lesson gets its audio and the hash of its text', async () => {
	const platform = await testEnv()
	const { env } = platform
	const lesson_id = await makeLesson(env)
	const task_id = await spoken(platform, lesson_id)
	expect(await confirm(env, { task_id, lesson_id })).toEqual(ok(pathOf(lesson_id, task_id)))
	const { textHash } = await jobOf(env, task_id)
	expect(await audioOf(env, lesson_id)).toEqual({ path: pathOf(lesson_id, task_id), textHash })
	expect(await storedKeys()).toEqual(keysOf(lesson_id, task_id))
	const audio = await bindings.MEDIA.get(keysOf(lesson_id, task_id)[1] ?? '')
	expect(audio?.httpMetadata?.contentType).toBe('audio/mpeg')
	expect(
		[...new Uint8Array((await audio?.arrayBuffer()) ?? new ArrayBuffer())].slice(0, 2),
	).toEqual([0xff, 0xf3])
	expect(await env.db.select().from(auditLog)).toEqual([])
})

test('an article gets its audio', async () => {
	const { env, queue } = await testEnv()
	const article_id = await makeArticle(env)
	const task = await submit(env, { text: '书。书。', voice_type, article_id })
	await deliverAll(env, queue)
	const task_id = task.ok ? task.value : expect.fail()
	const path = `/media/articles/${article_id}/audio/${task_id}.mp3`
	expect(await confirm(env, { task_id, article_id, actor })).toEqual(ok(path))
	const [article] = await env.db.select().from(articles).where(eq(articles.id, article_id))
	expect(article?.audioPath).toBe(path)
	expect(await env.db.select().from(auditLog)).toMatchObject([
		{ objectType: 'article', objectId: article_id },
	])
})

test('the audit log has the audio before and after', async () => {
	const platform = await testEnv()
	const { env } = platform
	const lesson_id = await makeLesson(env)
	const first = await spoken(platform, lesson_id)
	await confirm(env, { task_id: first, lesson_id, actor })
	const second = await spoken(platform, lesson_id, '好书。')
	await confirm(env, { task_id: second, lesson_id, actor })
	const rows = await env.db.select().from(auditLog)
	expect(rows.map(({ id, ...row }) => row)).toEqual(
		[
			[null, pathOf(lesson_id, first)],
			[pathOf(lesson_id, first), pathOf(lesson_id, second)],
		].map(([before, after]) => ({
			actorId: 'admin',
			actorEmail: 'admin@example.com',
			action: 'audio.confirm',
			objectType: 'lesson',
			objectId: lesson_id,
			before: { audioPath: before },
			after: { audioPath: after },
			at: env.now(),
		})),
	)
})

test('the replaced audio is deleted', async () => {
	const platform = await testEnv()
	const { env } = platform
	const lesson_id = await makeLesson(env)
	const first = await spoken(platform, lesson_id)
	await confirm(env, { task_id: first, lesson_id })
	const second = await spoken(platform, lesson_id, '好书。')
	await confirm(env, { task_id: second, lesson_id })
	expect(await storedKeys()).toEqual(keysOf(lesson_id, second))
	const discarded = await env.db.select().from(discardedMedia)
	const keys = discarded.map(({ key }) => key)
	for (const key of keysOf(lesson_id, first)) expect(keys).toContain(key)
	for (const key of keysOf(lesson_id, second)) expect(keys).not.toContain(key)
})

test('ten concurrent confirmations agree, and one has an effect', async () => {
	const platform = await testEnv()
	const { env } = platform
	const lesson_id = await makeLesson(env)
	const task_id = await spoken(platform, lesson_id)
	const answers = await Promise.all(
		Array.from({ length: 10 }, () => confirm(env, { task_id, lesson_id, actor })),
	)
	for (const answer of answers) expect(answer).toEqual(ok(pathOf(lesson_id, task_id)))
	expect(await env.db.select().from(auditLog)).toHaveLength(1)
	expect(await storedKeys()).toEqual(keysOf(lesson_id, task_id))
})

test('two audios confirmed at once: the lesson has one, the other is deleted', async () => {
	const platform = await testEnv()
	const { env } = platform
	const lesson_id = await makeLesson(env)
	const tasks = [await spoken(platform, lesson_id), await spoken(platform, lesson_id, '好书。')]
	await Promise.all(tasks.map((task_id) => confirm(env, { task_id, lesson_id, actor })))
	const { path } = (await audioOf(env, lesson_id)) ?? {}
	const kept = tasks.find((task) => path === pathOf(lesson_id, task)) ?? expect.fail()
	expect(await storedKeys()).toEqual(keysOf(lesson_id, kept))
	expect(await env.db.select().from(auditLog)).toHaveLength(2)
})

/** An env in which something else happens just before the audio is read or copied. */
function interrupted(env: SpeechEnv, at: string, happens: () => Promise<unknown>): SpeechEnv {
	let isFirst = true
	const media = new Proxy(env.media, {
		get(target, name) {
			const does = Reflect.get(target, name).bind(target)
			if (name !== at) return does
			return async (...args: unknown[]) => {
				if (isFirst) {
					isFirst = false
					await happens()
				}
				return does(...args)
			}
		},
	})
	return { ...env, media }
}

test.each(['get', 'put'])(
	'a confirmation overtaken by the same one during its %s returns the same',
	async (at) => {
		const platform = await testEnv()
		const { env } = platform
		const lesson_id = await makeLesson(env)
		const task_id = await spoken(platform, lesson_id)
		const slow = interrupted(env, at, () => confirm(env, { task_id, lesson_id, actor }))
		const answer = await confirm(slow, { task_id, lesson_id, actor })
		expect(answer).toEqual(ok(pathOf(lesson_id, task_id)))
		expect(await storedKeys()).toEqual(keysOf(lesson_id, task_id))
		expect(await env.db.select().from(auditLog)).toHaveLength(1)
	},
)

test('a confirmation overtaken by another audio replaces it', async () => {
	const platform = await testEnv()
	const { env } = platform
	const lesson_id = await makeLesson(env)
	const other = await spoken(platform, lesson_id, '好书。')
	const task_id = await spoken(platform, lesson_id)
	const slow = interrupted(env, 'put', () => confirm(env, { task_id: other, lesson_id, actor }))
	await confirm(slow, { task_id, lesson_id, actor })
	expect((await audioOf(env, lesson_id))?.path).toBe(pathOf(lesson_id, task_id))
	expect(await storedKeys()).toEqual(keysOf(lesson_id, task_id))
	const [, last] = await env.db.select().from(auditLog)
	expect(last?.before).toEqual({ audioPath: pathOf(lesson_id, other) })
})

/** Sets another audio, as an upload does. */
async function upload({ db }: SpeechEnv, lessonId: string, path: string | null): Promise<void> {
	await db
		.update(lessonContents)
		.set({ audioPath: path, audioTextHash: path && 'of the recording' })
		.where(eq(lessonContents.lessonId, lessonId))
}

test('an audio set by another administrator meanwhile stays', async () => {
	const platform = await testEnv()
	const { env } = platform
	const lesson_id = await makeLesson(env)
	const recording = `/media/lessons/${lesson_id}/audio/recording.mp3`
	const task_id = await spoken(platform, lesson_id)
	const order = { task_id, lesson_id, actor }
	await upload(env, lesson_id, recording)
	expect(await confirm(env, { ...order, replaces: null })).toEqual(err({ code: 'audio.changed' }))
	expect((await audioOf(env, lesson_id))?.path).toBe(recording)
	expect(await env.db.select().from(auditLog)).toEqual([])
	expect(await env.db.select().from(discardedMedia)).toEqual([])
	expect((await jobOf(env, task_id)).status).toBe('completed')

	// An administrator who has seen it may replace it.
	const path = pathOf(lesson_id, task_id)
	expect(await confirm(env, { ...order, replaces: recording })).toEqual(ok(path))
	expect((await audioOf(env, lesson_id))?.path).toBe(path)
})

test('an audio set during the copy of another stays', async () => {
	const platform = await testEnv()
	const { env, pass } = platform
	const lesson_id = await makeLesson(env)
	const recording = `/media/lessons/${lesson_id}/audio/recording.mp3`
	const task_id = await spoken(platform, lesson_id)
	const slow = interrupted(env, 'put', () => upload(env, lesson_id, recording))
	expect(await confirm(slow, { task_id, lesson_id, actor, replaces: null })).toEqual(
		err({ code: 'audio.changed' }),
	)
	expect((await audioOf(env, lesson_id))?.path).toBe(recording)
	expect(await env.db.select().from(auditLog)).toEqual([])
	// The refused audio is gone a day later.
	pass(24 * 60 * 60 + 1)
	await sweep(env)
	expect(await storedKeys()).toEqual([])
	expect((await audioOf(env, lesson_id))?.path).toBe(recording)
})

test.each(['/media/lessons/a/audio/recording.mp3', null])(
	'confirming again fails if the audio is now %s',
	async (since) => {
		const platform = await testEnv()
		const { env } = platform
		const lesson_id = await makeLesson(env)
		const task_id = await spoken(platform, lesson_id)
		await confirm(env, { task_id, lesson_id, actor })
		await upload(env, lesson_id, since)
		expect(await confirm(env, { task_id, lesson_id, actor })).toEqual(
			err({ code: 'audio.changed' }),
		)
		expect((await audioOf(env, lesson_id))?.path).toBe(since)
	},
)

test('a task of another owner is unknown', async () => {
	const platform = await testEnv()
	const { env } = platform
	const lesson_id = await makeLesson(env)
	const other = await makeLesson(env)
	const task_id = await spoken(platform, lesson_id)
	for (const owner of [{ lesson_id: other }, { article_id: lesson_id }]) {
		expect(await confirm(env, { task_id, ...owner })).toEqual(err({ code: 'audio.unknown-task' }))
	}
	expect(await confirm(env, { task_id: 'none', lesson_id })).toEqual(
		err({ code: 'audio.unknown-task' }),
	)
	expect((await audioOf(env, other))?.path).toBeNull()
})

test('a job that is not spoken yet is not ready', async () => {
	const { env } = await testEnv()
	const lesson_id = await makeLesson(env)
	const task = await submit(env, { text, voice_type, lesson_id })
	const task_id = task.ok ? task.value : expect.fail()
	expect(await confirm(env, { task_id, lesson_id })).toEqual(err({ code: 'audio.not-ready' }))
})

test.each(['mp3', 'json'])(
	'audio whose %s is gone has expired and can be made again',
	async (end) => {
		const platform = await testEnv()
		const { env } = platform
		const lesson_id = await makeLesson(env)
		const task_id = await spoken(platform, lesson_id)
		await bindings.MEDIA.delete(`tmp/tts/${task_id}/1.${end}`)
		const expired = err({ code: 'audio.expired' })
		expect(await confirm(env, { task_id, lesson_id })).toEqual(expired)
		expect(await confirm(env, { task_id, lesson_id })).toEqual(expired)
		expect((await jobOf(env, task_id)).status).toBe('error')
		expect(await storedKeys()).toEqual([])
		const again = await spoken(platform, lesson_id)
		expect(again).not.toBe(task_id)
		expect(await confirm(env, { task_id: again, lesson_id })).toEqual(ok(pathOf(lesson_id, again)))
	},
)

test('a lesson deleted or emptied meanwhile gets no audio', async () => {
	const platform = await testEnv()
	const { env } = platform
	const missing = err({ code: 'lesson.without-content' })
	const deleted = await makeLesson(env)
	const task = await spoken(platform, deleted)
	await env.db.update(lessons).set({ isDeleted: true }).where(eq(lessons.id, deleted))
	expect(await confirm(env, { task_id: task, lesson_id: deleted })).toEqual(missing)
	const empty = await makeLesson(env)
	const other = await spoken(platform, empty)
	await env.db.delete(lessonContents).where(eq(lessonContents.lessonId, empty))
	expect(await confirm(env, { task_id: other, lesson_id: empty })).toEqual(missing)
})

test('audio of a text edited meanwhile is outdated', async () => {
	const platform = await testEnv()
	const { env } = platform
	const lesson_id = await makeLesson(env)
	const task_id = await spoken(platform, lesson_id)
	const edited = [
		{ zh: [{ word: '再见', pinyin: 'zài jiàn' }], en: 'Bye', blank: 'normal' as const },
	]
	await env.db
		.update(lessonContents)
		.set({ content: edited })
		.where(eq(lessonContents.lessonId, lesson_id))
	expect((await confirm(env, { task_id, lesson_id })).ok).toBe(true)
	const audio = await audioOf(env, lesson_id)
	expect(audio?.path).toBe(pathOf(lesson_id, task_id))
	expect(audio?.textHash).not.toBe(await scriptHash(scriptOf(edited)))
})

test('confirming works while the media store cannot delete', async () => {
	const platform = await testEnv()
	const { env } = platform
	const lesson_id = await makeLesson(env)
	const task_id = await spoken(platform, lesson_id)
	const media = new Proxy(env.media, {
		get: (target, name) =>
			name === 'delete'
				? () => Promise.reject(new Error('storage is down'))
				: Reflect.get(target, name).bind(target),
	})
	const answer = await confirm({ ...env, media }, { task_id, lesson_id })
	expect(answer).toEqual(ok(pathOf(lesson_id, task_id)))
	const discarded = await env.db.select().from(discardedMedia)
	expect(discarded.map(({ key }) => key).sort()).toEqual([
		`tmp/tts/${task_id}/1.json`,
		`tmp/tts/${task_id}/1.mp3`,
	])
})
