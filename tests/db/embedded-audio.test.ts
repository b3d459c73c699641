import { expect, test } from 'vitest'
import { audioJobs, lessonContents } from '#app/db/schema/index.ts'
import { findLessonForReading } from '#app/features/lessons/lesson-for-reading.server.ts'
import { makeArticle, makeLesson } from '#tests/support/content-factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { findArticle } from '#workers/articles/queries.ts'

const content = [{ zh: [{ word: '你好' }], en: '', blank: 'normal' as const }]

type Made = { path: string | null; engine?: string }

/** A lesson and an article with the same kind of audio; whether the embedded voice made theirs. */
async function made({ path, engine }: Made) {
	const db = await memoryDatabase()
	await makeLesson(db, { id: 'ni-hao', slug: 'ni-hao' })
	await db.insert(lessonContents).values({ lessonId: 'ni-hao', content, audioPath: path })
	await makeArticle(db, {
		id: 'train',
		enTitle: 'The train',
		title: '火车',
		status: 1,
		content,
		audioPath: path,
	})
	if (engine) {
		await db.insert(audioJobs).values({
			id: 'job-1',
			lessonId: 'ni-hao',
			status: 'confirmed',
			script: { text: '你好', readings: [] },
			textHash: 'a',
			voice: 'BV701_V2_streaming',
			engine,
			dedupeKey: 'a',
			audioPath: path,
		})
	}
	const lesson = await findLessonForReading(db, { slug: 'ni-hao', userId: 'anna' })
	const found = await findArticle(db, { id: 'train', disabled: false, isWorking: false })
	return [lesson?.isEmbedded, found?.article.isEmbedded]
}

test('audio of the embedded voice is recognised by its job', async () => {
	const path = '/media/lessons/ni-hao/audio/job-1.mp3'
	expect(await made({ path, engine: 'espeak-ng-0.3.5/1' })).toEqual([true, true])
	expect(await made({ path, engine: 'volcengine-v1' })).toEqual([false, false])
})

test('an upload, and a text without audio, are none of the embedded voice', async () => {
	const engine = 'espeak-ng-0.3.5/1'
	const upload = '/media/lessons/ni-hao/audio/4f1c.m4a'
	expect(await made({ path: upload, engine })).toEqual([false, false])
	expect(await made({ path: null, engine })).toEqual([false, false])
	expect(await made({ path: upload })).toEqual([false, false])
})
