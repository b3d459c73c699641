import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { articles, lessonContents, lessons, reports, workingParts } from '#app/db/schema/index.ts'
import { lessonConfigSchema } from '#app/domain/courses/lesson-config.ts'
import { scriptHash } from '#app/domain/speech/script-hash.ts'
import { scriptOf } from '#app/domain/speech/speech-script.ts'
import { action, loader } from '#app/features/publishing/pages/publishing.tsx'
import { testOffice } from '#tests/support/admin-pages.ts'
import { makeLesson, makeWord } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { answerOf } from '#tests/support/context.ts'

const easy = [{ type: 'HSK' as const, level: 'HSK1' as const }]

/** 沈岚 publishes the lesson 市场, which has a changed text. */
async function office({ status = 1, text = '早 / Morning' } = {}) {
	const platform = await testOffice()
	const { db, visit, cookie } = platform
	const id = await makeLesson(db, { id: 'market', status })
	await db.insert(lessonContents).values({ lessonId: id, content: contentFrom('你好 / Hi') })
	await db.insert(workingParts).values({
		ownerKind: 'lessons',
		ownerId: id,
		part: 'text',
		content: JSON.stringify(contentFrom(text)),
		version: 2,
		savedBy: 'li-lei',
	})
	const path = `/admin/lessons/${id}/publishing`
	const send = (form: Record<string, string>, at = path) =>
		answerOf(action({ ...visit(at, { cookie, form }), params: { id } }))
	const open = async () => (await loader({ ...visit(path, { cookie }), params: { id } })).publishing
	const row = async () => (await db.select().from(lessons).where(eq(lessons.id, id)))[0]
	const left = async () => (await open())?.left.map(({ text }) => text) ?? []
	return { db, visit, cookie, id, path, send, open, left, row }
}

test('the bar says what differs and what still lacks its English', async () => {
	const { open } = await office({ text: '早 / ' })
	expect(await open()).toMatchObject({
		state: 'changed',
		onScreen: 'text 2',
		differences: ['Text: 1 paragraph changed'],
		withoutEnglish: [1],
		publishAt: null,
		failure: null,
	})
})

test('the bar says what learners will miss, of the text as it was saved', async () => {
	const { db, id, left } = await office()
	await makeWord(db, { word: '早', pinyin: 'zǎo', levels: easy })
	await makeWord(db, { word: '你好', pinyin: 'nǐ hǎo', levels: easy })
	expect(await left()).toEqual(['No audio', 'No exercises', 'No notes', 'No cover'])
	const audioTextHash = await scriptHash(scriptOf(contentFrom('你好 / Hi')))
	await db.update(lessonContents).set({ audioPath: '/media/1.mp3', audioTextHash })
	expect((await left())[0]).toBe('Audio outdated')
	await db.delete(workingParts)
	expect(await left()).toEqual(['No exercises', 'No notes', 'No cover'])
	await db.insert(reports).values({
		id: 'report',
		kind: 'pinyin',
		part: 'text',
		lessonId: id,
		place: 'lesson market',
	})
	expect(await left()).toEqual(['Open reports', 'No exercises', 'No notes', 'No cover'])
})

test('the bar says which words are hard or in no dictionary, and whether a cover shows', async () => {
	const { db, id, open, left } = await office({ text: '好 | 癌症 | 汉路 / Oh' })
	await makeWord(db, { word: '好', pinyin: 'hǎo', levels: easy })
	const levels = [{ type: 'HSK' as const, level: 'HSK6' as const }]
	await makeWord(db, { word: '癌症', pinyin: 'ái zhèng', levels })
	const words = ['33% of the words are above HSK 1', 'In no dictionary: 汉路']
	expect((await left()).slice(-3)).toEqual([...words, 'No cover'])
	const course = await makeLesson(db, { type: 'course', coverImagePath: '/media/tea.webp' })
	await db.update(lessons).set({ parentId: course }).where(eq(lessons.id, id))
	expect((await left()).at(-1)).toBe('No cover')
	const config = lessonConfigSchema.parse({ useParentCoverForLessons: true })
	await db.update(lessons).set({ config }).where(eq(lessons.id, course))
	expect((await left()).at(-1)).toBe(words[1])
	await db.update(lessons).set({ coverImagePath: '/media/own.webp' }).where(eq(lessons.id, id))
	expect((await open())?.left.at(-1)).toEqual({
		text: 'Its cover is not shown: the course shows its own',
		path: '/admin/lessons/market/settings',
	})
})

test('a script gets the new state, a page without one is sent back', async () => {
	const { send, path } = await office()
	const scripted = await send({ intent: 'publish', onScreen: 'text 2' }, `${path}.data`)
	expect(await scripted.json()).toMatchObject({ publishing: { state: 'published' } })
	const back = '/admin/lessons/market/notes'
	const plain = await send({ intent: 'take-back', back })
	expect([plain.status, plain.headers.get('location')]).toEqual([302, back])
})

test('nobody is sent to another site, or out of the back office', async () => {
	for (const back of ['https://evil.example/admin/', '//evil.example', '/courses']) {
		const { send } = await office()
		expect((await send({ intent: 'publish', back })).headers.get('location')).toBeNull()
	}
})

test('a refusal says why, and changes nothing', async () => {
	const { send, row } = await office({ status: 0, text: '早 / ' })
	const answer = await send({ intent: 'publish', onScreen: 'text 2' })
	expect(answer.status).toBe(422)
	expect(await answer.json()).toMatchObject({
		problems: [{ text: 'Paragraph 1 has no English yet. Write it, then publish.' }],
	})
	expect((await row())?.status).toBe(0)
	const behind = await send({ intent: 'publish', onScreen: 'text 1' })
	expect(behind.status).toBe(409)
})

test('a time is that of the author’s clock, and UTC without a script', async () => {
	const { send, row } = await office()
	await send({ intent: 'schedule', at: '2100-06-01T09:00', offset: '-480' })
	expect((await row())?.publishAt).toEqual(new Date('2100-06-01T01:00:00Z'))
	await send({ intent: 'schedule', at: '2100-06-01T09:00' })
	expect((await row())?.publishAt).toEqual(new Date('2100-06-01T09:00:00Z'))
	await send({ intent: 'unschedule' })
	expect((await row())?.publishAt).toBeNull()
})

test('a time that is missing, odd or over is refused beside its field', async () => {
	const { send } = await office()
	for (const at of ['', 'tomorrow', '2100-13-01T09:00', '2001-01-01T09:00']) {
		const answer = await send({ intent: 'schedule', at })
		expect(answer.status).toBe(422)
		expect(await answer.json()).toMatchObject({ problems: [{ field: 'at' }] })
	}
})

test('an article is published the same way', async () => {
	const { db, visit, cookie } = await office()
	const article = { id: 'train', title: '火车', enTitle: 'Train', level: 'beginner' } as const
	await db.insert(articles).values({ ...article, content: contentFrom('早 / Morning'), status: 0 })
	const form = { intent: 'publish', onScreen: '' }
	const call = visit('/admin/articles/train/publishing.data', { cookie, form })
	const answer = await answerOf(action({ ...call, params: { id: 'train' } }))
	expect(await answer.json()).toMatchObject({
		publishing: { state: 'published', title: { zh: '火车', en: 'Train' } },
	})
})
