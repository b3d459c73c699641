import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { passkeys, sessions, twoFactors, userProfiles } from '#app/db/schema/index.ts'
import { action as login } from '#app/features/accounts/pages/login.tsx'
import { action, loader } from '#app/features/accounts/pages/sign-in-settings.tsx'
import { requireAdmin, requireEditorCaller } from '#app/http/guards.server.ts'
import { codeFor } from '#tests/support/app-code.ts'
import { answerOf, cookieOf, testPlatform } from '#tests/support/context.ts'
import { anyPasskey, makeAccount, makeAdmin, password } from '#tests/support/factories.ts'
import { setUpApp } from '#tests/support/second-factor.ts'
import { sessionOf } from '#tests/support/session.ts'

const email = 'xiaomei@example.com'

beforeEach(() => {
	vi.spyOn(console, 'warn').mockImplementation(() => {})
})

async function signedIn(...[bindings]: Parameters<typeof testPlatform>) {
	const platform = await testPlatform(bindings)
	const id = await makeAccount(platform.db)
	const cookie = await sessionOf(platform.db, id)
	const send = (form: Record<string, string>, from = cookie) =>
		answerOf(action(platform.visit('/settings/sign-in', { form, cookie: from })))
	const page = async (from = cookie) =>
		(await loader(platform.visit('/settings/sign-in', { cookie: from }))).settings
	return { ...platform, id, cookie, send, page }
}

test.each(['start-app', 'remove-app', 'new-codes', 'remove-passkey', 'change-email'])(
	'%s asks for the password, and after five wrong ones makes wait',
	async (intent) => {
		const { send } = await signedIn()
		const form = { intent, currentPassword: 'wrong', passkey: 'a', email: 'new@example.com' }
		for (let n = 0; n < 5; n++) {
			const answer = await send(form)
			expect(answer.status).toBe(422)
			expect(await answer.json()).toMatchObject({
				problems: [{ code: 'password.wrong', field: 'currentPassword' }],
			})
		}
		expect((await send({ ...form, currentPassword: password })).status).toBe(429)
	},
)

test('the secret is shown until the first code, and never after', async () => {
	const { page, send, cookie, ...platform } = await signedIn()
	expect((await page()).setUp).toBeUndefined()
	await send({ intent: 'start-app', currentPassword: password })
	const { setUp } = await page()
	expect(setUp?.uri).toContain(`secret=${setUp?.secret.replaceAll(' ', '')}`)
	expect(setUp?.qr.path).toMatch(/^M\d/)
	expect((await send({ intent: 'confirm-app', code: '000000' })).status).toBe(422)
	expect((await page()).appSince).toBeUndefined()
	const { cookie: now } = await setUpApp(platform, cookie)
	expect(await page(now)).toMatchObject({ setUp: undefined, codesLeft: 10 })
	// Beginning anew does not touch an app that is on.
	const before = await platform.db.select().from(twoFactors)
	await send({ intent: 'start-app', currentPassword: password }, now)
	const after = await platform.db.select().from(twoFactors)
	expect(after.map(({ secret }) => secret)).toEqual(before.map(({ secret }) => secret))
})

test('removing the last of it removes the recovery codes, and a mail says so', async () => {
	const { page, send, cookie, mails, ...platform } = await signedIn()
	const { cookie: now } = await setUpApp({ ...platform, mails }, cookie)
	const answer = await send({ intent: 'remove-app', currentPassword: password }, now)
	expect(answer.headers.get('location')).toBe('/settings/sign-in?done=app-off')
	expect(await platform.db.select().from(twoFactors)).toEqual([])
	await platform.settled()
	expect(mails.map(({ text }) => text.split('\n\n')[1])).toEqual([
		'An authenticator app was added to your account. It is asked for when you sign in.',
		'The authenticator app was removed from your account.',
	])
	expect((await page(now)).appSince).toBeUndefined()
	const entry = await answerOf(login(platform.visit('/login', { form: { email, password } })))
	expect(entry.headers.get('location')).toBe('/')
})

/** Whether the account is asked for a second step. */
async function isAsked(db: Awaited<ReturnType<typeof testPlatform>>['db'], id: string) {
	const [person] = await db.select().from(userProfiles).where(eq(userProfiles.id, id))
	return person?.twoFactorEnabled
}

test('an account is asked while it has a confirmed app or a passkey, and its codes go with the last', async () => {
	const { db, id, send, cookie, ...platform } = await signedIn()
	await send({ intent: 'start-app', currentPassword: password })
	expect(await isAsked(db, id)).toBe(false)
	await setUpApp({ db, ...platform }, cookie)
	expect(await isAsked(db, id)).toBe(true)
	await db.insert(passkeys).values({ ...anyPasskey(), id: 'phone', userId: id, name: 'Phone' })
	await send({ intent: 'remove-app', currentPassword: password })
	expect([await isAsked(db, id), await db.$count(twoFactors)]).toEqual([true, 1])
	await send({ intent: 'remove-passkey', passkey: 'phone', currentPassword: password })
	expect([await isAsked(db, id), await db.$count(twoFactors)]).toEqual([false, 0])
	const again = await send({ intent: 'remove-app', currentPassword: password })
	expect(again.headers.get('location')).toBe('/settings/sign-in')
})

test('of two removals at once an administrator of a public site keeps one', async () => {
	const { db, id, cookie, visit } = await administrator('https://hanlu.example')
	for (const key of ['phone', 'laptop']) {
		await db.insert(passkeys).values({ ...anyPasskey(), id: key, userId: id, name: key })
	}
	const remove = (passkey: string) => {
		const form = { intent: 'remove-passkey', passkey, currentPassword: password }
		return answerOf(action(visit('/settings/sign-in', { form, cookie })))
	}
	const both = await Promise.all([remove('phone'), remove('laptop')])
	expect(both.map(({ status }) => status).sort()).toEqual([302, 409])
	expect([await isAsked(db, id), await db.$count(passkeys)]).toEqual([true, 1])
})

test('a first code that cannot be kept leaves everything as it was', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => {})
	const { db, id, send, page, cookie, visit } = await signedIn()
	await send({ intent: 'start-app', currentPassword: password })
	await db.run(
		sql`create trigger fails before update on two_factors begin select raise(abort, 'no'); end`,
	)
	const code = await codeFor((await page()).setUp?.secret ?? '')
	expect((await send({ intent: 'confirm-app', code })).status).toBe(500)
	await db.run(sql`drop trigger fails`)
	expect(await visit('/', { cookie }).context.user()).toBeDefined()
	expect(await isAsked(db, id)).toBe(false)
})

test('what weakens the second step asks for a new sign-in', async () => {
	const { db, send, cookie, ...platform } = await signedIn()
	const { cookie: now } = await setUpApp({ db, ...platform }, cookie)
	await db.update(sessions).set({ createdAt: new Date(Date.now() - 11 * 60_000) })
	for (const intent of ['start-app', 'remove-app', 'new-codes', 'remove-passkey']) {
		const form = { intent, currentPassword: password, passkey: 'a' }
		const answer = await send(form, now)
		expect([intent, answer.status]).toEqual([intent, 403])
		expect(await answer.json()).toMatchObject({
			problems: [{ code: 'second-step.sign-in-again' }],
		})
	}
	expect(await db.select().from(twoFactors)).toMatchObject([{ verified: true }])
})

test('new recovery codes replace the old ones', async () => {
	const { send, cookie, page, ...platform } = await signedIn()
	const { codes: old, cookie: now } = await setUpApp(platform, cookie)
	const answer = await send({ intent: 'new-codes', currentPassword: password }, now)
	const { codes }: { codes: string[] } = await answer.json()
	expect(codes).toHaveLength(10)
	expect(codes.filter((code) => old.includes(code))).toEqual([])
	expect((await page(now)).codesLeft).toBe(10)
})

test('without a second step there are no recovery codes to make', async () => {
	const { db, send } = await signedIn()
	await send({ intent: 'new-codes', currentPassword: password })
	expect(await db.select().from(twoFactors)).toEqual([])
})

test('sessions are listed in plain words, and ended one by one or together', async () => {
	const { db, id, send, page, visit, cookie } = await signedIn()
	const others = [await sessionOf(db, id), await sessionOf(db, id), await sessionOf(db, id)]
	const [other = '', another = '', third = ''] = others
	const shown = (await page()).sessions
	expect(shown).toHaveLength(4)
	expect(shown.filter(({ isThis }) => isThis)).toHaveLength(1)
	expect(JSON.stringify(shown)).not.toContain('token')

	const ofOther = (await page(other)).sessions.find(({ isThis }) => isThis)?.id ?? ''
	await send({ intent: 'end-session', session: ofOther })
	expect(await visit('/', { cookie: other }).context.user()).toBeUndefined()
	expect(await visit('/', { cookie: another }).context.user()).toBeDefined()
	await send({ intent: 'end-others' })
	expect(await visit('/', { cookie: another }).context.user()).toBeUndefined()
	expect(await visit('/', { cookie: third }).context.user()).toBeUndefined()
	expect(await visit('/', { cookie }).context.user()).toBeDefined()

	const own = (await page()).sessions[0]?.id ?? ''
	expect((await send({ intent: 'end-session', session: own })).headers.get('location')).toBe(
		'/login',
	)
	expect(await visit('/', { cookie }).context.user()).toBeUndefined()
})

test('nobody ends the session of another person', async () => {
	const { db, send, visit } = await signedIn()
	const other = await makeAccount(db, { email: 'lilei@example.com' })
	const theirs = await sessionOf(db, other)
	const [row] = await db.select().from(sessions).where(eq(sessions.userId, other))
	await send({ intent: 'end-session', session: row?.id ?? '' })
	expect(await visit('/', { cookie: theirs }).context.user()).toBeDefined()
})

/** An administrator, of the site that others reach or of one's own machine. */
async function administrator(url: string) {
	const platform = await testPlatform({ SITE_URL: url })
	const id = await makeAdmin(platform.db, { email: 'shen@example.com' })
	const secret = platform.env.BETTER_AUTH_SECRET
	const cookie = await sessionOf(platform.db, id, { url, secret })
	const visit = (path: string, by = cookie) => platform.visit(path, { cookie: by }).context
	return { ...platform, cookie, id, visitAs: visit }
}

test('on a public site the back office waits until an administrator has a second step', async () => {
	const { visitAs, cookie, db, ...platform } = await administrator('https://hanlu.example')
	const refused = await answerOf(requireAdmin(visitAs('/admin/users?page=2')))
	expect(refused.headers.get('location')).toBe('/settings/sign-in?to=/admin/users%3Fpage%3D2')
	const call = await answerOf(requireEditorCaller(visitAs('/admin/readings')))
	expect(call.status).toBe(403)
	const { cookie: now } = await setUpApp({ db, ...platform }, cookie)
	expect(await requireAdmin(visitAs('/admin/users', now))).toMatchObject({ level: 99 })

	const form = { intent: 'remove-app', currentPassword: password }
	const visited = platform.visit('/settings/sign-in', { form, cookie: now })
	const answer = await answerOf(action(visited))
	expect(answer.status).toBe(409)
	expect(await db.select().from(twoFactors)).toHaveLength(1)
})

test('on one’s own machine an administrator needs none', async () => {
	const { visitAs } = await administrator('http://localhost:8787')
	expect(await requireAdmin(visitAs('/admin'))).toMatchObject({ level: 99 })
})

test('learners of a public site choose for themselves', async () => {
	const { db, env, visit } = await administrator('https://hanlu.example')
	const id = await makeAccount(db)
	const cookie = await sessionOf(db, id, { url: env.SITE_URL, secret: env.BETTER_AUTH_SECRET })
	expect(await visit('/courses', { cookie }).context.lacksSecondStep()).toBe(false)
	await db.update(userProfiles).set({ level: 98 }).where(eq(userProfiles.id, id))
	expect(await visit('/courses', { cookie }).context.lacksSecondStep()).toBe(true)
})

test('a sign-in ends the session that the same browser had', async () => {
	const { db, visit } = await signedIn()
	await db.delete(sessions)
	const enter = async (cookie?: string) => {
		const visited = visit('/login', { form: { email, password }, cookie })
		const answer = await answerOf(login(visited))
		const [device = ''] = visited.context.responseHeaders.getSetCookie()
		return { session: cookieOf(answer), device: device.split(';')[0] ?? '' }
	}
	const first = await enter()
	const elsewhere = await enter()
	const again = await enter(first.device)
	expect(await visit('/', { cookie: first.session }).context.user()).toBeUndefined()
	expect(await visit('/', { cookie: elsewhere.session }).context.user()).toBeDefined()
	expect(await visit('/', { cookie: again.session }).context.user()).toBeDefined()
})

test('a session ends ninety days after its sign-in, however much it is used', async () => {
	const { db, visit, settled } = await signedIn()
	await db.delete(sessions)
	const cookie = cookieOf(await answerOf(login(visit('/login', { form: { email, password } }))))
	const dayMs = 24 * 60 * 60 * 1000
	const began = Date.now()
	const isSignedIn = async (day: number) => {
		vi.setSystemTime(began + day * dayMs)
		const user = await visit('/', { cookie }).context.user()
		await settled()
		return user !== undefined
	}
	vi.useFakeTimers({ toFake: ['Date'] })
	const days = [1, 20, 45, 70, 89.9]
	for (const day of days) expect(await isSignedIn(day)).toBe(true)
	expect(await isSignedIn(90.1)).toBe(false)
	vi.useRealTimers()
	const [row] = await db.select().from(sessions)
	expect(+(row?.expiresAt ?? 0)).toBeLessThanOrEqual(began + 90 * dayMs + 1000)
})
