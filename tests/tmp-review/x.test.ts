import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { passkeys, sessions, twoFactors, userProfiles, verifications } from '#app/db/schema/index.ts'
import { action as emailAction } from '#app/features/accounts/pages/email-change.tsx'
import { action as login } from '#app/features/accounts/pages/login.tsx'
import { action as register } from '#app/features/accounts/pages/new-passkey.ts'
import { action as pkAction } from '#app/features/accounts/pages/passkey.ts'
import { action as step2, loader as stepLoader } from '#app/features/accounts/pages/second-step.tsx'
import { action, loader } from '#app/features/accounts/pages/sign-in-settings.tsx'
import { resetPassword, makeLink } from '#app/http/mailed-link.server.ts'
import { changePassword } from '#app/http/own-password.server.ts'
import { authenticator } from '#tests/support/authenticator.ts'
import { codeFor } from '#tests/support/app-code.ts'
import { answerOf, cookieOf, testPlatform } from '#tests/support/context.ts'
import { anyPasskey, makeAccount, makeAdmin, password } from '#tests/support/factories.ts'
import { setUpApp } from '#tests/support/second-factor.ts'
import { sessionOf, siteUrl } from '#tests/support/session.ts'

const email = 'xiaomei@example.com'
const out = (name: string, v: unknown) => console.log(`@@ ${name}: ${JSON.stringify(v)}`)
beforeEach(() => { vi.spyOn(console, 'warn').mockImplementation(() => {}); vi.spyOn(console, 'error').mockImplementation(() => {}) })

async function signedIn() {
	const platform = await testPlatform()
	const id = await makeAccount(platform.db)
	const cookie = await sessionOf(platform.db, id)
	const send = (form: Record<string, string>, from = cookie) =>
		answerOf(action(platform.visit('/settings/sign-in', { form, cookie: from })))
	const page = async (from = cookie) => (await loader(platform.visit('/settings/sign-in', { cookie: from }))).settings
	const enter = (c?: string) => answerOf(login(platform.visit('/login', { form: { email, password }, cookie: c })))
	const step = (form: Record<string, string>, c: string) => answerOf(step2(platform.visit('/login/second-step', { form, cookie: c })))
	const flag = async () => (await platform.db.select().from(userProfiles).where(eq(userProfiles.id, id)))[0]?.twoFactorEnabled
	async function json(on: any, body: any, c: string) {
		const { context, params } = platform.visit('/login/passkey', { cookie: c })
		const request = new Request(`${siteUrl}/login/passkey`, { method: 'POST', headers: { cookie: c, 'content-type': 'application/json' }, body: JSON.stringify(body) })
		const answer = await answerOf(on({ context, request, params }))
		return { answer, read: await answer.clone().json() as any }
	}
	async function addKey(name: string, from = cookie) {
		const key = await authenticator()
		const { answer, read } = await json(register, { intent: 'options', name, currentPassword: password }, from)
		const c = `${from}; ${cookieOf(answer)}`
		const credential = await key.register({ origin: siteUrl, challenge: read.options.challenge })
		const added = await json(register, { intent: 'add', name, credential }, c).catch((e) => ({ answer: { status: String(e) }, read: {} as any }))
		return { key, added }
	}
	async function byKey(key: any, c = '') {
		const { answer, read } = await json(pkAction, { intent: 'options' }, c)
		return json(pkAction, { intent: 'sign-in', credential: await key.sign({ origin: siteUrl, challenge: read.options.challenge }) }, `${c}; ${cookieOf(answer)}`)
	}
	return { ...platform, id, cookie, send, page, enter, step, flag, json, addKey, byKey }
}

test('T1 keep-email with an app that was begun and never confirmed', async () => {
	const p = await signedIn()
	await p.send({ intent: 'start-app', currentPassword: password })
	await p.db.update(twoFactors).set({ updatedAt: new Date(Date.now() - 86400_000 * 30), appSince: new Date(Date.now() - 86400_000 * 30) })
	await p.send({ intent: 'change-email', email: 'thief@example.org', currentPassword: password })
	await p.settled()
	const text = p.mails.filter((m) => m.to === email).at(-1)?.text ?? ''
	const keep = /\/email-change\?\S+/.exec(text)?.[0] ?? ''
	const kept = await answerOf(emailAction(p.visit(keep, { form: { intent: 'keep-email' } })))
	const token = new URL(kept.headers.get('location') ?? '', 'http://x').searchParams.get('token') ?? ''
	await resetPassword(p.db, { token, password, now: new Date() })
	const e = await p.enter()
	out('T1 flag', await p.flag()); out('T1 to', e.headers.get('location'))
	out('T1 loader', await stepLoader(p.visit('/login/second-step', { cookie: cookieOf(e) })))
	out('T1 rows', [(await p.db.select().from(twoFactors)).map((r) => r.verified), (await p.db.select().from(passkeys)).length])
})

test('T2 race of two removals', async () => {
	const p = await signedIn()
	await p.addKey('a'); await p.addKey('b')
	const own = await p.db.select().from(passkeys)
	const answers = await Promise.all(own.map((k) => p.send({ intent: 'remove-passkey', passkey: k.id, currentPassword: password })))
	out('T2', [answers.map((a) => a.status), await p.flag(), (await p.db.select().from(passkeys)).length])
	const e = await p.enter()
	out('T2 to', e.headers.get('location'))
	out('T2 again new-codes', (await p.send({ intent: 'new-codes', currentPassword: password })).headers.get('location'))
})

test('T2b app and passkey removed at once', async () => {
	const p = await signedIn()
	const { cookie } = await setUpApp(p, p.cookie)
	await p.addKey('a', cookie)
	const [k] = await p.db.select().from(passkeys)
	const answers = await Promise.all([p.send({ intent: 'remove-passkey', passkey: k!.id, currentPassword: password }, cookie), p.send({ intent: 'remove-app', currentPassword: password }, cookie)])
	out('T2b', [answers.map((a) => a.status), await p.flag(), (await p.db.select().from(passkeys)).length, (await p.db.select().from(twoFactors)).map((r) => [r.verified, r.secret])])
})

test('T3 confirm-app fails halfway', async () => {
	const p = await signedIn()
	await p.send({ intent: 'start-app', currentPassword: password })
	const secret = (await p.page()).setUp?.secret ?? ''
	await p.db.$client.execute("create trigger x before update of verified on two_factors when new.verified = 1 begin select raise(abort, 'no'); end")
	const a = await p.send({ intent: 'confirm-app', code: await codeFor(secret) })
	await p.db.$client.execute('drop trigger x')
	out('T3 answer', [a.status, a.headers.getSetCookie().length, (await a.text()).slice(0, 200)])
	out('T3 still signed in', Boolean(await p.visit('/', { cookie: p.cookie }).context.user()))
	out('T3 flag', [await p.flag(), (await p.db.select().from(twoFactors)).map((r) => r.verified)])
	const e = await p.enter()
	out('T3 to', e.headers.get('location'))
	const s = await p.step({ intent: 'app', code: await codeFor(secret, 1) }, cookieOf(e))
	out('T3 step', [s.status, (await s.text()).slice(0, 200)])
})

test('T4 a passkey is stored, and the next statement fails', async () => {
	const p = await signedIn()
	await p.db.$client.execute("create trigger x before insert on two_factors begin select raise(abort, 'no'); end")
	const { added } = await p.addKey('a')
	await p.db.$client.execute('drop trigger x')
	out('T4', [added.answer.status, await p.flag(), (await p.db.select().from(passkeys)).length])
	out('T4 enter', (await p.enter()).headers.get('location'))
	// an app was begun: a second passkey does not mend it
	await p.send({ intent: 'start-app', currentPassword: password })
	await p.addKey('b')
	out('T4 second', [await p.flag(), (await p.db.select().from(passkeys)).length, (await p.enter()).headers.get('location')])
	out('T4 page', { codesLeft: (await p.page()).codesLeft })
})

test('T5 a spent code after a new password', async () => {
	const p = await signedIn()
	const { secret, cookie } = await setUpApp(p, p.cookie)
	const code = await codeFor(secret)
	const first = await p.step({ intent: 'app', code }, cookieOf(await p.enter()))
	const token = (await p.db.select().from(sessions))[0]!.token
	await changePassword(p.db, { userId: p.id, current: password, password: password, sessionToken: token, now: new Date() })
	const second = await p.step({ intent: 'app', code }, cookieOf(await p.enter()))
	out('T5', [first.status, second.status])
})

test('T6 cookies without a space', async () => {
	const p = await signedIn()
	await setUpApp(p, p.cookie)
	const lilei = await makeAccount(p.db, { email: 'lilei@example.com' })
	const theirs = await setUpApp(p, await sessionOf(p.db, lilei))
	const waiting = cookieOf(await p.enter())
	const c = `a=b;${theirs.cookie};${waiting}`
	const a = await p.step({ intent: 'app', code: await codeFor(theirs.secret, 1) }, c)
	out('T6', [a.status, a.headers.get('location'), a.headers.getSetCookie()])
	const r = await p.step({ intent: 'recovery', code: theirs.codes[0]! }, c)
	await p.settled()
	out('T6 recovery', [r.status, r.headers.get('location'), p.mails.at(-1)?.to, p.mails.at(-1)?.text.slice(0, 120)])
})

test('T7 an old session with the password: own key first, then the others removed', async () => {
	const p = await signedIn()
	const { cookie } = await setUpApp(p, p.cookie)
	await p.db.update(sessions).set({ createdAt: new Date(Date.now() - 3600_000) })
	out('T7 direct', (await p.send({ intent: 'remove-app', currentPassword: password }, cookie)).status)
	const { key, added } = await p.addKey('thief', cookie)
	const s = await p.byKey(key)
	out('T7', [added.answer.status, s.answer.status])
	const fresh = cookieOf(s.answer)
	out('T7 remove', (await p.send({ intent: 'remove-app', currentPassword: password }, fresh)).headers.get('location'))
	out('T7 codes', (await (await p.send({ intent: 'new-codes', currentPassword: password }, fresh)).json() as any).codes?.length)
})

test('T8 an account that leaves, its password alone', async () => {
	const p = await signedIn()
	await setUpApp(p, p.cookie)
	await p.db.delete(sessions)
	await p.db.update(userProfiles).set({ leavesAt: new Date(Date.now() + 86400_000) })
	await p.enter()
	out('T8 leavesAt', (await p.db.select().from(userProfiles))[0]?.leavesAt)
})

test('T9 second step turned on while a password is checked', async () => {
	const p = await signedIn()
	await p.db.insert(passkeys).values({ ...anyPasskey(), userId: p.id, name: 'x' })
	const entering = p.enter()
	await new Promise((r) => setTimeout(r, 25))
	await p.db.update(userProfiles).set({ twoFactorEnabled: true })
	const e = await entering
	out('T9', [e.headers.get('location'), Boolean(await p.visit('/', { cookie: cookieOf(e) }).context.user()), (await p.db.select().from(sessions)).map((s) => [s.deviceId, s.ipAddress])])
})

test('T10 a recovery code used while an app begins', async () => {
	const p = await signedIn()
	const { added } = await p.addKey('a')
	const codes: string[] = added.read.codes
	const waiting = cookieOf(await p.enter())
	const w2 = cookieOf(await p.enter())
	const hashes = async () => JSON.parse((await p.db.select().from(twoFactors))[0]!.backupCodes).length
	const ctx = p.visit('/settings/sign-in', { form: { intent: 'start-app', currentPassword: password }, cookie: p.cookie })
	const { startApp } = await import('#app/features/accounts/second-factor/set-up-app.server.ts')
	const starting = startApp(ctx.context, ctx.request, { userId: p.id, password, now: new Date() })
	await new Promise((r) => setTimeout(r, 15))
	const s1 = await p.step({ intent: 'recovery', code: codes[0]! }, waiting)
	await starting
	const left = await hashes()
	const s2 = await p.step({ intent: 'recovery', code: codes[0]! }, w2)
	out('T10', [s1.status, left, s2.status])
})

test('T11 the database fails while a passkey signs in', async () => {
	const p = await signedIn()
	const { key } = await p.addKey('a')
	await p.db.$client.execute("create trigger x before insert on sessions begin select raise(abort, 'no'); end")
	const s = await p.byKey(key)
	out('T11', [s.answer.status, s.read])
	await p.db.$client.execute('drop trigger x')
})

test('T12 start-app fails after the first statement', async () => {
	const p = await signedIn()
	const { added } = await p.addKey('a')
	await p.db.$client.execute("create trigger x before update of app_since on two_factors when new.app_since is not null begin select raise(abort, 'no'); end")
	const a = await p.send({ intent: 'start-app', currentPassword: password })
	await p.db.$client.execute('drop trigger x')
	const s = await p.step({ intent: 'recovery', code: added.read.codes[0] }, cookieOf(await p.enter()))
	out('T12', [a.status, s.status, (await p.page()).codesLeft])
})

test('T13 cookies over https', async () => {
	const url = 'https://hanlu.example'
	const platform = await testPlatform({ SITE_URL: url })
	const id = await makeAdmin(platform.db, { email: 'shen@example.com' })
	const cookie = await sessionOf(platform.db, id, { url, secret: platform.env.BETTER_AUTH_SECRET })
	await setUpApp(platform, cookie)
	const v = platform.visit('/login', { form: { email: 'shen@example.com', password } })
	const a = await answerOf(login(v))
	out('T13 login', [a.status, a.headers.getSetCookie(), v.context.responseHeaders.getSetCookie()])
	const { context, params } = platform.visit('/login/passkey', {})
	const request = new Request(`${url}/login/passkey`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ intent: 'options' }) })
	const b = await answerOf(pkAction({ context, request, params }))
	out('T13 challenge', b.headers.getSetCookie())
})

test('T14 remove-app with nothing but a begun app', async () => {
	const p = await signedIn()
	const a = await p.send({ intent: 'remove-app', currentPassword: password })
	await p.settled()
	out('T14', [a.headers.get('location'), p.mails.at(-1)?.text.slice(0, 160)])
})

test('T15 recovery race', async () => {
	const p = await signedIn()
	const { codes } = await setUpApp(p, p.cookie)
	const w = [cookieOf(await p.enter()), cookieOf(await p.enter())]
	const both = await Promise.all(w.map((c) => p.step({ intent: 'recovery', code: codes[0]! }, c)))
	out('T15', both.map((a) => a.status))
	const w2 = [cookieOf(await p.enter()), cookieOf(await p.enter())]
	const two = await Promise.all(w2.map((c, i) => p.step({ intent: 'recovery', code: codes[i + 1]! }, c)))
	out('T15 two codes', two.map((a) => a.status))
	out('T15 left', JSON.parse((await p.db.select().from(twoFactors))[0]!.backupCodes).length)
})

test('T16 challenge row with the address outlives its account', async () => {
	const p = await signedIn()
	await p.json(register, { intent: 'options', name: 'x', currentPassword: password }, p.cookie)
	out('T16', (await p.db.select().from(verifications)).map((v) => v.value))
})

test('T17 codes left after a failure behind the first code', async () => {
	const p = await signedIn()
	await p.send({ intent: 'start-app', currentPassword: password })
	const secret = (await p.page()).setUp?.secret ?? ''
	await p.db.$client.execute("create trigger x before update of app_since on two_factors when new.verified = 1 begin select raise(abort, 'no'); end")
	const a = await p.send({ intent: 'confirm-app', code: await codeFor(secret) })
	await p.db.$client.execute('drop trigger x')
	out('T17', [a.status, a.headers.getSetCookie().length, await p.flag(), (await p.db.select().from(twoFactors)).map((r) => [r.verified, JSON.parse(r.backupCodes).length])])
	out('T17 signed in', Boolean(await p.visit('/', { cookie: p.cookie }).context.user()))
	const e = cookieOf(await p.enter())
	const s = await p.step({ intent: 'app', code: await codeFor(secret, 1) }, e)
	out('T17 page', { codesLeft: (await p.page(cookieOf(s))).codesLeft, s: s.status })
})
