import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { publish } from '#app/db/publish.ts'
import { articles, audioJobs, lessonContents, lessons, workingParts } from '#app/db/schema/index.ts'
import { lessonOwner } from '#app/db/working-parts.ts'
import { err, ok } from '#app/domain/result.ts'
import { scriptHash } from '#app/domain/speech/script-hash.ts'
import { scriptOf } from '#app/domain/speech/speech-script.ts'
import { action, loader } from '#app/features/needs-work/pages/needs-work.tsx'
import { testOffice } from '#tests/support/admin-pages.ts'
import { makeArticle, makeExercises, makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { answerOf } from '#tests/support/context.ts'
import { saveText } from '#tests/support/save-parts.ts'

const tea = contentFrom('我 | 喝 | 茶 | 。 / I drink tea.')
const water = contentFrom('我 | 喝 | 水 | 。 / I drink water.')

/**
 * In the course Tea House: a cup with changes and outdated audio, a pot that was never published, and a leaf without a
 * text. Single: a finished bowl. And an article with audio that waits.
 */
async function office() {
	const platform = await testOffice()
	const { db, visit, cookie } = platform
	await makeLesson(db, {
		id: 'tea-house',
		type: 'course',
		title: { zh: '茶馆', en: 'Tea House' },
	})
	const ofCourse = { parentId: 'tea-house', status: 1 }
	await makeLesson(db, { id: 'cup', title: { zh: '茶杯', en: 'The Cup' }, ...ofCourse })
	await makeLesson(db, { id: 'pot', title: { zh: '茶壶', en: 'The Pot' }, ...ofCourse, status: 0 })
	await makeLesson(db, { id: 'leaf', title: { zh: '茶叶', en: 'The Leaf' }, ...ofCourse })
	await makeLesson(db, { id: 'bowl', title: { zh: '茶碗', en: 'The Bowl' }, status: 1 })
	const spoken = { audioPath: '/media/1.mp3', audioTextHash: await scriptHash(scriptOf(tea)) }
	await db.insert(lessonContents).values([
		{ lessonId: 'cup', content: water, ...spoken },
		{ lessonId: 'pot', content: tea, ...spoken },
		{ lessonId: 'bowl', content: tea, ...spoken },
	])
	for (const id of ['cup', 'bowl'])
		await makeExercises(db, id, '[dictation]\nzh: 听\nen: Listen.\nsound: 茶\n* zh: 茶')
	await makeArticle(db, { id: 'train', title: '慢火车', enTitle: 'The Slow Train', content: tea })
	await db.insert(audioJobs).values({
		id: 'job',
		articleId: 'train',
		status: 'completed',
		script: scriptOf(tea),
		textHash: await scriptHash(scriptOf(tea)),
		voice: 'cmn',
		engine: 'embedded',
		dedupeKey: 'train',
	})
	const change = (id: string, content: typeof tea, part: 'text' | 'notes' = 'text') =>
		db.insert(workingParts).values({
			ownerKind: 'lessons',
			ownerId: id,
			part,
			content: JSON.stringify(content),
			version: 2,
			savedBy: 'shen-lan',
		})
	await change('cup', tea)
	const load = (search = '') => loader(visit(`/admin/needs-work${search}`, { cookie }))
	const send = (form: Record<string, string>) =>
		answerOf(action(visit('/admin/needs-work?what=changes&ask=publish', { cookie, form })))
	return { ...platform, change, load, send }
}

/** What the list says: "The Cup: changes audio-outdated". */
async function listed(loaded: ReturnType<Awaited<ReturnType<typeof office>>['load']>) {
	const { list } = await loaded
	return list.texts.map(({ title, needs }) => `${title.en}: ${needs.join(' ')}`)
}

test('what was begun waits, over courses and articles, the last save first', async () => {
	const { load } = await office()
	expect(await listed(load())).toEqual([
		'The Cup: changes audio-outdated no-notes',
		'The Pot: draft no-exercises no-notes',
		'The Slow Train: audio-waiting',
	])
	const { list, counts } = await load()
	expect(list.texts[0]).toMatchObject({ course: { title: 'Tea House' }, onScreen: 'text 2' })
	expect(counts).toMatchObject({ changes: 1, draft: 1, 'audio-waiting': 1, 'no-text': 1 })
})

test.each([
	['?what=audio-outdated', ['The Cup']],
	['?what=no-notes', ['The Cup', 'The Pot', 'The Bowl']],
	['?what=no-text', ['The Leaf']],
	['?what=no-notes&course=single', ['The Bowl']],
	['?course=tea-house', ['The Cup', 'The Pot']],
	['?course=articles', ['The Slow Train']],
	['?keyword=慢', ['The Slow Train']],
	['?what=anything&keyword=the leaf', ['The Leaf']],
])('the list can be narrowed: %s', async (search, titles) => {
	const { load } = await office()
	const { list } = await load(search)
	expect(list.texts.map(({ title }) => title.en)).toEqual(titles)
})

test('audio is outdated once its text has changed, and current again once it has changed back', async () => {
	const { db, load } = await office()
	const outdated = async () => (await load()).counts['audio-outdated'] ?? 0
	expect(await outdated()).toBe(1)
	const ofCup = eq(lessonContents.lessonId, 'cup')
	await db.update(lessonContents).set({ content: tea, version: 2 }).where(ofCup)
	expect(await outdated()).toBe(0)
})

test('a page that is no longer there leads to the last one', async () => {
	const { load } = await office()
	const answer = await answerOf(load('?page=9'))
	expect(answer.headers.get('location')).toBe('/admin/needs-work?page=1')
})

test('a dialog shows the selected texts, whatever the list is narrowed to', async () => {
	const { load } = await office()
	const { dialog } = await load('?what=no-text&ask=publish&ids=lessons:cup,articles:train')
	expect(dialog?.texts.map(({ title }) => title.en)).toEqual(['The Cup', 'The Slow Train'])
})

test('several texts are published at once', async () => {
	const { db, load, send } = await office()
	const texts = JSON.stringify([
		{ kind: 'lessons', id: 'cup', onScreen: 'text 2' },
		{ kind: 'lessons', id: 'pot', onScreen: '' },
	])
	const answer = await send({ intent: 'publish', texts })
	const to = answer.headers.get('location') ?? ''
	expect(to).toBe('/admin/needs-work?what=changes&done=publish&count=2')
	expect(await load(to.slice('/admin/needs-work'.length))).toMatchObject({
		done: '2 texts were published.',
		list: { total: 0 },
	})
	expect(await db.select().from(lessons).where(eq(lessons.id, 'pot'))).toMatchObject([
		{ status: 1 },
	])
})

test('before publishing it says which audio will be outdated, by the text as it was saved', async () => {
	const { db, change, load } = await office()
	const outdated = async () =>
		(await load('?ask=publish&ids=lessons:cup,lessons:pot,lessons:bowl,articles:train')).dialog
			?.outdated
	expect(await outdated()).toEqual([])
	await change('bowl', water)
	const spoken = { audioPath: '/media/2.mp3', audioTextHash: 'of another text' }
	await db.update(articles).set(spoken).where(eq(articles.id, 'train'))
	expect(await outdated()).toEqual(['lessons:bowl', 'articles:train'])
})

test('each text has its last save, also where it was published since', async () => {
	const { db, load } = await office()
	const actor = { id: 'shen-lan', email: 'shen@example.com' }
	const saves = [
		{ id: 'pot', now: new Date('2026-11-29T08:00:00Z') },
		{ id: 'bowl', now: new Date('2026-11-30T08:00:00Z') },
	]
	for (const { id, now } of saves) {
		const owner = lessonOwner(id)
		await saveText(db, { owner, content: water, version: 1, actor, now })
		await publish(db, { owner, actor, now })
	}
	const saved = new Map(
		(await load('?what=no-notes')).list.texts.map(({ title, saved }) => [title.en, saved]),
	)
	expect([...saved.keys()]).toEqual(['The Bowl', 'The Pot', 'The Cup'])
	expect(saved.get('The Bowl')).toMatchObject({ at: saves[1]?.now, by: expect.any(String) })
	expect(saved.get('The Cup')).toBeNull()
})

test('what cannot be published is named with its reason, and the others are published', async () => {
	const { db, change, load, send } = await office()
	await change('bowl', contentFrom('我 | 喝 | 汤 | 。 / '))
	const texts = JSON.stringify([
		{ kind: 'lessons', id: 'bowl', onScreen: 'text 2' },
		{ kind: 'lessons', id: 'cup', onScreen: 'text 2' },
	])
	const answer = await send({ intent: 'publish', texts })
	expect(await answer.json()).toMatchObject({
		problems: [
			{
				text: 'Done: 1. Not done: “The Bowl”: Paragraph 1 has no English yet. Write it, then publish.',
			},
		],
	})
	expect(await listed(load('?what=changes'))).toEqual(['The Bowl: changes no-notes'])
	expect(await db.select().from(articles).where(eq(articles.id, 'train'))).toMatchObject([
		{ audioPath: null },
	])
})

test('what somebody else saved meanwhile is not published unseen', async () => {
	const { db, load, send } = await office()
	await db.update(workingParts).set({ savedBy: 'li-lei', version: 3 })
	const texts = JSON.stringify([{ kind: 'lessons', id: 'cup', onScreen: 'text 2' }])
	expect(await (await send({ intent: 'publish', texts })).text()).toContain(
		'Someone else has saved changes',
	)
	expect((await load('?what=changes')).list.total).toBe(1)
})

test('what is empty is missing, also where it was only saved so', async () => {
	const { db, load } = await office()
	const emptied = {
		ownerKind: 'lessons',
		ownerId: 'bowl',
		version: 2,
		savedBy: 'shen-lan',
	} as const
	await db.insert(workingParts).values([
		{ ...emptied, part: 'notes', content: '{"source":"","blocks":[]}' },
		{ ...emptied, part: 'exercises', content: '[]' },
	])
	expect(await listed(load('?what=changes&keyword=bowl'))).toEqual([
		'The Bowl: changes no-exercises no-notes',
	])
})

test('a report and a waiting audio are of their own lesson, whatever an article is called', async () => {
	const { db, load } = await office()
	await makeLesson(db, { id: 'train', title: { zh: '火车', en: 'A Lesson of that Name' } })
	expect(await listed(load('?what=audio-waiting'))).toEqual(['The Slow Train: audio-waiting'])
})

test('audio is used as it was shown, text by text, and what is refused keeps its reason', async () => {
	const { visit, cookie, load } = await office()
	const { dialog } = await load('?ask=use-audio&ids=articles:train,lessons:cup')
	expect(dialog?.texts[1]?.audio).toEqual({ job: 'job', replaces: null, isOutdated: false })
	const texts = JSON.stringify([
		{ kind: 'articles', id: 'train', job: 'job', replaces: null },
		{ kind: 'lessons', id: 'cup', job: 'other', replaces: '/media/1.mp3' },
	])
	const called = visit('/admin/needs-work', { cookie, form: { intent: 'use-audio', texts } })
	const asked: unknown[] = []
	called.context.services.speech.confirm = async (order) => {
		asked.push(order)
		return order.task_id === 'job'
			? ok('/media/2.mp3')
			: err({ code: 'audio.expired', text: 'It was not used in time.' })
	}
	const actor = { id: 'shen-lan', email: 'shen@example.com' }
	expect(await (await answerOf(action(called))).json()).toMatchObject({
		problems: [{ text: 'Done: 1. Not done: “The Cup”: It was not used in time.' }],
	})
	expect(asked).toEqual([
		{ article_id: 'train', task_id: 'job', replaces: null, actor },
		{ lesson_id: 'cup', task_id: 'other', replaces: '/media/1.mp3', actor },
	])
})

test('audio that was ordered before an edit is said to be of an earlier text', async () => {
	const { db, load } = await office()
	await db.update(articles).set({ content: water, textVersion: 2 })
	const { list } = await load('?course=articles')
	expect(list.texts[0]?.audio).toMatchObject({ isOutdated: true })
})

test('a list of nothing is refused', async () => {
	const { send } = await office()
	expect(await (await send({ intent: 'publish', texts: '[]' })).json()).toMatchObject({
		problems: [{ code: 'needs-work.nothing-to-do' }],
	})
})
