import { beforeEach, expect, test } from 'vitest'
import { articles, lessonContents, lessons, seedSteps } from '#app/db/schema/index.ts'
import { lessonConfigSchema } from '#app/domain/courses/lesson-config.ts'
import { forgetAudio, listUnspoken, markSpoken, readSpeech } from '#app/seed/first-audio.ts'
import { makeArticle, makeLesson } from '#tests/support/content-factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

const greeting = { kind: 'lessons', id: 'demo-ni-hao' } as const
const repairman = { kind: 'articles', id: 'the-bicycle-repairman' } as const

let db: Awaited<ReturnType<typeof memoryDatabase>>

beforeEach(async () => {
	db = await memoryDatabase()
	const config = lessonConfigSchema.parse({ dialogMode: true })
	await makeLesson(db, { id: greeting.id, config })
	await db.insert(lessonContents).values({
		lessonId: greeting.id,
		content: [
			{
				zh: [{ word: '小美' }, { word: '：' }, { word: '你好' }, { word: '！' }],
				en: '',
				blank: 'normal',
			},
		],
	})
	await makeArticle(db, {
		id: repairman.id,
		enTitle: 'The bicycle repairman',
		title: '修车师傅',
		content: [
			{
				zh: [{ word: '他' }, { word: '修' }, { word: '车' }, { word: '。' }],
				en: '',
				blank: 'normal',
			},
		],
	})
})

async function stepNames(): Promise<string[]> {
	return (await db.select().from(seedSteps)).map(({ name }) => name)
}

test('all demo texts need audio at first, lessons before articles', async () => {
	const unspoken = await listUnspoken(db)
	expect(unspoken).toContainEqual(greeting)
	expect(unspoken.at(-1)?.kind).toBe('articles')
	expect(unspoken[0]?.kind).toBe('lessons')
	expect(await stepNames()).toEqual([])
})

test('a text that had audio once gets no second one, even after it was removed', async () => {
	await markSpoken(db, [greeting])
	expect(await stepNames()).toEqual(['audio/demo-ni-hao'])
	expect(await listUnspoken(db)).not.toContainEqual(greeting)
})

test('audio added by an administrator counts as the first', async () => {
	await db.update(lessonContents).set({ audioPath: '/media/lessons/demo-ni-hao/audio/own.mp3' })
	expect(await listUnspoken(db)).not.toContainEqual(greeting)
	await db.update(lessonContents).set({ audioPath: null })
	expect(await listUnspoken(db)).not.toContainEqual(greeting)
})

test('in a dialogue only the lines are spoken, in an article everything', async () => {
	expect(await readSpeech(db, greeting)).toBe('你好！')
	expect(await readSpeech(db, repairman)).toBe('他修车。')
})

test('deleted and unknown texts, and those with audio, are not spoken', async () => {
	await db.update(lessons).set({ isDeleted: true })
	await db.update(articles).set({ audioPath: '/media/articles/x/audio/y.mp3' })
	expect(await readSpeech(db, greeting)).toBeUndefined()
	expect(await readSpeech(db, repairman)).toBeUndefined()
	expect(await readSpeech(db, { kind: 'lessons', id: 'demo-none' })).toBeUndefined()
})

test('after the media store is lost, every text needs audio again', async () => {
	await db.insert(seedSteps).values({ name: 'lessons', finishedAt: new Date() })
	await markSpoken(db, [greeting, repairman])
	const audioPath = '/media/lessons/demo-ni-hao/audio/gone.mp3'
	await db.update(lessonContents).set({ audioPath, audioTextHash: 'hash' })
	await forgetAudio(db)
	expect(await listUnspoken(db)).toEqual(expect.arrayContaining([greeting, repairman]))
	expect(await readSpeech(db, greeting)).toBe('你好！')
	expect(await stepNames()).toEqual(['lessons'])
})
