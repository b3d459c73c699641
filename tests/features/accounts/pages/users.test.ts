import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { auditLog, sessions, twoFactors, userProfiles } from '#app/db/schema/index.ts'
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

test('an address that is not confirmed can be rejected without a question', async () => {
	const { db, send } = await office()
	await db.update(userProfiles).set({ emailVerified: false }).where(eq(userProfiles.id, 'xiaomei'))
	expect((await send({ ...approve, intent: 'reject' })).status).toBe(302)
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
	expect(await db.select().from(twoFactors)).toEqual([])
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
