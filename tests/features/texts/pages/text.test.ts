import { expect, test } from 'vitest'
import { ownTextParts, ownTexts } from '#app/db/schema/index.ts'
import { action } from '#app/features/texts/pages/text.tsx'
import { loader as start } from '#app/features/texts/pages/text-start.tsx'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { marta } from '#tests/support/users.ts'

async function withText() {
	const { db, visit } = await testPlatform()
	await makeAccount(db, { id: marta.id, email: marta.email })
	await db.insert(ownTexts).values({ id: 'rain', userId: marta.id, title: '雨', tags: [] })
	const part = { textId: 'rain', title: '', characters: 9, bytes: 27 }
	await db.insert(ownTextParts).values([
		{ ...part, number: 1 },
		{ ...part, number: 2, paragraph: 5, paragraphs: 9, readAt: new Date(7) },
	])
	const ask = (path: string, id: string, form?: Record<string, string>) => {
		const visited = visit(path, form ? { form } : {})
		const context = { ...visited.context, user: async () => marta }
		return { ...visited, context, params: { id } }
	}
	return { ask }
}

test('the address of a text leads to where its reader stopped', async () => {
	const { ask } = await withText()
	const answer = await answerOf(start(ask('/texts/rain', 'rain')))
	expect(answer.headers.get('location')).toBe('/texts/rain/2#p5')
	expect((await answerOf(start(ask('/texts/snow', 'snow')))).status).toBe(404)
})

test('before JavaScript has loaded a layer is switched by a form', async () => {
	const { ask } = await withText()
	const answer = await answerOf(action(ask('/texts/rain/2', 'rain', { toggle: 'pinyin' })))
	expect(answer.headers.get('location')).toBe('/texts/rain/2')
	expect(answer.headers.get('set-cookie')).toMatch(/^hanlu\.texts=hsk;/)
	const other = await answerOf(action(ask('/texts/rain/2', 'rain', { toggle: 'chinese?' })))
	expect([other.status, other.headers.get('set-cookie')]).toEqual([302, null])
})
