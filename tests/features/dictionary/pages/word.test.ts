import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { userWords } from '#app/db/schema/index.ts'
import { makeWord } from '#tests/support/content-factories.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { productOn } from '#tests/support/product.ts'
import { sessionOf } from '#tests/support/session.ts'

async function open() {
	const db = await memoryDatabase()
	const userId = await makeAccount(db)
	await makeWord(db, { traditional: '學習' })
	const { ask } = productOn(db)
	const cookie = await sessionOf(db, userId)
	const pathOf = (word: string) => `/dictionary/${encodeURIComponent(word)}`
	return {
		db,
		userId,
		ask: (word: string, form?: Record<string, string>) =>
			ask(pathOf(word), { cookie, ...(form && { form }) }),
		pathOf,
	}
}

test('a traditional form leads to the word', async () => {
	const { ask, pathOf } = await open()
	const answer = await ask('學習')
	expect([answer.status, answer.headers.get('location')]).toEqual([302, pathOf('学习')])
})

test.each(['t恤', 'Ｔ恤'])('%s leads to T恤', async (typed) => {
	const { db, ask, pathOf } = await open()
	await makeWord(db, { word: 'T恤', pinyin: 'T xù' })
	const answer = await ask(typed)
	expect([answer.status, answer.headers.get('location')]).toEqual([302, pathOf('T恤')])
})

test.each(['⼈', '人\u200b'])('%j is the page of 人', async (typed) => {
	const { db, ask } = await open()
	await makeWord(db, { word: '人', pinyin: 'rén' })
	const answer = await ask(typed)
	expect(answer.status).toBe(200)
	expect(await answer.text()).toContain('人 · Dictionary')
})

test('an address without anything to look for is answered', async () => {
	const { ask } = await open()
	expect((await ask('⺀')).status).toBe(404)
})

test('an unknown word is answered with those that come near', async () => {
	const { ask } = await open()
	const answer = await ask('学习好')
	const html = await answer.text()
	expect(answer.status).toBe(404)
	expect(html).toContain('Words that come near')
	expect(html).toContain(encodeURIComponent('学习'))
	expect((await ask('好'.repeat(200))).status).toBe(404)
})

test('a form says that a word is known, and takes it back', async () => {
	const { db, userId, ask, pathOf } = await open()
	const said = async () =>
		(await db.select().from(userWords).where(eq(userWords.userId, userId)))[0]?.status
	const answer = await ask('学习', { intent: 'mark', pinyin: 'xué xí', said: 'known' })
	expect([answer.status, answer.headers.get('location')]).toEqual([303, pathOf('学习')])
	expect(await said()).toBe('known')
	await new Promise((resolve) => setTimeout(resolve, 5))
	await ask('学习', { intent: 'mark', pinyin: 'xué xí', said: '' })
	expect(await said()).toBeNull()
	expect((await ask('学习', { intent: 'mark', pinyin: 'xué xí', said: 'adored' })).status).toBe(400)
})
