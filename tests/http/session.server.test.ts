import { expect, test } from 'vitest'
import { sessions } from '#app/db/schema/index.ts'
import { action as login } from '#app/features/accounts/pages/login.tsx'
import {
	findSessionOwner,
	forgetSessionCookie,
	sessionCookieName,
} from '#app/http/session.server.ts'
import { answerOf, cookieOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount, password } from '#tests/support/factories.ts'

const day = 24 * 60 * 60 * 1000

async function signedIn() {
	const platform = await testPlatform()
	await makeAccount(platform.db)
	const form = { email: 'xiaomei@example.com', password }
	const answer = await answerOf(login(platform.visit('/login', { form })))
	const [session] = await platform.db.select().from(sessions)
	return { ...platform, cookie: cookieOf(answer), token: session?.token ?? '' }
}

test('a session ends thirty days after its last day of use', async () => {
	const { db, token } = await signedIn()
	const now = Date.now()
	expect(await findSessionOwner(db, token, new Date(now))).toMatchObject({ needsRenewal: false })
	expect(await findSessionOwner(db, token, new Date(now + 2 * day))).toMatchObject({
		kind: 'user',
		needsRenewal: true,
	})
	expect(await findSessionOwner(db, token, new Date(now + 31 * day))).toEqual({ kind: 'nobody' })
})

test('a session used after a day is renewed, here and in the browser', async () => {
	const { db, visit, cookie } = await signedIn()
	const yesterday = new Date(Date.now() - 2 * day)
	const soon = new Date(Date.now() + day)
	await db.update(sessions).set({ updatedAt: yesterday, expiresAt: soon })
	const { context } = visit('/', { cookie })
	expect(await context.user()).toBeDefined()
	expect(context.responseHeaders.get('set-cookie')).toContain(sessionCookieName('http://localhost'))
	const [renewed] = await db.select().from(sessions)
	expect(Number(renewed?.expiresAt)).toBeGreaterThan(Date.now() + 29 * day)
})

test('the cookie of a missing session is cleared', async () => {
	const { db, visit, cookie } = await signedIn()
	await db.delete(sessions)
	const { context } = visit('/', { cookie })
	expect(await context.user()).toBeUndefined()
	expect(context.responseHeaders.get('set-cookie')).toBe(forgetSessionCookie('http://localhost'))
})

test('over https the cookie is secure by name and by attribute', () => {
	expect(sessionCookieName('https://hanlu.example')).toBe('__Host-hanlu.session_token')
	expect(forgetSessionCookie('https://hanlu.example')).toMatch(/; Secure; /)
})
