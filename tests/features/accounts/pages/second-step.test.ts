import { beforeEach, expect, test, vi } from 'vitest'
import { recoveryCodes, sessions, userProfiles } from '#app/db/schema/index.ts'
import { action as login } from '#app/features/accounts/pages/login.tsx'
import { action, loader } from '#app/features/accounts/pages/second-step.tsx'
import { spendAppCode } from '#app/features/accounts/second-factor/authenticator.server.ts'
import { spendRecoveryCode } from '#app/features/accounts/second-factor/recovery-codes.server.ts'
import { makeLink, resetPassword } from '#app/http/mailed-link.server.ts'
import { answerOf, cookieOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount, password } from '#tests/support/factories.ts'
import { codeFor, setUpApp } from '#tests/support/second-factor.ts'
import { sessionOf, siteSecret } from '#tests/support/session.ts'

const email = 'xiaomei@example.com'

beforeEach(() => {
	// Wrong codes are logged.
	vi.spyOn(console, 'warn').mockImplementation(() => {})
})

async function withApp() {
	const platform = await testPlatform()
	const id = await makeAccount(platform.db)
	const owner = await sessionOf(platform.db, id)
	const app = await setUpApp(platform, owner)
	/** Types the right password; the cookie of the sign-in that waits. */
	async function typePassword(to = '') {
		const form = { email, password }
		const answer = await answerOf(login(platform.visit(`/login${to}`, { form })))
		return { cookie: cookieOf(answer), to: answer.headers.get('location') ?? '' }
	}
	const step = (form: Record<string, string>, cookie: string, path = '/login/second-step') =>
		answerOf(action(platform.visit(path, { form, cookie })))
	return { ...platform, id, owner, ...app, typePassword, step }
}

test('the right password alone opens no session', async () => {
	const { db, typePassword, visit } = await withApp()
	const before = await db.select().from(sessions)
	const { cookie, to } = await typePassword('?to=/settings')
	expect(to).toBe('/login/second-step?to=/settings')
	expect(await db.select().from(sessions)).toEqual(before)
	expect(await visit('/courses', { cookie }).context.user()).toBeUndefined()
	expect(await loader(visit('/login/second-step', { cookie }))).toMatchObject({
		hasApp: true,
		hasPasskey: false,
	})
})

test('a code of the app finishes the sign-in and leads on', async () => {
	const { secret, typePassword, step, visit } = await withApp()
	const { cookie, to } = await typePassword('?to=/articles')
	const answer = await step({ intent: 'app', code: await codeFor(secret) }, cookie, to)
	expect(answer.headers.get('location')).toBe('/articles')
	expect(await visit('/', { cookie: cookieOf(answer) }).context.user()).toMatchObject({ email })
	const again = await step({ intent: 'app', code: await codeFor(secret, 1) }, cookie)
	expect(again.status).toBe(410)
})

test('no code works twice, nor one that is older than the last', async () => {
	const { secret, typePassword, step } = await withApp()
	const code = await codeFor(secret)
	expect((await step({ intent: 'app', code }, (await typePassword()).cookie)).status).toBe(302)
	const { cookie } = await typePassword()
	expect((await step({ intent: 'app', code }, cookie)).status).toBe(422)
	const older = await codeFor(secret, -1)
	expect((await step({ intent: 'app', code: older }, cookie)).status).toBe(422)
	const next = await codeFor(secret, 1)
	expect((await step({ intent: 'app', code: next }, cookie)).status).toBe(302)
})

test('of two requests with one code, one gets in', async () => {
	const { db, id: userId, secret, codes } = await withApp()
	const [typed, recovery = ''] = [await codeFor(secret), codes[0]]
	const tried = { userId, siteSecret, typed, now: new Date() }
	const byApp = await Promise.all([1, 2, 3].map(() => spendAppCode(db, tried)))
	expect(byApp.filter(Boolean)).toHaveLength(1)
	const byCode = await Promise.all(
		[1, 2, 3].map(() => spendRecoveryCode(db, { userId, typed: recovery })),
	)
	expect(byCode.filter(Boolean)).toHaveLength(1)
})

test('a recovery code works once, and its owner is told', async () => {
	const { db, codes, typePassword, step, mails, settled } = await withApp()
	expect(codes).toHaveLength(10)
	const form = { intent: 'recovery', code: codes[3]?.toUpperCase().replaceAll('-', ' ') ?? '' }
	expect((await step(form, (await typePassword()).cookie)).status).toBe(302)
	await settled()
	expect(mails.at(-1)?.text).toContain('with a recovery code')
	expect(await db.select().from(recoveryCodes)).toHaveLength(9)
	expect((await step(form, (await typePassword()).cookie)).status).toBe(422)
})

test('the database has neither the codes nor the secret of the app', async () => {
	const { db, codes, secret } = await withApp()
	const dump = JSON.stringify([
		await db.$client.execute('select * from recovery_codes'),
		await db.$client.execute('select * from authenticator_apps'),
	])
	for (const code of codes) expect(dump).not.toContain(code)
	expect(dump).not.toContain(Buffer.from(secret).toString('base64url'))
})

test('another account’s code is wrong', async () => {
	const { db, codes, secret } = await withApp()
	const other = await makeAccount(db, { email: 'lilei@example.com' })
	const typed = codes[0] ?? ''
	expect(await spendRecoveryCode(db, { userId: other, typed })).toBe(false)
	const tried = { userId: other, siteSecret, typed: await codeFor(secret), now: new Date() }
	expect(await spendAppCode(db, tried)).toBe(false)
})

test('after five wrong codes even the right one has to wait', async () => {
	const { secret, typePassword, step } = await withApp()
	const { cookie } = await typePassword()
	const statuses = []
	for (const code of ['000000', '000001', 'abc', '', '000003']) {
		statuses.push((await step({ intent: 'app', code }, cookie)).status)
	}
	expect(statuses).toEqual([422, 422, 422, 422, 422])
	const right = { intent: 'app', code: await codeFor(secret) }
	const answer = await step(right, cookie)
	expect(answer.status).toBe(429)
	// A new sign-in does not begin the count anew.
	expect((await step(right, (await typePassword()).cookie)).status).toBe(429)
})

test('a sign-in waits for ten minutes, and a new password ends it', async () => {
	const { db, secret, typePassword, step, visit } = await withApp()
	const { cookie } = await typePassword()
	const link = await makeLink(db, { purpose: 'reset-password', email, now: new Date() })
	const token = link?.token ?? ''
	await resetPassword(db, { token, password: 'three-ways-on', now: new Date() })
	expect((await step({ intent: 'app', code: await codeFor(secret) }, cookie)).status).toBe(410)
	expect(await loader(visit('/login/second-step?to=/settings', { cookie }))).toMatchObject({
		to: '/settings',
		waitProblem: 'That took too long. Please sign in again.',
	})

	vi.useFakeTimers({ now: Date.now() + 10 * 60_000 + 1, toFake: ['Date'] })
	const late = await codeFor(secret)
	expect((await step({ intent: 'app', code: late }, (await typePassword()).cookie)).status).toBe(
		410,
	)
	vi.useRealTimers()
})

test('setting it up ends the sessions that began without it', async () => {
	const platform = await testPlatform()
	const id = await makeAccount(platform.db)
	const [here, elsewhere] = [await sessionOf(platform.db, id), await sessionOf(platform.db, id)]
	await setUpApp(platform, here)
	expect(await platform.visit('/', { cookie: here }).context.user()).toBeDefined()
	expect(await platform.visit('/', { cookie: elsewhere }).context.user()).toBeUndefined()
})

test('a disabled account stays out', async () => {
	const { db, secret, typePassword, step, visit } = await withApp()
	const { cookie } = await typePassword()
	await db.update(userProfiles).set({ status: 3 })
	const answer = await step({ intent: 'app', code: await codeFor(secret) }, cookie)
	expect(await visit('/', { cookie: cookieOf(answer) }).context.user()).toBeUndefined()
})
