import { expect, test } from 'vitest'
import { userWords } from '#app/db/schema/index.ts'
import { action } from '#app/features/known-words/pages/word-marks.ts'
import { makeWord } from '#tests/support/content-factories.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { marta } from '#tests/support/users.ts'

async function withWord() {
	const { db, visit } = await testPlatform()
	const userId = await makeAccount(db)
	const { id: vocabId } = await makeWord(db)
	function send(body: unknown) {
		const visited = visit('/word-marks')
		const request = new Request(visited.request.url, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(body),
		})
		const context = { ...visited.context, user: async () => ({ ...marta, id: userId }) }
		return answerOf(action({ ...visited, request, context }))
	}
	return { db, userId, vocabId, send }
}

const mark = { word: '学习', pinyin: 'xué xí', said: 'known', ageMs: 1000 }

test('marks are kept, and the reply tells the server’s time', async () => {
	const { db, userId, vocabId, send } = await withWord()
	const before = Date.now()
	const answer = await send({ marks: [{ ...mark, sentence: ' 我学习。' }] })
	const { userId: owner, now } = await answer.json<{ userId: string; now: number }>()
	expect(owner).toBe(userId)
	expect(now).toBeGreaterThanOrEqual(before)
	const [stored] = await db.select().from(userWords)
	expect(stored).toMatchObject({ userId, vocabId, status: 'known', sentence: '我学习。' })
	expect(stored?.changedAt.getTime()).toBeGreaterThanOrEqual(before - 1000)
	expect(stored?.changedAt.getTime()).toBeLessThanOrEqual(now - 1000)
})

test('a mark can be taken back', async () => {
	const { db, send } = await withWord()
	await send({ marks: [mark] })
	await send({ marks: [{ ...mark, said: null, ageMs: 0 }] })
	expect(await db.select().from(userWords)).toMatchObject([{ status: null }])
})

test('somebody who sends too often has to wait', async () => {
	const { send } = await withWord()
	const statuses = []
	for (let times = 0; times < 121; times++) statuses.push((await send({ marks: [mark] })).status)
	expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true)
	expect(statuses[120]).toBe(429)
})
