import { expect, test } from 'vitest'
import { ownTexts } from '#app/db/schema/index.ts'
import { action, loader } from '#app/features/texts/pages/edit-text.tsx'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { marta } from '#tests/support/users.ts'

async function withText() {
	const { db, visit } = await testPlatform()
	await makeAccount(db, { id: marta.id, email: marta.email })
	await db.insert(ownTexts).values({ id: 'rain', userId: marta.id, title: '雨', tags: ['a'] })
	const ask = (form?: Record<string, string>, id = 'rain') => {
		const visited = visit(`/texts/${id}/edit`, form ? { form } : {})
		const context = { ...visited.context, user: async () => marta }
		return { ...visited, context, params: { id } }
	}
	return { db, ask }
}

test('a text gets another title and other tags', async () => {
	const { db, ask } = await withText()
	expect(await loader(ask())).toEqual({ id: 'rain', title: '雨', tags: ['a'] })
	const answer = await answerOf(action(ask({ intent: 'name', title: ' 雪 ', tags: 'b,a' })))
	expect(answer.headers.get('location')).toBe('/texts')
	expect(await db.select().from(ownTexts)).toMatchObject([{ title: '雪', tags: ['b', 'a'] }])
})

test('a title of nothing is refused, and what was typed stays', async () => {
	const { db, ask } = await withText()
	const answer = await answerOf(action(ask({ intent: 'name', title: '  ', tags: 'b' })))
	expect(answer.status).toBe(422)
	expect(await answer.json()).toMatchObject({
		typed: { tags: 'b' },
		problems: [{ field: 'title', text: 'Please enter a title.' }],
	})
	expect(await db.select().from(ownTexts)).toMatchObject([{ title: '雨' }])
})

test('a deleted text is gone, also for a second request', async () => {
	const { db, ask } = await withText()
	expect((await answerOf(action(ask({ intent: 'delete' })))).status).toBe(302)
	expect(await db.select().from(ownTexts)).toEqual([])
	expect((await answerOf(action(ask({ intent: 'delete' })))).status).toBe(404)
	expect((await answerOf(loader(ask()) as Promise<unknown>)).status).toBe(404)
})
