import { expect, test } from 'vitest'
import { personHeader } from '#app/contracts/person-header.ts'
import { action as login } from '#app/features/accounts/pages/login.tsx'
import { answerOf, cookieOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount, password } from '#tests/support/factories.ts'

async function signedIn() {
	const { db, visit } = await testPlatform()
	await makeAccount(db)
	const form = { email: 'xiaomei@example.com', password }
	const cookie = cookieOf(await answerOf(login(visit('/login', { form }))))
	return { visit, cookie }
}

test('every response names the signed-in person', async () => {
	const { visit, cookie } = await signedIn()
	const { context } = visit('/courses', { cookie })
	const user = await context.user()
	expect(context.responseHeaders.get(personHeader)).toBe(user?.id)
	const stranger = visit('/courses').context
	expect(await stranger.user()).toBeUndefined()
	expect(stranger.responseHeaders.get(personHeader)).toBe('nobody')
})

test('a page of one person does not act for another', async () => {
	const { visit, cookie } = await signedIn()
	const user = await visit('/courses', { cookie }).context.user()
	const own = visit('/saved-words', { cookie, asking: user?.id ?? '' })
	expect(await own.context.user()).toEqual(user)
	const before = visit('/saved-words', { cookie, asking: 'somebody-before' })
	expect(await before.context.user()).toBeUndefined()
	expect(before.context.responseHeaders.get(personHeader)).toBe(user?.id)
})
