import { expect, test } from 'vitest'
import { sessions } from '#app/db/schema/index.ts'
import { action as login } from '#app/features/accounts/pages/login.tsx'
import { action } from '#app/features/accounts/pages/sign-out.ts'
import { answerOf, cookieOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount, password } from '#tests/support/factories.ts'

async function signedIn() {
	const platform = await testPlatform()
	await makeAccount(platform.db)
	const form = { email: 'xiaomei@example.com', password }
	const cookie = cookieOf(await answerOf(login(platform.visit('/login', { form }))))
	return { ...platform, cookie, request: platform.visit('/sign-out', { form: {}, cookie }) }
}

test('signing out ends the session on the server and in the browser', async () => {
	const { db, request } = await signedIn()
	const answer = await answerOf(action(request))
	expect(answer.headers.get('location')).toBe('/login')
	expect(answer.headers.get('clear-site-data')).toBe('"cache"')
	expect(request.context.responseHeaders.get('set-cookie')).toMatch(/=; Max-Age=0; Path=\//)
	expect(await db.select().from(sessions)).toEqual([])
})

test('when signing out fails, the user stays signed in', async () => {
	const { db, request } = await signedIn()
	db.$client.close()
	const answer = await answerOf(action(request))
	expect(answer.headers.get('location')).toBe('/')
	expect(request.context.responseHeaders.getSetCookie()).toEqual([])
})
