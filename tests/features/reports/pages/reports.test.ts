import { expect, test } from 'vitest'
import { reports } from '#app/db/schema/index.ts'
import { exerciseKinds } from '#app/domain/exercises/exercise-kinds.ts'
import { action } from '#app/features/reports/pages/reports.ts'
import { makeArticle, makeExercises, makeLesson } from '#tests/support/content-factories.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { reportOf } from '#tests/support/reports.ts'
import { marta } from '#tests/support/users.ts'

async function withLesson() {
	const { db, visit } = await testPlatform()
	const userId = await makeAccount(db)
	await makeLesson(db, { id: 'town' })
	function send(body: unknown, id: string | null = userId) {
		const visited = visit('/reports')
		const request = new Request(visited.request.url, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(body),
		})
		const user = id === null ? undefined : { ...marta, id }
		const context = { ...visited.context, user: async () => user }
		return answerOf(action({ ...visited, request, context }))
	}
	const stored = () => db.select().from(reports)
	return { db, userId, send, stored }
}

test('a report is kept as it was written, with the time at which it was', async () => {
	const { userId, send, stored } = await withLesson()
	const before = Date.now()
	const report = reportOf({ note: ' yínháng ', ageMs: 60_000 })
	const answer = await send(report)
	expect(await answer.json()).toEqual({ userId, taken: true })
	const [kept] = await stored()
	const { ageMs: _, ...rest } = report
	expect(kept).toMatchObject({ ...rest, note: 'yínháng', userId, status: 'open', reply: null })
	expect(Math.abs(Number(kept?.createdAt) - (before - 60_000))).toBeLessThan(10_000)
})

test('a report that is sent twice arrives once, and nobody changes it by its id', async () => {
	const { db, send, stored } = await withLesson()
	const other = await makeAccount(db, { id: 'other', email: 'other@example.com' })
	const report = reportOf()
	await Promise.all([send(report), send(report)])
	expect((await send({ ...report, note: 'something else' }, other)).status).toBe(200)
	expect(await stored()).toMatchObject([{ id: report.id, note: '' }])
})

test('its reader adds a note to a report, once, also after it was answered', async () => {
	const { db, send, stored } = await withLesson()
	const report = reportOf()
	await send(report)
	await db.update(reports).set({ status: 'resolved', reply: 'Mended.' })
	await send({ ...report, note: 'yínháng' })
	await send({ ...report, note: 'yínháng!' })
	await send(report)
	expect(await stored()).toMatchObject([
		{ id: report.id, note: 'yínháng', status: 'resolved', reply: 'Mended.' },
	])
})

test('an exercise names its lesson, and a word of the dictionary needs none', async () => {
	const { db, send, stored } = await withLesson()
	await makeExercises(db, 'town', exerciseKinds.choice.template)
	await makeArticle(db, { id: 'train' })
	await send(reportOf({ part: 'exercise', lessonId: null, exerciseId: 'town-1' }))
	await send(reportOf({ part: 'dictionary', lessonId: null }))
	await send(reportOf({ lessonId: null, articleId: 'train' }))
	expect(await stored()).toMatchObject([
		{ part: 'exercise', lessonId: 'town', exerciseId: 'town-1' },
		{ part: 'dictionary', lessonId: null },
		{ articleId: 'train' },
	])
})

test('a place that is gone, or that the reader may not open, is left out without a word', async () => {
	const { db, send, stored } = await withLesson()
	await makeLesson(db, { id: 'private', isPrivate: true })
	await makeLesson(db, { id: 'disabled', status: 0 })
	await makeLesson(db, { id: 'deleted', isDeleted: true })
	await makeArticle(db, { id: 'disabled-article', status: 0 })
	for (const lessonId of ['gone', 'private', 'disabled', 'deleted']) {
		expect((await send(reportOf({ lessonId }))).status).toBe(200)
	}
	await send(reportOf({ lessonId: null, articleId: 'disabled-article' }))
	expect(await stored()).toEqual([])
})

test('somebody who sends too many has to wait, and is told how long', async () => {
	const { send, stored } = await withLesson()
	for (let times = 0; times < 20; times++) {
		expect((await send(reportOf())).status).toBe(200)
	}
	const answer = await send(reportOf())
	expect(answer.status).toBe(429)
	expect(await answer.json()).toMatchObject({
		error: { text: 'You have sent too many reports. Please try again in 10 minutes.' },
	})
	expect(await stored()).toHaveLength(20)
})
