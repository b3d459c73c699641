import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { auditLog, recoveryCodes, sessions, userProfiles } from '#app/db/schema/index.ts'
import { action as login } from '#app/features/accounts/pages/login.tsx'
import { action, loader } from '#app/features/accounts/pages/users.tsx'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount, password } from '#tests/support/factories.ts'
import { setUpApp } from '#tests/support/second-factor.ts'
import { sessionOf } from '#tests/support/session.ts'

const email = 'shen@example.com'

/** An administrator, 沈岚, is signed in; the application of 王小美 is pending. */
async function office(bindings: Parameters<typeof testPlatform>[0] = {}) {
	const platform = await testPlatform(bindings)
	await makeAccount(platform.db, { id: 'shen-lan', email, displayName: '沈岚', level: 99 })
	await makeAccount(platform.db, { id: 'xiaomei', status: 0 })
	const cookie = await sessionOf(platform.db, 'shen-lan')
	const open = (search = '') => loader(platform.visit(`/admin/users${search}`, { cookie }))
	const send = (form: Record<string, string>, search = '') =>
		answerOf(action(platform.visit(`/admin/users${search}`, { form, cookie })))
	const signIn = () =>
		answerOf(login(platform.visit('/login', { form: { email: 'xiaomei@example.com', password } })))
	return { ...platform, open, send, signIn }
}

const approve = { intent: 'approve', user: 'xiaomei', version: '1' }

test('the address filters the list', async () => {
	const { open } = await office()
	expect(await open()).toMatchObject({ list: { total: 2 }, ownId: 'shen-lan' })
	const { list } = await open('?keyword=小美&size=10')
	expect(list).toMatchObject({ total: 1, users: [{ displayName: '王小美', status: 0 }] })
})

test('a page beyond the last redirects to the last', async () => {
	const { open } = await office()
	const answer = await answerOf(open('?page=7&size=10&keyword=example'))
	expect(answer.headers.get('location')).toBe('/admin/users?page=1&size=10&keyword=example')
})

test('a list that fails to load is empty and says so', async () => {
	const { visit, db } = await office()
	vi.spyOn(console, 'error').mockImplementation(() => {})
	const visited = visit('/admin/users')
	const user = { id: 'shen-lan', level: 99 } as never
	vi.spyOn(db, 'batch').mockRejectedValue(new Error('the database is down'))
	const answer = await loader({
		...visited,
		context: { ...visited.context, user: async () => user },
	})
	expect(answer).toMatchObject({
		list: { users: [], total: 0 },
		failure: 'Failed to load the users. Please try again.',
	})
})

test('an approved user gets a mail and can sign in', async () => {
	const { send, signIn, open, mails } = await office()
	expect((await signIn()).headers.get('location')).toBe('/register-success')
	expect(await open('?ask=approve&of=xiaomei')).toMatchObject({ asked: 'approve' })
	const answer = await send(approve, '?keyword=a&page=2&ask=approve&of=xiaomei')
	const path = '/admin/users?keyword=a&page=2&done=approve&of=xiaomei'
	expect(answer.headers.get('location')).toBe(path)
	expect(mails).toMatchObject([{ to: 'xiaomei@example.com' }])
	expect((await open('?done=approve&of=xiaomei')).done?.text).toBe('王小美 was approved.')
	expect((await signIn()).headers.get('location')).toBe('/')
})

test('the list and the dialog say who has confirmed the address', async () => {
	const { db, open } = await office()
	await db.update(userProfiles).set({ emailVerified: false }).where(eq(userProfiles.id, 'xiaomei'))
	const { list, account } = await open('?ask=approve&of=xiaomei')
	const confirmed = list.users.map(({ id, isConfirmed }) => [id, isConfirmed])
	expect(confirmed.sort()).toEqual([
		['shen-lan', true],
		['xiaomei', false],
	])
	expect(account).toMatchObject({ isConfirmed: false })
})

test('an address that is not confirmed is approved only where that is meant', async () => {
	const { db, send, mails } = await office()
	await db.update(userProfiles).set({ emailVerified: false }).where(eq(userProfiles.id, 'xiaomei'))
	const asked = await send(approve)
	expect(asked.status).toBe(409)
	expect(await asked.json()).toMatchObject({ problems: [{ code: 'account.unconfirmed' }] })
	expect(mails).toEqual([])
	expect((await send({ ...approve, unconfirmed: 'on' })).status).toBe(302)
	expect(mails).toMatchObject([{ to: 'xiaomei@example.com' }])
	expect(mails[0]?.text).toMatch(/^Hello,\n/)
})

test('an address that is not confirmed can be rejected without a question', async () => {
	const { db, send } = await office()
	await db.update(userProfiles).set({ emailVerified: false }).where(eq(userProfiles.id, 'xiaomei'))
	expect((await send({ ...approve, intent: 'reject' })).status).toBe(302)
})

test('the same form sent twice sends one mail', async () => {
	const { send, mails, db } = await office()
	await send(approve)
	expect((await send(approve)).status).toBe(302)
	expect(mails).toHaveLength(1)
	expect(await db.select().from(auditLog)).toHaveLength(1)
})

test('a mail that fails is reported and undoes nothing', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => {})
	const EMAIL = { send: () => Promise.reject(new Error('no mail today')) }
	const { send, open } = await office({ EMAIL })
	const answer = await send({ ...approve, intent: 'reject' })
	expect(answer.headers.get('location')).toBe('/admin/users?done=reject&of=xiaomei&mail=failed')
	expect((await open('?done=reject&of=xiaomei&mail=failed')).done).toMatchObject({
		tone: 'warning',
	})
})

test('a disabled user is signed out', async () => {
	const { db, send, signIn } = await office()
	await send(approve)
	await signIn()
	await send({ intent: 'disable', user: 'xiaomei', version: '2' })
	expect((await db.select().from(sessions)).map(({ userId }) => userId)).toEqual(['shen-lan'])
	expect((await signIn()).status).toBe(403)
})

test.each([
	[{ ...approve, user: 'nobody' }, 404, 'There is no such account.'],
	[
		{ ...approve, intent: 'set-level', version: '1', level: '7' },
		422,
		'Level must be 0, 1, 2, 98 or 99.',
	],
	[{ ...approve, intent: 'delete' }, 400, 'This request could not be understood.'],
	[{}, 400, 'This request could not be understood.'],
	[
		{ intent: 'disable', user: 'shen-lan', version: '1' },
		403,
		'You cannot disable or demote your own account.',
	],
])('%j is refused, and the submitted values come back', async (form, status, text) => {
	const { db, send } = await office()
	const before = await db.select().from(userProfiles)
	const answer = await send(form)
	expect(answer.status).toBe(status)
	const body = await answer.json()
	expect(JSON.stringify(body)).toContain(text)
	expect(body).toMatchObject({ typed: form })
	expect(await db.select().from(userProfiles)).toEqual(before)
	expect(await db.select().from(auditLog)).toEqual([])
})

test('a change based on an old version is refused, and the current version comes back', async () => {
	const { send } = await office()
	const answer = await send({ ...approve, version: '7' })
	expect(answer.status).toBe(409)
	expect(await answer.json()).toMatchObject({
		problems: [{ code: 'account.changed' }],
		typed: { version: '1' },
	})
})

test('a second step is reset for somebody who has lost it, who is told by mail', async () => {
	const { db, send, signIn, open, mails, ...platform } = await office()
	await db.update(userProfiles).set({ status: 1 }).where(eq(userProfiles.id, 'xiaomei'))
	const own = await sessionOf(db, 'xiaomei')
	await setUpApp({ db, mails, ...platform }, own)
	await platform.settled()
	mails.length = 0
	expect((await signIn()).headers.get('location')).toBe('/login/second-step')
	const form = { intent: 'reset-second-factor', user: 'xiaomei', version: '1' }
	expect(await open('?ask=reset-second-factor&of=xiaomei')).toMatchObject({
		asked: 'reset-second-factor',
		account: { hasSecondFactor: true },
	})
	expect((await send({ ...form, version: '0' })).status).toBe(409)
	const answer = await send(form)
	expect(answer.headers.get('location')).toContain('done=reset-second-factor')
	expect(mails).toMatchObject([{ to: 'xiaomei@example.com' }])
	expect(mails[0]?.text).toContain('An administrator has removed the authenticator app')
	expect(await db.select().from(sessions).where(eq(sessions.userId, 'xiaomei'))).toEqual([])
	expect(await db.select().from(recoveryCodes)).toEqual([])
	expect(await db.select().from(auditLog)).toMatchObject([
		{ action: 'account.reset-second-factor', objectId: 'xiaomei', actorId: 'shen-lan' },
	])
	expect((await signIn()).headers.get('location')).toBe('/')
	// Asked for twice, it is done once.
	await send({ ...form, version: '2' })
	expect(mails).toHaveLength(1)
})

test('nobody resets their own second step here', async () => {
	const { send, open } = await office()
	expect(await open('?ask=reset-second-factor&of=shen-lan')).toMatchObject({ asked: undefined })
	const form = { intent: 'reset-second-factor', user: 'shen-lan', version: '1' }
	expect((await send(form)).status).toBe(403)
})
