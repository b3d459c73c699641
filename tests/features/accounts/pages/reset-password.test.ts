import { expect, test } from 'vitest'
import { userProfiles, verifications } from '#app/db/schema/index.ts'
import { action as forgot } from '#app/features/accounts/pages/forgot-password.tsx'
import { action as login } from '#app/features/accounts/pages/login.tsx'
import { action, loader } from '#app/features/accounts/pages/reset-password.tsx'
import { confirmEmail, makeLink } from '#app/http/mailed-link.server.ts'
import { answerOf, cookieOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount, password as oldPassword } from '#tests/support/factories.ts'

const email = 'xiaomei@example.com'
const invalidLink = 'Reset link is invalid or expired. Please request a new password reset.'

/** A platform with one account that has been sent a link. */
async function withLink(level = 1) {
	const platform = await testPlatform()
	await makeAccount(platform.db, { level })
	await answerOf(forgot(platform.visit('/forgot-password', { form: { email } })))
	await platform.settled()
	const token = /token=([\w-]+)/.exec(platform.mails[0]?.text ?? '')?.[1] ?? ''
	const path = `/reset-password?token=${token}`
	const reset = (password: string, confirmPassword = password) =>
		answerOf(action(platform.visit(path, { form: { password, confirmPassword } })))
	const signIn = (password: string) =>
		answerOf(login(platform.visit('/login', { form: { email, password } })))
	return { ...platform, token, path, reset, signIn }
}

test('a new password replaces the old one and ends every session', async () => {
	const { reset, signIn, visit } = await withLink()
	const session = cookieOf(await signIn(oldPassword))
	const answer = await reset('新的密码新的密码')
	expect(answer.status).toBe(200)
	expect(answer.headers.get('refresh')).toBe('3; url=/login')
	expect(await visit('/', { cookie: session }).context.user()).toBeUndefined()
	expect((await signIn(oldPassword)).status).toBe(401)
	expect((await signIn('新的密码新的密码')).status).toBe(302)
})

test('a link works once', async () => {
	const { reset, path, visit } = await withLink()
	await reset('first-password')
	const answer = await reset('second-password')
	expect(answer.status).toBe(410)
	expect(await answer.text()).toContain(invalidLink)
	expect(await loader(visit(path))).toMatchObject({ linkProblem: invalidLink })
})

test('an expired link is invalid', async () => {
	const { db, path, visit, reset } = await withLink()
	await db.update(verifications).set({ expiresAt: new Date(Date.now() - 1) })
	expect(await loader(visit(path))).toMatchObject({ linkProblem: invalidLink })
	expect((await reset('new-password')).status).toBe(410)
})

test.each(['', '?token=', '?token=made-up', '?token=%00'])(
	'the address %j is invalid',
	async (query) => {
		const { visit } = await testPlatform()
		const page = await loader(visit(`/reset-password${query}`))
		expect(page).toMatchObject({ linkProblem: invalidLink })
	},
)

test('the database holds no usable link', async () => {
	const { db, token } = await withLink()
	expect(JSON.stringify(await db.select().from(verifications))).not.toContain(token)
})

test('mismatched and short passwords are reported, and the link stays valid', async () => {
	const { reset } = await withLink()
	expect(await (await reset('drei-wege', 'drei-wegf')).json()).toMatchObject({
		problems: [{ field: 'confirmPassword', text: 'Passwords do not match' }],
	})
	expect(await (await reset('abcde')).json()).toMatchObject({
		problems: [{ field: 'password', text: 'Password must be at least 6 characters long' }],
		typed: {},
	})
	expect((await reset('drei-wege')).status).toBe(200)
})

test('an administrator needs twelve characters', async () => {
	const { reset, path, visit } = await withLink(99)
	expect(await loader(visit(path))).toMatchObject({ minLength: 12 })
	const answer = await reset('12345678901')
	expect(answer.status).toBe(422)
	expect(await answer.text()).toContain('Password must be at least 12 characters long')
	expect((await reset('123456789012')).status).toBe(422)
	expect((await reset('a-twelve-chr')).status).toBe(200)
})

test('a mail tells the owner that the password was changed', async () => {
	const { reset, mails, settled } = await withLink()
	await reset('drei-wege')
	await settled()
	expect(mails.at(-1)).toMatchObject({
		to: email,
		subject: 'Your Hanlu 汉路 password was changed',
	})
})

test('a new password by a mailed link confirms the address', async () => {
	const { db, reset } = await withLink()
	await db.update(userProfiles).set({ emailVerified: false, hasLongPassword: false })
	await reset('a-long-password')
	expect(await db.select().from(userProfiles)).toMatchObject([
		{ emailVerified: true, hasLongPassword: true },
	])
})

test('the account forgets that its password was long when it gets a short one', async () => {
	const { db, reset } = await withLink()
	await reset('drei-wege')
	expect(await db.select().from(userProfiles)).toMatchObject([{ hasLongPassword: false }])
})

test('a link that confirms an address sets no password', async () => {
	const { db, visit } = await withLink()
	const link = await makeLink(db, { purpose: 'reset-password', email, now: new Date() })
	expect(await confirmEmail(db, { token: link?.token ?? '', now: new Date() })).toBe(false)
	await db.update(userProfiles).set({ emailVerified: false })
	const other = await makeLink(db, { purpose: 'confirm-email', email, now: new Date() })
	const form = { password: 'drei-wege', confirmPassword: 'drei-wege' }
	const answer = await answerOf(action(visit(`/reset-password?token=${other?.token}`, { form })))
	expect(answer.status).toBe(410)
})

test('after twenty links that do not exist a network has to wait, even with a right one', async () => {
	const { path, visit, reset } = await withLink()
	const guess = (n: number) => {
		const form = { password: 'drei-wege', confirmPassword: 'drei-wege' }
		return answerOf(action(visit(`/reset-password?token=guess-${n}`, { form })))
	}
	for (let n = 0; n < 20; n++) expect((await guess(n)).status).toBe(410)
	const refused = await guess(21)
	expect(refused.status).toBe(429)
	expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(290)
	expect((await reset('drei-wege')).status).toBe(429)
	expect(await loader(visit(path))).toMatchObject({
		linkProblem: 'Too many invalid links were opened. Please try again in 5 minutes.',
	})
	expect(await loader(visit(path, { network: '198.51.100.9' }))).toMatchObject({
		linkProblem: undefined,
	})
})

test('only one of two simultaneous resets with one link succeeds', async () => {
	const { reset } = await withLink()
	const answers = await Promise.all([reset('password-one'), reset('password-two')])
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
})
