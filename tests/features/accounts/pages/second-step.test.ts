import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessions, twoFactors, userProfiles } from '#app/db/schema/index.ts'
import { action as login } from '#app/features/accounts/pages/login.tsx'
import { action, loader } from '#app/features/accounts/pages/second-step.tsx'
import { makeLink, resetPassword } from '#app/http/mailed-link.server.ts'
import { codeFor } from '#tests/support/app-code.ts'
import { answerOf, cookieOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount, password } from '#tests/support/factories.ts'
import { setUpApp } from '#tests/support/second-factor.ts'
import { sessionOf } from '#tests/support/session.ts'

const email = 'xiaomei@example.com'

beforeEach(() => {
	// Wrong codes are logged.
	vi.spyOn(console, 'warn').mockImplementation(() => {})
	// In the middle of a code's half minute.
	const now = Math.floor(Date.now() / 30_000) * 30_000 + 15_000
	vi.useFakeTimers({ now, toFake: ['Date'] })
})

afterEach(() => {
	vi.useRealTimers()
})

async function withApp() {
	const platform = await testPlatform()
	const id = await makeAccount(platform.db)
	const app = await setUpApp(platform, await sessionOf(platform.db, id))
	/** Types the right password; the cookie of the sign-in that waits. */
	async function typePassword(to = '') {
		const form = { email, password }
		const answer = await answerOf(login(platform.visit(`/login${to}`, { form })))
		return { cookie: cookieOf(answer), to: answer.headers.get('location') ?? '' }
	}
	const step = (form: Record<string, string>, cookie: string, path = '/login/second-step') =>
		answerOf(action(platform.visit(path, { form, cookie })))
	return { ...platform, id, ...app, typePassword, step }
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

test('no code works twice', async () => {
	const { secret, typePassword, step } = await withApp()
	const code = await codeFor(secret)
	expect((await step({ intent: 'app', code }, (await typePassword()).cookie)).status).toBe(302)
	const { cookie } = await typePassword()
	expect((await step({ intent: 'app', code }, cookie)).status).toBe(422)
	const first = await codeFor(secret, -1)
	expect((await step({ intent: 'app', code: first }, cookie)).status).toBe(422)
	const next = await codeFor(secret, 1)
	expect((await step({ intent: 'app', code: next }, cookie)).status).toBe(302)
})

test('of two requests with one code, one gets in', async () => {
	const { secret, codes, typePassword, step } = await withApp()
	const waiting = [(await typePassword()).cookie, (await typePassword()).cookie]
	const both = async (form: Record<string, string>) => {
		const answers = await Promise.all(waiting.map((cookie) => step(form, cookie)))
		return answers.map(({ status }) => status).sort()
	}
	expect(await both({ intent: 'app', code: await codeFor(secret) })).toEqual([302, 422])
	waiting[0] = (await typePassword()).cookie
	waiting[1] = (await typePassword()).cookie
	// Which of 410 and 422 depends on who read the codes first.
	const [first, second] = await both({ intent: 'recovery', code: codes[0] ?? '' })
	expect([first, second === 302]).toEqual([302, false])
})

test('a recovery code works once, and its owner is told', async () => {
	const { db, codes, typePassword, step, mails, settled } = await withApp()
	expect(codes).toHaveLength(10)
	const form = { intent: 'recovery', code: codes[3]?.toUpperCase().replaceAll('-', ' ') ?? '' }
	expect((await step(form, (await typePassword()).cookie)).status).toBe(302)
	await settled()
	expect(mails.at(-1)?.text).toContain('with a recovery code')
	const [left] = await db.select().from(twoFactors)
	expect(JSON.parse(left?.backupCodes ?? '')).toHaveLength(9)
	expect((await step(form, (await typePassword()).cookie)).status).toBe(422)
})

test('the database has neither the codes nor the secret of the app', async () => {
	const { db, codes, secret } = await withApp()
	const dump = JSON.stringify(await db.$client.execute('select * from two_factors'))
	for (const code of codes) expect(dump).not.toContain(code)
	expect(dump).not.toContain(secret.replaceAll(' ', ''))
})

test('another account’s code is wrong', async () => {
	const { db, codes, secret, visit, step, ...platform } = await withApp()
	const other = await makeAccount(db, { email: 'lilei@example.com' })
	await setUpApp({ db, visit, ...platform }, await sessionOf(db, other))
	const form = { email: 'lilei@example.com', password }
	const cookie = cookieOf(await answerOf(login(visit('/login', { form }))))
	expect((await step({ intent: 'recovery', code: codes[0] ?? '' }, cookie)).status).toBe(422)
	expect((await step({ intent: 'app', code: await codeFor(secret) }, cookie)).status).toBe(422)
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

test('somebody who is signed in as another person needs the code of the account that waits', async () => {
	const { db, typePassword, step, visit, secret, ...platform } = await withApp()
	const other = await sessionOf(db, await makeAccount(db, { email: 'lilei@example.com' }))
	const { secret: theirs, cookie } = await setUpApp({ db, visit, ...platform }, other)
	const both = `${cookie}; ${(await typePassword()).cookie}`
	expect((await step({ intent: 'app', code: await codeFor(theirs) }, both)).status).toBe(422)
	const answer = await step({ intent: 'app', code: await codeFor(secret) }, both)
	expect(await visit('/', { cookie: cookieOf(answer) }).context.user()).toMatchObject({ email })
})

test('wrong codes of strangers lock nobody out, and the owner hears of them', async () => {
	const { secret, codes, typePassword, step, visit, mails, settled } = await withApp()
	const right = async () => ({ intent: 'app', code: await codeFor(secret, 1) })
	const from = (network: string, form: Record<string, string>, cookie: string) =>
		answerOf(action(visit('/login/second-step', { form, cookie, network })))
	// The owner's own browser has signed in before.
	const own = await typePassword()
	const entered = visit('/login/second-step', { form: await right(), cookie: own.cookie })
	expect((await answerOf(action(entered))).status).toBe(302)
	const [device = ''] = entered.context.responseHeaders.getSetCookie()

	const { cookie: thief } = await typePassword()
	for (let n = 0; n < 5; n++) {
		const wrong = await from('192.0.2.1', { intent: 'app', code: `00000${n}` }, thief)
		expect(wrong.status).toBe(422)
	}
	await settled()
	expect(mails.filter(({ text }) => text.includes('five wrong codes'))).toHaveLength(1)
	const again = (await typePassword()).cookie
	expect((await from('192.0.2.1', await right(), again)).status).toBe(429)

	const recovery = { intent: 'recovery', code: codes[0] ?? '' }
	expect((await from('192.0.2.1', recovery, (await typePassword()).cookie)).status).toBe(302)
	const known = `${(await typePassword()).cookie}; ${device.split(';')[0]}`
	const next = { intent: 'app', code: await codeFor(secret) }
	expect((await step(next, known)).status).toBe(302)
})

test('a new password begins the count of wrong codes anew', async () => {
	const { db, secret, typePassword, step } = await withApp()
	const { cookie } = await typePassword()
	for (let n = 0; n < 5; n++) await step({ intent: 'app', code: `00000${n}` }, cookie)
	const link = await makeLink(db, { purpose: 'reset-password', email, now: new Date() })
	await resetPassword(db, { token: link?.token ?? '', password, now: new Date() })
	const right = { intent: 'app', code: await codeFor(secret) }
	expect((await step(right, (await typePassword()).cookie)).status).toBe(302)
})

test('a sign-in waits for ten minutes, and a new password ends it', async () => {
	const { db, secret, typePassword, step, visit } = await withApp()
	const { cookie } = await typePassword()
	async function resetTo(password: string) {
		const link = await makeLink(db, { purpose: 'reset-password', email, now: new Date() })
		await resetPassword(db, { token: link?.token ?? '', password, now: new Date() })
	}
	await resetTo('three-ways-on')
	expect((await step({ intent: 'app', code: await codeFor(secret) }, cookie)).status).toBe(410)
	expect(await loader(visit('/login/second-step?to=/settings', { cookie }))).toMatchObject({
		to: '/settings',
		waitProblem: 'That took too long. Please sign in again.',
	})

	await resetTo(password)
	const { cookie: waiting } = await typePassword()
	vi.useFakeTimers({ now: Date.now() + 10 * 60_000 + 1, toFake: ['Date'] })
	const late = await codeFor(secret)
	expect((await step({ intent: 'app', code: late }, waiting)).status).toBe(410)
})

test('a code that was tried is spent, also after a new password', async () => {
	const { db, secret, typePassword, step } = await withApp()
	const right = { intent: 'app', code: await codeFor(secret) }
	expect((await step(right, (await typePassword()).cookie)).status).toBe(302)
	const link = await makeLink(db, { purpose: 'reset-password', email, now: new Date() })
	await resetPassword(db, { token: link?.token ?? '', password, now: new Date() })
	expect((await step(right, (await typePassword()).cookie)).status).toBe(422)
})

test('setting it up ends the sessions that began without it', async () => {
	const platform = await testPlatform()
	const id = await makeAccount(platform.db)
	const [here, elsewhere] = [await sessionOf(platform.db, id), await sessionOf(platform.db, id)]
	const { cookie } = await setUpApp(platform, here)
	expect(await platform.visit('/', { cookie }).context.user()).toBeDefined()
	expect(await platform.visit('/', { cookie: elsewhere }).context.user()).toBeUndefined()
})

test('a disabled account stays out', async () => {
	const { db, secret, typePassword, step, visit } = await withApp()
	const { cookie } = await typePassword()
	await db.update(userProfiles).set({ status: 3 })
	const answer = await step({ intent: 'app', code: await codeFor(secret) }, cookie)
	expect(await answer.text()).toContain('Your account has been disabled.')
	expect(await visit('/', { cookie: cookieOf(answer) }).context.user()).toBeUndefined()
})
