import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, lessonProgress, lessons, vocab } from '#app/db/schema/index.ts'
import { deleteItem } from '#app/features/courses/admin/delete-course.server.ts'
import { action, loader } from '#app/features/trash/pages/trash.tsx'
import { deleteWords } from '#app/features/vocabulary/admin/list/change-words.server.ts'
import { testOffice } from '#tests/support/admin-pages.ts'
import { makeArticle, makeLesson, makeWord } from '#tests/support/content-factories.ts'
import { answerOf } from '#tests/support/context.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { recordOf } from '#tests/support/progress-records.ts'

const actor = { id: 'shen-lan', email: 'shen@example.com' }
const now = new Date('2026-11-21T12:00:00Z')
const record = recordOf('mei', [
	['2026-11-20T08:00:00.000Z', { learned: true, learnedAt: '2026-11-20T08:00:00.000Z' }],
])

async function office() {
	const { db, visit, cookie } = await testOffice()
	const load = (search = '') => loader(visit(`/admin/trash${search}`, { cookie }))
	const send = (form: Record<string, string>, search = '') =>
		answerOf(action(visit(`/admin/trash${search}`, { cookie, form })))
	/** The page that an answer leads to. */
	const after = async (answer: Response) => {
		const to = new URL(answer.headers.get('location') ?? '', 'http://localhost')
		return load(to.search)
	}
	const remove = (id: string) =>
		deleteItem(db, { form: { intent: 'delete', id, version: 1 }, actor, now })
	return { db, load, send, after, remove }
}

test('a lesson is restored with what learners did in it, and the page says so', async () => {
	const { db, send, after, remove } = await office()
	await makeLesson(db, { id: 'cup', title: { zh: '茶杯', en: 'The Cup' } })
	await makeAccount(db, { id: 'mei', email: 'mei@example.com' })
	const did = { userId: 'mei', lessonId: 'cup', learnedAt: now, record }
	await db.insert(lessonProgress).values(did)
	await remove('cup')
	const answer = await send({ intent: 'restore', kind: 'lesson', id: 'cup' }, '?kind=lesson')
	expect(answer.headers.get('location')).toBe(
		'/admin/trash?kind=lesson&done=restore&of=lesson%3Acup',
	)
	const { message, list } = await after(answer)
	expect(message).toEqual({
		text: 'The lesson “The Cup” was restored.',
		path: '/admin/lessons/cup/segment',
	})
	expect(list.total).toBe(0)
	expect(await db.select().from(lessonProgress)).toMatchObject([{ userId: 'mei', learnedAt: now }])
})

test('articles and words are restored, too', async () => {
	const { db, send, after } = await office()
	await makeArticle(db, {
		id: 'slow-train',
		title: '慢火车',
		enTitle: 'The Slow Train',
		content: [],
		isDeleted: true,
		deletedAt: now,
	})
	const word = await makeWord(db, { word: '冰粉' })
	await deleteWords(db, { words: [word], actor, now })
	const article = await after(await send({ intent: 'restore', kind: 'article', id: 'slow-train' }))
	expect(article.message).toMatchObject({ path: '/admin/articles/slow-train' })
	const restored = await after(await send({ intent: 'restore', kind: 'word', id: `${word.id}` }))
	expect(restored.message?.text).toBe('The word “冰粉” was restored.')
	expect(await db.$count(vocab)).toBe(1)
	expect(restored.list.total).toBe(0)
})

test('deleting for good asks first, and says what goes along', async () => {
	const { db, load, send, after, remove } = await office()
	await makeLesson(db, { id: 'tea', type: 'course' })
	await makeLesson(db, { id: 'cup', parentId: 'tea' })
	await makeAccount(db, { id: 'mei', email: 'mei@example.com' })
	await db.insert(lessonProgress).values({ userId: 'mei', lessonId: 'cup', record })
	await remove('tea')
	const asked = await load('?ask=purge&of=course:tea')
	expect(asked.found).toMatchObject({ kind: 'course', gloss: 'Hello', lessons: 1, learners: 1 })
	const done = await after(await send({ intent: 'purge', kind: 'course', id: 'tea' }))
	expect(done.message).toEqual({ text: 'The course was deleted for good.' })
	expect(await db.$count(lessons)).toBe(0)
	const log = await db.select().from(auditLog).where(eq(auditLog.action, 'course.purge'))
	expect(log).toMatchObject([{ actorId: 'shen-lan', objectId: 'tea' }])
})

test('nothing live is deleted for good, and nothing is asked about it', async () => {
	const { db, load, send } = await office()
	await makeLesson(db, { id: 'cup' })
	expect((await load('?ask=purge&of=lesson:cup')).found).toBeUndefined()
	const answer = await send({ intent: 'purge', kind: 'lesson', id: 'cup' })
	expect([answer.status, await db.$count(lessons)]).toEqual([404, 1])
})

test('an address that reports what was not done is not believed', async () => {
	const { db, load } = await office()
	await makeLesson(db, { id: 'cup' })
	for (const done of ['restore', 'purge', 'delete']) {
		expect((await load(`?done=${done}&of=lesson:cup`)).message).toBeUndefined()
	}
	expect((await load('?done=restore&of=nonsense')).message).toBeUndefined()
})
