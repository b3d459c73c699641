import { expect, test } from 'vitest'
import { readingPlaces } from '#app/db/schema/index.ts'
import { action } from '#app/features/progress/pages/reading-log.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { addUsers } from '#tests/support/progress-records.ts'
import { marta } from '#tests/support/users.ts'

async function withLesson() {
	const { db, visit } = await testPlatform()
	await addUsers(db, ['marta'])
	await makeLesson(db, { id: 'train' })
	function send(body: unknown) {
		const visited = visit('/reading-log')
		const context = { ...visited.context, user: async () => marta }
		const request = new Request(visited.request.url, { method: 'POST', body: JSON.stringify(body) })
		return answerOf(action({ context, request, params: {} }))
	}
	return { db, send }
}

const place = { kind: 'lesson', id: 'train', paragraph: 3, paragraphs: 9, ageMs: 0 }
const tap = { lessonId: 'train', word: '火车' }
const log = { device: 'phone-of-marta', places: [place], days: [] }

test('a place is taken', async () => {
	const { db, send } = await withLesson()
	const answer = await send(log)
	expect(await answer.json()).toEqual({ userId: 'marta', isTaken: true })
	expect(await db.select().from(readingPlaces)).toMatchObject([{ lessonId: 'train', paragraph: 3 }])
})

test('a text that is not there is taken without a word', async () => {
	const { db, send } = await withLesson()
	const answer = await send({ ...log, places: [{ ...place, id: 'nowhere' }] })
	expect(answer.status).toBe(200)
	expect(await db.select().from(readingPlaces)).toEqual([])
})

test.each([
	{},
	{ ...log, device: 'x' },
	{ ...log, places: [{ ...place, paragraph: 0 }] },
	{ ...log, places: [{ ...place, kind: 'course' }] },
	{ ...log, places: Array.from({ length: 101 }, () => place) },
	{ ...log, days: [{ day: '2026-13-40', readMs: 1, listenedMs: 0 }] },
	{ ...log, days: [{ day: '2026-11-22', readMs: 86_400_001, listenedMs: 0 }] },
	{ ...log, tapped: { id: 'x', words: [] } },
	{ ...log, tapped: { id: 'taps-of-today', words: [{ lessonId: 'train' }] } },
	{ ...log, tapped: { id: 'taps-of-today', words: Array.from({ length: 101 }, () => tap) } },
])('what no browser sends is refused: %j', async (body) => {
	const { send } = await withLesson()
	expect((await send(body)).status).toBe(400)
})
