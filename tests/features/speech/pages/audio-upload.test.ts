import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import {
	articles,
	audioJobs,
	auditLog,
	discardedMedia,
	lessonContents,
} from '#app/db/schema/index.ts'
import { largestAudio } from '#app/domain/media/audio-kind.ts'
import { scriptHash } from '#app/domain/speech/script-hash.ts'
import { scriptOf } from '#app/domain/speech/speech-script.ts'
import { loadLessonDialog } from '#app/features/courses/admin/lesson-dialogs.server.ts'
import { loader as hearLesson } from '#app/features/lessons/pages/lesson-audio.ts'
import { action } from '#app/features/speech/pages/audio-upload.ts'
import { loader as hearWaiting } from '#app/features/speech/pages/waiting-audio.ts'
import { makeArticle, makeLesson } from '#tests/support/content-factories.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { mediaStoreOfFile } from '#tests/support/media-store.ts'
import { silentMp3 } from '#tests/support/silent-mp3.ts'

const mediaStore = mediaStoreOfFile()

const content = [
	{
		zh: [{ word: '你好', pinyin: 'nǐ hǎo' }, { word: '！' }],
		en: 'Hello!',
		blank: 'normal' as const,
	},
]

/** The lesson 你好 and an article with a text but no audio; 沈岚 is the administrator who uploads. */
async function adminPlatform(MEDIA?: R2Bucket) {
	const media = MEDIA ?? (await mediaStore())
	const { db, visit } = await testPlatform({ MEDIA: media })
	await makeAccount(db, { id: 'shen-lan', email: 'shen@example.com', level: 99 })
	await makeLesson(db, { id: 'ni-hao' })
	await makeLesson(db, { id: 'empty' })
	await db.insert(lessonContents).values({ lessonId: 'ni-hao', content })
	await makeArticle(db, { id: 'train', title: '火车', enTitle: 'The Train', content })
	const contextOf = (level: number) => {
		const { context } = visit('/')
		const user = { id: 'shen-lan', email: 'shen@example.com', level }
		return { ...context, user: async () => user as never }
	}
	const upload = (search: string, body?: BodyInit, level = 99) =>
		answerOf(
			action({
				request: new Request(`http://localhost/admin/audio?${search}`, {
					method: 'POST',
					...(body && { body }),
				}),
				params: {},
				context: contextOf(level),
			}),
		)
	const stored = async () => (await media.list()).objects.map(({ key }) => key)
	const dialog = async (of = 'ni-hao', owner: 'lesson' | 'article' = 'lesson') => {
		const searchParams = new URLSearchParams({ ask: 'audio', of })
		const data = await loadLessonDialog({ context: contextOf(99), searchParams, owner })
		return data?.ask === 'audio' ? data.audio : undefined
	}
	return { db, media, upload, stored, dialog, contextOf }
}

async function pathOf(answer: Response): Promise<string> {
	expect(answer.status).toBe(201)
	return (await answer.json<{ path: string }>()).path
}

test('uploaded audio can be played and knows the text it belongs to', async () => {
	const { db, upload, dialog, contextOf } = await adminPlatform()
	const mp3 = silentMp3(1000)
	const path = await pathOf(await upload('lesson=ni-hao&name=你好.mp3&ms=1008', mp3))
	expect(path).toMatch(/^\/media\/lessons\/ni-hao\/audio\/audio-\d{14}-[0-9a-f]{8}\.mp3$/)
	const [row] = await db.select().from(lessonContents)
	expect(row).toMatchObject({
		audioPath: path,
		audioTextHash: await scriptHash(scriptOf(content)),
		version: 1,
	})
	const request = new Request(`http://localhost${path}`, { headers: { range: 'bytes=0-9' } })
	const heard = await hearLesson({ request, params: { id: 'ni-hao' }, context: contextOf(1) })
	expect(heard.status).toBe(206)
	expect(heard.headers.get('content-type')).toBe('audio/mpeg')
	expect(await dialog()).toMatchObject({
		current: { path, durationMs: 1008, origin: 'File 你好.mp3', isOutdated: false },
		text: '你好！',
	})
	expect(await db.select().from(discardedMedia)).toEqual([])
	expect(await db.select().from(auditLog)).toMatchObject([
		{
			action: 'audio.upload',
			objectType: 'lesson',
			objectId: 'ni-hao',
			before: { audioPath: null },
			after: { audioPath: path },
			actorId: 'shen-lan',
		},
	])

	// Editing the text or a reading makes it outdated.
	await db
		.update(lessonContents)
		.set({ content: [{ zh: [{ word: '您好', pinyin: 'nín hǎo' }], en: '', blank: 'normal' }] })
	expect((await dialog())?.current?.isOutdated).toBe(true)
})

test('replaced audio is discarded with its timings', async () => {
	const { db, upload, stored } = await adminPlatform()
	const first = await pathOf(await upload('lesson=ni-hao', silentMp3(100)))
	const replaces = encodeURIComponent(first)
	const second = await pathOf(await upload(`lesson=ni-hao&replaces=${replaces}`, silentMp3(200)))
	expect((await db.select().from(lessonContents))[0]?.audioPath).toBe(second)
	const keys = (await db.select().from(discardedMedia)).map(({ key }) => key)
	expect(keys.sort()).toEqual([
		first.replace('/media/', '').replace('.mp3', '.json'),
		first.replace('/media/', ''),
	])
	expect(await stored()).toHaveLength(2)
})

test('audio that somebody else has added since stays', async () => {
	const { db, upload } = await adminPlatform()
	const first = await pathOf(await upload('lesson=ni-hao', silentMp3(100)))
	const answer = await upload('lesson=ni-hao', silentMp3(200))
	expect(answer.status).toBe(409)
	expect(await answer.text()).toContain('Someone else has changed this audio meanwhile.')
	expect((await db.select().from(lessonContents))[0]?.audioPath).toBe(first)
	// The second file is not kept and will be deleted in a day.
	expect(await db.select().from(discardedMedia)).toHaveLength(1)
	expect(await db.select().from(auditLog)).toHaveLength(1)
})

test('an article can have audio', async () => {
	const { db, upload, dialog } = await adminPlatform()
	const path = await pathOf(await upload('article=train&name=train.m4a', m4a()))
	expect(path).toMatch(/^\/media\/articles\/train\/audio\/train-.*\.m4a$/)
	expect((await db.select().from(articles))[0]).toMatchObject({ audioPath: path, version: 1 })
	expect(await dialog('train', 'article')).toMatchObject({
		title: { zh: '火车', en: 'The Train' },
		current: { path, durationMs: null, isOutdated: false },
	})
})

function m4a(): Uint8Array<ArrayBuffer> {
	return new Uint8Array([
		0,
		0,
		0,
		24,
		...new TextEncoder().encode('ftypM4A '),
		...new Uint8Array(40),
	])
}

const refusals: [string, string, BodyInit | undefined, number, string][] = [
	['no file', 'lesson=ni-hao', undefined, 422, 'Please select an audio file first'],
	[
		'a page',
		'lesson=ni-hao&name=a.mp3',
		'<!doctype html>',
		415,
		'Invalid audio file type. Please upload MP3, M4A, WAV, OGG, or AAC files.',
	],
	[
		'too much',
		'lesson=ni-hao',
		new Uint8Array(largestAudio + 1),
		413,
		'The file is too large (over 20 MB). The maximum is 20 MB.',
	],
	['an unknown lesson', 'lesson=nothing', 'x', 404, 'Lesson not found'],
	['a missing lesson id', '', 'x', 404, 'Lesson not found'],
]

test('a lesson can have a recording before it has a text', async () => {
	const { upload, dialog } = await adminPlatform()
	const path = await pathOf(await upload('lesson=empty&name=early.mp3', silentMp3(1000)))
	expect(await dialog('empty')).toMatchObject({
		current: { path, isOutdated: false },
		text: undefined,
	})
	const next = await pathOf(await upload(`lesson=empty&replaces=${path}`, silentMp3(1000)))
	expect(await dialog('empty')).toMatchObject({ current: { path: next } })
})

test('files that are not audio, too large or without a lesson are refused', async () => {
	const { db, upload, stored } = await adminPlatform()
	for (const [what, search, body, status, text] of refusals) {
		const answer = await upload(search, body)
		expect(answer.status, what).toBe(status)
		expect(await answer.json(), what).toMatchObject({ error: { text } })
	}
	expect(await stored()).toEqual([])
	expect(await db.select().from(auditLog)).toEqual([])
})

test('a failing media store is reported', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => {})
	const put = () => Promise.reject(new Error('storage is down'))
	const { upload } = await adminPlatform({ put } as unknown as R2Bucket)
	const answer = await upload('lesson=ni-hao', silentMp3(100))
	expect(answer.status).toBe(500)
	expect(await answer.text()).toContain('Audio upload failed: ')
})

test('unconfirmed audio is heard by administrators alone, ranges included', async () => {
	const { db, media, contextOf } = await adminPlatform()
	await media.put('tmp/tts/job-1/1.mp3', silentMp3(500))
	await db.insert(audioJobs).values({
		id: 'job-1',
		lessonId: 'ni-hao',
		status: 'completed',
		script: scriptOf(content),
		textHash: '',
		voice: 'cmn',
		engine: 'e',
		dedupeKey: 'd',
		temporaryKey: 'tmp/tts/job-1/1.mp3',
	})
	const hear = (level: number, job = 'job-1') =>
		answerOf(
			hearWaiting({
				request: new Request('http://localhost/media/waiting-audio/job-1', {
					headers: { range: 'bytes=0-99' },
				}),
				params: { job },
				context: contextOf(level),
			}),
		)
	const answer = await hear(99)
	expect(answer.status).toBe(206)
	expect(answer.headers.get('cache-control')).toBe('private, no-store')
	expect((await hear(1)).status).toBe(403)
	expect((await hear(99, 'job-2')).status).toBe(404)
	await db.update(audioJobs).set({ status: 'error' }).where(eq(audioJobs.id, 'job-1'))
	expect((await hear(99)).status).toBe(404)
})
