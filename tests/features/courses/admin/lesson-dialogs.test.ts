import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
	audioJobs,
	auditLog,
	discardedMedia,
	lessonContents,
	lessons,
} from '#app/db/schema/index.ts'
import { scriptHash } from '#app/domain/speech/script-hash.ts'
import { scriptOf } from '#app/domain/speech/speech-script.ts'
import {
	answerLessonDialog,
	lessonDialogForm,
	loadLessonDialog,
} from '#app/features/courses/admin/lesson-dialogs.server.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { testPlatform } from '#tests/support/context.ts'
import { makeAccount, makeAdmin } from '#tests/support/factories.ts'
import { marta } from '#tests/support/users.ts'

const content = [
	{ zh: [{ word: '你好', pinyin: 'nǐ hǎo' }], en: 'Hello', blank: 'normal' as const },
]

type Answer = { status?: number; body: unknown }

/** 你好 has a text, 奶奶的厨房 is private; the speech worker is a fake. */
async function office(speech: Record<string, Answer> = {}) {
	const asked: { path: string; body: unknown; actor: string | null }[] = []
	const fetch = async (address: RequestInfo | URL, init?: RequestInit) => {
		const request = new Request(address, init)
		const path = new URL(request.url).pathname.replace('/api/v1/tts/', '')
		const text = await request.text()
		const actor = request.headers.get('x-hanlu-person-email')
		if (text) asked.push({ path, body: JSON.parse(text), actor })
		const { status = 200, body } = speech[path] ?? { body: { voices: [] } }
		return Response.json(body, { status })
	}
	const media = { head: async () => null }
	const { db, visit } = await testPlatform({
		TTS: { fetch } as unknown as Fetcher,
		MEDIA: media as unknown as R2Bucket,
	})
	await makeAdmin(db, { id: 'shen-lan', email: 'shen@example.com' })
	await makeAccount(db, { id: 'xiaomei' })
	await makeLesson(db, { id: 'ni-hao' })
	await makeLesson(db, { id: 'empty' })
	await makeLesson(db, { id: 'kitchen', type: 'course', isPrivate: true })
	await db.insert(lessonContents).values({ lessonId: 'ni-hao', content })
	const [id, email] = ['shen-lan', 'shen@example.com']
	// The session outlasts a database that fails: its user is asked for once.
	const { context: visited } = visit('/')
	const context = { ...visited, user: async () => ({ ...marta, id, email, level: 99 }) }
	const open = (ask: string, of: string, done = '') =>
		loadLessonDialog({ context, searchParams: new URLSearchParams({ ask, of, done }) })
	const send = async (form: Record<string, string>) => {
		const { request } = visit('/admin/courses?keyword=a&ask=x&of=y', { form })
		const admin = { id: 'shen-lan', email: 'shen@example.com' }
		const read = lessonDialogForm.safeParse(form)
		if (!read.success) return undefined
		const answer = await answerLessonDialog({ context, request, admin }, read.data)
		const to = answer.headers.get('location') ?? undefined
		return { status: answer.status, to, body: to ? undefined : await answer.json() }
	}
	return { db, open, send, asked, visit, context }
}

const share = { intent: 'share', lesson: 'kitchen', type: 'course' }

test('dialogs open only for rows that have them', async () => {
	const { open } = await office()
	expect(await open('shares', 'kitchen')).toMatchObject({ ask: 'shares', shares: { users: [] } })
	expect(await open('audio', 'ni-hao')).toMatchObject({
		ask: 'audio',
		audio: { text: '你好', current: undefined, job: undefined },
		voices: {
			voices: [{ id: 'BV701_V2_streaming', name: 'BV701_V2_streaming' }],
			mayBeNamed: true,
			hasSamples: false,
			hasSpeakers: true,
		},
	})
	expect(await open('audio', 'empty')).toMatchObject({ audio: { text: undefined } })
	expect(await open('shares', 'ni-hao')).toBeUndefined()
	expect(await open('audio', 'kitchen')).toBeUndefined()
	expect(await open('audio', 'nothing')).toBeUndefined()
	expect(await open('edit', 'ni-hao')).toBeUndefined()
})

test('sharing is reported, and the dialog lists the user', async () => {
	const { send, open } = await office()
	const { status, to } = (await send({ ...share, emails: 'XiaoMei@example.com' })) ?? {}
	expect(status).toBe(302)
	expect(to).toBe('/admin/courses?keyword=a&ask=shares&of=kitchen&done=share')
	expect(await open('shares', 'kitchen', 'share')).toMatchObject({
		done: 'Shared. The people you added can open it now.',
		shares: { users: [{ displayName: '王小美', email: 'xiaomei@example.com' }] },
	})
	const taken = await send({ ...share, intent: 'unshare', email: 'xiaomei@example.com' })
	expect(taken?.to).toBe('/admin/courses?keyword=a&ask=shares&of=kitchen&done=unshare')
	expect(await open('shares', 'kitchen')).toMatchObject({ shares: { users: [] } })
})

const owner = { kind: 'lessons', id: 'ni-hao' }
const generate = { intent: 'generate-audio', voice: 'cmn', ...owner }

test('a job is submitted with the stored text, and the dialog waits for it', async () => {
	const { send, asked } = await office({ submit: { body: { task_id: 'job-1' } } })
	const cast = { ...generate, 'voice:小美': 'cmn+f1' }
	expect((await send(cast))?.to).toContain('ask=audio&of=ni-hao')
	expect(asked).toEqual([
		{
			path: 'submit',
			body: {
				lesson_id: 'ni-hao',
				text: '你好',
				voice_type: 'cmn',
				speaker_voices: [{ speaker: '小美', voice: 'cmn+f1' }],
			},
			actor: null,
		},
	])
})

test.each([
	[422, 'audio.no-chinese', 'No Chinese content found', 'No Chinese content found'],
	[
		422,
		'audio.unknown-voice',
		'There is no voice of this name: cmn',
		'There is no voice of this name: cmn',
	],
	[502, 'audio.submission-failed', 'Task submission failed', 'Task submission failed'],
	[500, 'page.failed', 'An error occurred', 'Audio generation failed: An error occurred'],
])('a job refused with %i %s is reported', async (status, code, text, said) => {
	const { send } = await office({ submit: { status, body: { error: { code, text } } } })
	expect(await send(generate)).toMatchObject({
		body: { problems: [{ text: said }], typed: { voice: 'cmn' } },
	})
})

test('the dialog shows the state of a job', async () => {
	const woman = { id: 'cmn+f1', name: 'Standard voice, woman 1' }
	const { db, open } = await office({
		'/voices': { body: { voices: [woman], hasSamples: false, hasSpeakers: true } },
	})
	const textHash = await scriptHash(scriptOf(content))
	await db.insert(audioJobs).values({
		id: 'job-1',
		lessonId: 'ni-hao',
		status: 'queued',
		script: scriptOf(content),
		textHash,
		voice: 'cmn',
		engine: 'e',
		dedupeKey: 'd',
	})
	const job = async () => {
		const data = await open('audio', 'ni-hao')
		return data?.ask === 'audio' ? data.audio?.job : undefined
	}
	expect(await job()).toMatchObject({ kind: 'running', id: 'job-1' })
	await db.update(audioJobs).set({ status: 'completed', durationMs: 900 })
	expect(await job()).toEqual({
		kind: 'waiting',
		id: 'job-1',
		spokenBy: 'Voice cmn',
		durationMs: 900,
		isOutdated: false,
	})
	const cast = [
		{ speaker: '小美', voice: 'cmn+f1' },
		{ speaker: '王明', voice: 'BV701_V2_streaming' },
	]
	await db.update(audioJobs).set({ speakerVoices: cast })
	expect(await job()).toMatchObject({
		spokenBy: 'Voices: 小美 – woman 1, 王明 – BV701_V2_streaming',
	})
	await db.update(audioJobs).set({ speakerVoices: null })
	await db.update(audioJobs).set({ textHash: 'of another text' })
	expect(await job()).toMatchObject({ isOutdated: true })
	const failed = { status: 'error', errorCode: 'audio.synthesis-failed' } as const
	await db.update(audioJobs).set({ ...failed, errorDetail: 'volcengine 3001: wrong key' })
	const detail = 'volcengine 3001: wrong key'
	expect(await job()).toEqual({ kind: 'failed', text: 'TTS synthesis failed', detail })
	await db.update(audioJobs).set({ errorCode: 'audio.cancelled' })
	expect(await job()).toBeUndefined()
	// The dialog shows the job's audio.
	await db.update(audioJobs).set({ status: 'confirmed', audioPath: '/media/a.mp3' })
	await db.update(lessonContents).set({ audioPath: '/media/a.mp3', audioTextHash: textHash })
	expect(await open('audio', 'ni-hao')).toMatchObject({
		audio: {
			current: { path: '/media/a.mp3', durationMs: 900, origin: 'Voice cmn', isOutdated: false },
		},
	})
	await db.update(audioJobs).set({ engine: 'espeak-ng-0.3.5/2' })
	expect(await open('audio', 'ni-hao')).toMatchObject({ audio: { current: { isEmbedded: true } } })
})

test('audio that learners do not see yet is used without saying that they hear it', async () => {
	const { open, db } = await office()
	const said = async () => (await open('audio', 'ni-hao', 'confirm-audio'))?.done
	expect(await said()).toBe('Learners hear this audio from now on.')
	const unseen = 'Learners hear it once the lesson is published.'
	await db.update(lessons).set({ parentId: 'kitchen' }).where(eq(lessons.id, 'ni-hao'))
	await db.update(lessons).set({ status: 0 }).where(eq(lessons.id, 'kitchen'))
	expect(await said()).toBe(unseen)
	await db.update(lessons).set({ parentId: null, status: 0 }).where(eq(lessons.id, 'ni-hao'))
	expect(await said()).toBe(unseen)
})

test('confirming and cancelling a job names the administrator', async () => {
	const { send, asked } = await office({
		confirm: { body: { audio_path: '/media/a.mp3' } },
		cancel: { body: {} },
	})
	const confirmed = await send({ intent: 'confirm-audio', task: 'job-1', replaces: '', ...owner })
	expect(confirmed?.to).toContain('ask=audio&of=ni-hao&done=confirm-audio')
	await send({ intent: 'cancel-audio', task: 'job-1', ...owner })
	const body = { lesson_id: 'ni-hao', task_id: 'job-1' }
	expect(asked).toMatchObject([
		{ path: 'confirm', body: { ...body, replaces: null }, actor: 'shen@example.com' },
		{ path: 'cancel', body },
	])
})

test('audio is removed only if it is still the one that was shown', async () => {
	const { db, send } = await office()
	const path = '/media/lessons/ni-hao/audio/a.mp3'
	await db.update(lessonContents).set({ audioPath: path, audioTextHash: 'h' })
	const remove = (replaces: string) => send({ intent: 'remove-audio', replaces, ...owner })
	expect(await remove('/media/lessons/ni-hao/audio/b.mp3')).toMatchObject({ status: 409 })
	expect(await db.select().from(auditLog)).toEqual([])
	expect((await remove(path))?.status).toBe(302)
	const [row] = await db.select().from(lessonContents).where(eq(lessonContents.lessonId, 'ni-hao'))
	expect(row).toMatchObject({ audioPath: null, audioTextHash: null, content })
	expect((await db.select().from(discardedMedia)).map(({ key }) => key).sort()).toEqual([
		'lessons/ni-hao/audio/a.json',
		'lessons/ni-hao/audio/a.mp3',
	])
	expect(await db.select().from(auditLog)).toMatchObject([
		{ action: 'audio.remove', before: { audioPath: path }, after: { audioPath: null } },
	])
})
