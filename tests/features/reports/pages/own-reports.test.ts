import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deleteAccount } from '#app/db/delete-account.ts'
import { lessons, reports } from '#app/db/schema/index.ts'
import { newAnswersOf } from '#app/features/reports/own/own-reports.server.ts'
import { action, loader } from '#app/features/reports/pages/own-reports.tsx'
import { makeLesson } from '#tests/support/content-factories.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { makeReports } from '#tests/support/reports.ts'
import { sessionOf } from '#tests/support/session.ts'

async function reader() {
	const { db, visit } = await testPlatform()
	await makeAccount(db, { id: 'mei', email: 'mei@example.com' })
	await makeAccount(db, { id: 'david', email: 'david@example.com' })
	await makeLesson(db, { id: 'town' })
	const cookie = await sessionOf(db, 'mei')
	const load = async () => (await loader(visit('/settings/reports', { cookie }))).reports
	const news = () => newAnswersOf(db, 'mei')
	const close = (seen: string, who = cookie) =>
		answerOf(action(visit('/settings/reports', { cookie: who, form: { seen } })))
	const answer = (id: string) =>
		db
			.update(reports)
			.set({ status: 'resolved', reply: 'Dear Mei, mended.', decidedAt: new Date() })
			.where(eq(reports.id, id))
	return { db, load, news, close, answer }
}

test('a reader sees their own reports, the latest first, and nobody else’s', async () => {
	const { db, load } = await reader()
	await makeReports(db, 'david', [{ note: 'from David' }])
	await makeReports(db, 'mei', [{ note: 'one' }, { note: 'two' }])
	expect((await load()).map(({ note, status }) => [note, status])).toEqual([
		['two', 'open'],
		['one', 'open'],
	])
})

test('a lesson that may not be opened any more has no name in the list', async () => {
	const { db, load } = await reader()
	await makeReports(db, 'mei', [{}])
	expect((await load())[0]?.lessonSlug).toBe('town')
	await db.update(lessons).set({ status: 0 })
	expect(await load()).toMatchObject([{ lessonSlug: null, lessonTitle: null, articleId: null }])
})

test('an answer is news until the list was seen once', async () => {
	const { db, load, news, answer } = await reader()
	const [first = '', second = ''] = await makeReports(db, 'mei', [{}, { word: '哪儿' }])
	expect(await news()).toEqual([])
	await answer(first)
	expect(await news()).toMatchObject([{ id: first, reply: 'Dear Mei, mended.', total: 1 }])
	expect((await load()).map(({ id, isNew }) => [id, isNew])).toEqual([
		[second, false],
		[first, true],
	])
	expect(await news()).toEqual([])
	expect((await load()).every(({ isNew }) => !isNew)).toBe(true)
})

test('three answers are shown at once; one that is closed is seen, and nobody closes another’s', async () => {
	const { db, news, close, load, answer } = await reader()
	const ids = await makeReports(db, 'mei', [{}, {}, {}, {}])
	for (const id of ids) await answer(id)
	const shown = (await news()).map(({ id }) => id)
	expect(shown).toHaveLength(3)
	expect((await news())[0]?.total).toBe(4)
	const [first = ''] = shown
	expect((await close(first, await sessionOf(db, 'david'))).status).toBe(200)
	expect((await news()).map(({ id }) => id)).toEqual(shown)
	expect((await close(first)).status).toBe(200)
	const left = await news()
	expect(left.map(({ id }) => id)).not.toContain(first)
	expect(left[0]?.total).toBe(3)
	expect((await load()).filter(({ isNew }) => isNew)).toHaveLength(3)
})

test('a report outlives its reader without their name, their words and the words to them', async () => {
	const { db, answer } = await reader()
	const [id = ''] = await makeReports(db, 'mei', [{ note: 'I am Mei' }])
	await answer(id)
	await deleteAccount(db, { userId: 'mei' })
	expect(await db.select().from(reports)).toMatchObject([
		{ id, userId: null, note: '', reply: null, status: 'resolved', word: '银行' },
	])
})
