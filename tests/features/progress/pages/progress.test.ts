import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lessonShares, lessons } from '#app/db/schema/index.ts'
import type { RecordsChanged, RecordsTaken } from '#app/features/progress/exchange.ts'
import { action, loader } from '#app/features/progress/pages/progress.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { addCourse, addUsers, recordOf } from '#tests/support/progress-records.ts'
import { marta } from '#tests/support/users.ts'

const monday = '2026-03-02T10:00:00.000Z'
const marked = recordOf('marta', [[monday, { learned: true, learnedAt: monday }]])

async function withLessons() {
	const { db, visit } = await testPlatform()
	await addUsers(db, ['marta', 'tom'])
	await addCourse(db, 'first-steps', ['ni-hao', 'market-day'])
	function visitAs(who: string, path: string, init: RequestInit = {}) {
		const user = { ...marta, id: who }
		const visited = visit(path)
		const context = { ...visited.context, user: async () => user }
		return { context, params: {}, request: new Request(visited.request.url, init) }
	}
	return {
		db,
		ask: (who: string, search = '') => answerOf(loader(visitAs(who, `/progress${search}`))),
		send: (who: string, body: unknown) =>
			answerOf(action(visitAs(who, '/progress', { method: 'POST', body: JSON.stringify(body) }))),
	}
}

test('a device receives the records another device has sent', async () => {
	const { ask, send } = await withLessons()
	const sent = await send('marta', { records: [['ni-hao', marked]] })
	expect(await sent.json()).toEqual({ userId: 'marta', records: {}, ignored: [] })
	const received = await (await ask('marta')).json()
	expect(received).toMatchObject({ userId: 'marta', records: { 'ni-hao': marked } })
	expect(await (await ask('marta', `?since=${Date.now() + 1000}`)).json()).toMatchObject({
		records: {},
	})
	expect(await (await ask('tom')).json()).toMatchObject({ userId: 'tom', records: {} })
})

test.each(['', '?since=', '?since=soon', '?since=-1', '?since=1e99', '?since=NaN'])(
	'%s returns everything',
	async (search) => {
		const { ask, send } = await withLessons()
		await send('marta', { records: [['ni-hao', marked]] })
		const { records } = await (await ask('marta', search)).json<RecordsChanged>()
		expect(Object.keys(records)).toEqual(['ni-hao'])
	},
)

test('a private lesson looks like an unknown one, unless somebody was invited', async () => {
	const { db, send } = await withLessons()
	await db.update(lessons).set({ isPrivate: true }).where(eq(lessons.id, 'first-steps'))
	const ignoredFor = async (who: string) => {
		const records = [['ni-hao', { ...marked, userId: who }]]
		return (await (await send(who, { records })).json<RecordsTaken>()).ignored
	}
	expect(await ignoredFor('tom')).toEqual(['ni-hao'])
	await db.insert(lessonShares).values({ lessonId: 'first-steps', userId: 'marta' })
	expect(await ignoredFor('marta')).toEqual([])
	await db.delete(lessonShares)
	// Earlier marks stay in sync.
	expect(await ignoredFor('marta')).toEqual([])
})

test('the 121st request in a minute waits', async () => {
	const { send } = await withLessons()
	for (let n = 0; n < 120; n++) expect((await send('tom', { records: [] })).status).toBe(200)
	const answer = await send('tom', { records: [] })
	expect(answer.status).toBe(429)
	expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
	expect((await send('marta', { records: [] })).status).toBe(200)
})
