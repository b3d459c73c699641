import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { longestSpeech } from '#app/contracts/speech.ts'
import { articles, audioJobs, lessons } from '#app/db/schema/index.ts'
import { lessonConfigSchema } from '#app/domain/courses/lesson-config.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { err } from '#app/domain/result.ts'
import { scriptHash } from '#app/domain/speech/script-hash.ts'
import { silenceExpectedLogs } from '#tests/support/expected-logs.ts'
import {
	deliverAll,
	jobOf,
	makeArticle,
	makeLesson,
	scriptedVoice,
	testEnv,
	text,
} from '#tests/support/speech-env.ts'
import type { SpeechEnv } from '#workers/speech/speech-env.ts'
import { submit } from '#workers/speech/submit.ts'

const voice_type = 'BV701_V2_streaming'

silenceExpectedLogs()

async function submitted(env: SpeechEnv, order: Parameters<typeof submit>[1]): Promise<string> {
	const task = await submit(env, order)
	if (!task.ok) throw new Error(task.error.code)
	return task.value
}

test('the stored text is spoken with the author’s readings', async () => {
	const { env, queue } = await testEnv()
	const lesson_id = await makeLesson(env)
	const id = await submitted(env, { text: `  ${text}\r\n`, voice_type, lesson_id })
	const { script, textHash, status, sentAt } = await jobOf(env, id)
	expect(script).toEqual({
		text,
		readings: [
			{ offset: 0, length: 2, pinyin: 'nǐ hǎo' },
			{ offset: 5, length: 1, pinyin: 'huán' },
		],
		level: 1,
	})
	expect(textHash).toBe(await scriptHash(script))
	expect({ status, sentAt }).toEqual({ status: 'queued', sentAt: env.now() })
	expect(queue.messages).toEqual([{ body: { id }, delaySeconds: 0 }])
})

test('a text of another level is another job', async () => {
	const { env } = await testEnv()
	const lesson_id = await makeLesson(env)
	const first = await submitted(env, { text, voice_type, lesson_id })
	await env.db.update(lessons).set({ level: 'expert' }).where(eq(lessons.id, lesson_id))
	const second = await submitted(env, { text, voice_type, lesson_id })
	expect(second).not.toBe(first)
	expect((await jobOf(env, second)).script.level).toBe(6)
})

const isDialogue = lessonConfigSchema.parse({ dialogMode: true })

function line(speaker: string, said: string): LessonContent[number] {
	return { zh: [{ word: speaker }, { word: '：' }, { word: said }], en: '', blank: 'normal' }
}

const dialogue = [line('小美', '你好！'), line('王明', '您好！')]

/** Accepts every voice. */
function manyVoices() {
	const { voice } = scriptedVoice()
	return { ...voice, hasVoice: (name: string) => name !== 'nobody' }
}

test('the speakers of a dialogue have voices, which make another job', async () => {
	const { env } = await testEnv(manyVoices())
	const lesson_id = await makeLesson(env, { config: isDialogue }, dialogue)
	const order = { text: '你好！\n您好！', voice_type, lesson_id }
	const speaker_voices = [
		{ speaker: '王明', voice: 'man' },
		{ speaker: '小美', voice: 'woman' },
		{ speaker: '张三', voice: 'child' },
	]
	const id = await submitted(env, { ...order, speaker_voices })
	expect(await jobOf(env, id)).toMatchObject({
		voice: voice_type,
		speakerVoices: [
			{ speaker: '小美', voice: 'woman' },
			{ speaker: '王明', voice: 'man' },
		],
		script: {
			turns: [
				{ offset: 0, length: 3, speaker: '小美' },
				{ offset: 4, length: 3, speaker: '王明' },
			],
		},
	})
	expect(await submitted(env, { ...order, speaker_voices: speaker_voices.toReversed() })).toBe(id)
	const others = [
		await submitted(env, order),
		await submitted(env, { ...order, speaker_voices: [{ speaker: '小美', voice: 'man' }] }),
	]
	expect(new Set([id, ...others]).size).toBe(3)
	expect(await jobOf(env, others[0] ?? '')).toMatchObject({ speakerVoices: null })
})

test('speakers have no voices where the provider has one, or the text is another', async () => {
	const { env } = await testEnv({ ...manyVoices(), hasOneVoice: true })
	const lesson_id = await makeLesson(env, { config: isDialogue }, dialogue)
	const speaker_voices = [{ speaker: '小美', voice: 'woman' }]
	const order = { text: '你好！\n您好！', voice_type, lesson_id, speaker_voices }
	expect(await jobOf(env, await submitted(env, order))).toMatchObject({ speakerVoices: null })
	const { env: able } = await testEnv(manyVoices())
	const other = await submitted(able, { ...order, text: '再见！' })
	expect(await jobOf(able, other)).toMatchObject({ speakerVoices: null })
})

test('an unknown voice of a speaker is refused', async () => {
	const { env } = await testEnv(manyVoices())
	const lesson_id = await makeLesson(env, { config: isDialogue }, dialogue)
	const speaker_voices = [{ speaker: '小美', voice: 'nobody' }]
	const order = { text: '你好！\n您好！', voice_type, lesson_id, speaker_voices }
	expect(await submit(env, order)).toEqual(
		err({ code: 'audio.unknown-voice', values: { voice: 'nobody' } }),
	)
})

test('a text that differs from the stored one is spoken without readings', async () => {
	const { env } = await testEnv()
	const lesson_id = await makeLesson(env)
	const id = await submitted(env, { text: '我还有书。', voice_type, lesson_id })
	expect((await jobOf(env, id)).script).toEqual({
		text: '我还有书。',
		readings: [],
		level: 1,
	})
})

test('an article is spoken too', async () => {
	const { env, queue } = await testEnv()
	const article_id = await makeArticle(env)
	const id = await submitted(env, { text: '书', voice_type, article_id })
	await deliverAll(env, queue)
	expect(await jobOf(env, id)).toMatchObject({ articleId: article_id, status: 'completed' })
	await env.db.update(articles).set({ isDeleted: true }).where(eq(articles.id, article_id))
	expect(await submit(env, { text: '书', voice_type, article_id })).toEqual(
		err({ code: 'article.not-found' }),
	)
})

test('submitting again or concurrently returns the same job', async () => {
	const { env, queue } = await testEnv()
	const lesson_id = await makeLesson(env)
	const order = { text, voice_type, lesson_id }
	const tasks = await Promise.all(Array.from({ length: 10 }, () => submit(env, order)))
	const again = await submitted(env, order)
	expect(new Set(tasks.map((task) => task.ok && task.value))).toEqual(new Set([again]))
	await deliverAll(env, queue)
	expect(await submitted(env, order)).toBe(again)
	expect(queue.messages).toEqual([])
	expect(await env.db.select().from(audioJobs)).toHaveLength(1)
})

test('a job is created even if its message cannot be sent', async () => {
	const { env, queue } = await testEnv()
	const lesson_id = await makeLesson(env)
	vi.spyOn(queue, 'send').mockRejectedValueOnce(new Error('queue is down'))
	const id = await submitted(env, { text, voice_type, lesson_id })
	expect(await jobOf(env, id)).toMatchObject({ status: 'queued', sentAt: null })
	expect(await submitted(env, { text, voice_type, lesson_id })).toBe(id)
	expect(queue.messages).toHaveLength(1)
})

test.each([
	['', 'audio.empty-content'],
	[' \n\u3000', 'audio.empty-content'],
	['Hello, 3.5!', 'audio.no-chinese'],
	['𠮷'.repeat(longestSpeech + 1), 'audio.text-too-long'],
	[`${'a'.repeat(1_000_000)}`, 'audio.text-too-long'],
] as const)('a text such as %.12j is refused: %s', async (text, code) => {
	const { env } = await testEnv()
	const lesson_id = await makeLesson(env)
	expect(await submit(env, { text, voice_type, lesson_id })).toMatchObject(err({ code }))
})

test.each([
	['\u0000好\u202e', '好'],
	['好\ud800', '好\ufffd'],
	['<script>好</script>', '<script>好</script>'],
	['=好', '=好'],
	['__proto__好', '__proto__好'],
	['𠮷', '𠮷'],
])('the text %j is stored as it comes in', async (text, stored) => {
	const { env } = await testEnv()
	const lesson_id = await makeLesson(env)
	const id = await submitted(env, { text, voice_type, lesson_id })
	expect((await jobOf(env, id)).script.text).toBe(stored)
})

test('an unknown or unconfigured voice is refused', async () => {
	const { env } = await testEnv()
	const lesson_id = await makeLesson(env)
	expect(await submit(env, { text, voice_type: 'nobody', lesson_id })).toEqual(
		err({ code: 'audio.unknown-voice', values: { voice: 'nobody' } }),
	)
	const voices = err({ kind: 'configuration', detail: 'VOLCENGINE_TOKEN is missing' } as const)
	expect(await submit({ ...env, voices }, { text, voice_type, lesson_id })).toEqual(
		err({ code: 'audio.submission-failed' }),
	)
})

test('courses, deleted lessons and empty lessons are refused', async () => {
	const { env } = await testEnv()
	const order = { text, voice_type }
	const deleted = await makeLesson(env, { isDeleted: true })
	const course = await makeLesson(env, { type: 'course' }, null)
	const empty = await makeLesson(env, {}, null)
	const codes = ['nothing', deleted, course, empty].map(async (lesson_id) => {
		const task = await submit(env, { ...order, lesson_id })
		return task.ok ? task.value : task.error.code
	})
	expect(await Promise.all(codes)).toEqual([
		'lesson.not-found',
		'lesson.not-found',
		'lesson-text.not-a-lesson',
		'audio.empty-content',
	])
})
