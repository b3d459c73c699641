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
	function send(body: unknown, isSignedIn = true) {
		const visited = visit('/reading-log')
		const context = { ...visited.context, user: async () => (isSignedIn ? marta : undefined) }
		const request = new Request(visited.request.url, { method: 'POST', body: JSON.stringify(body) })
		return answerOf(action({ context, request, params: {} }))
	}
	return { db, send }
}

const place = { kind: 'lesson', id: 'train', paragraph: 3, paragraphs: 9, ageMs: 0 }
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
