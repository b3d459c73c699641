import { beforeEach, expect, test, vi } from 'vitest'
import { passkeys, sessions, twoFactors, userProfiles } from '#app/db/schema/index.ts'
import { action as login } from '#app/features/accounts/pages/login.tsx'
import { action as register } from '#app/features/accounts/pages/new-passkey.ts'
import { action } from '#app/features/accounts/pages/passkey.ts'
import { authenticator } from '#tests/support/authenticator.ts'
import { answerOf, cookieOf, testPlatform } from '#tests/support/context.ts'
import { anyPasskey, makeAccount, password } from '#tests/support/factories.ts'
import { sessionOf, siteUrl } from '#tests/support/session.ts'

const email = 'xiaomei@example.com'

beforeEach(() => {
	vi.spyOn(console, 'warn').mockImplementation(() => {})
})

type Json = Record<string, unknown>

async function withPasskey() {
	const platform = await testPlatform()
	const id = await makeAccount(platform.db)
	const owner = await sessionOf(platform.db, id)

	async function send(on: typeof action, body: Json, cookie: string) {
		const { context, params } = platform.visit('/login/passkey', { cookie })
		const headers = { cookie, 'content-type': 'application/json' }
		const init = { method: 'POST', headers, body: JSON.stringify(body) }
		const request = new Request(`${siteUrl}/login/passkey?to=/articles`, init)
		const answer = await answerOf(on({ context, request, params }))
		return {
			answer,
			read: (await answer.clone().json()) as Json & { options: { challenge: string } },
		}
	}

	async function add(name: string, from = owner) {
		const key = await authenticator()
		const asked = { intent: 'options', name, currentPassword: password }
		const { answer, read } = await send(register, asked, from)
		const cookie = `${from}; ${cookieOf(answer)}`
		const { challenge } = read.options
		const credential = await key.register({ origin: siteUrl, challenge })
		const added = await send(register, { intent: 'add', name, credential }, cookie)
		return { key, asked: read, added, cookie, credential }
	}

	/** Asks for a challenge; the cookie it comes in goes with what follows. */
	async function challenge(cookie = '') {
		const { answer, read } = await send(action, { intent: 'options' }, cookie)
		return {
			asked: { origin: siteUrl, challenge: read.options.challenge },
			options: read.options,
			cookie: `${cookie}; ${cookieOf(answer)}`,
		}
	}
	const signIn = (credential: unknown, cookie: string) =>
		send(action, { intent: 'sign-in', credential }, cookie)
	return { ...platform, id, owner, send, add, challenge, signIn }
}

test('a passkey is added by the password, and signs in without it', async () => {
	const { db, add, challenge, signIn, visit, mails, settled } = await withPasskey()
	const { key, added } = await add('My phone')
	expect(added.answer.status).toBe(200)
	expect(added.read.codes).toHaveLength(10)
	await settled()
	expect(mails.at(-1)?.text).toContain('A passkey was added')
	expect(await db.select().from(passkeys)).toMatchObject([
		{ credentialID: key.id, name: 'My phone' },
	])

	const { asked, options, cookie } = await challenge()
	expect(options).toMatchObject({ userVerification: 'required' })
	expect(options).not.toHaveProperty('allowCredentials')
	const { answer, read } = await signIn(await key.sign(asked), cookie)
	expect(read).toEqual({ to: '/articles' })
	expect(await visit('/', { cookie: cookieOf(answer) }).context.user()).toMatchObject({ email })
})

test('a challenge signs in once, and an old one not at all', async () => {
	const { add, challenge, signIn } = await withPasskey()
	const { key } = await add('My phone')
	const { asked, cookie } = await challenge()
	const signed = await key.sign(asked)
	const both = await Promise.all([signIn(signed, cookie), signIn(signed, cookie)])
	expect(both.map(({ answer }) => answer.status).sort()).toEqual([200, 403])
	expect((await signIn(signed, cookie)).answer.status).toBe(403)

	const late = await challenge()
	vi.useFakeTimers({ now: Date.now() + 5 * 60_000 + 1, toFake: ['Date'] })
	expect((await signIn(await key.sign(late.asked), late.cookie)).answer.status).toBe(403)
	vi.useRealTimers()
})

test('a challenge of another browser, or of nobody, is refused', async () => {
	const { add, challenge, signIn } = await withPasskey()
	const { key } = await add('My phone')
	const { asked } = await challenge()
	expect((await signIn(await key.sign(asked), '')).answer.status).toBe(403)
	const other = await challenge()
	expect((await signIn(await key.sign(asked), other.cookie)).answer.status).toBe(403)
	const forged = 'hanlu.passkey_challenge=Y2hhbGxlbmdl.99999999999999..c2ln'
	const own = await key.sign({ origin: siteUrl, challenge: 'Y2hhbGxlbmdl' })
	expect((await signIn(own, forged)).answer.status).toBe(403)
})

test('a key that does not know its owner is a second step, never the only one', async () => {
	const { add, challenge, signIn, visit } = await withPasskey()
	const { key } = await add('Security key')
	const alone = await challenge()
	const touched = await key.sign(alone.asked, { flags: 1 })
	expect((await signIn(touched, alone.cookie)).answer.status).toBe(403)

	const entry = await answerOf(login(visit('/login', { form: { email, password } })))
	expect(entry.headers.get('location')).toBe('/login/second-step')
	const after = await challenge(cookieOf(entry))
	expect(after.options).toMatchObject({
		userVerification: 'preferred',
		allowCredentials: [{ type: 'public-key', id: key.id }],
	})
	const { answer } = await signIn(await key.sign(after.asked, { flags: 1 }), after.cookie)
	expect(answer.status).toBe(200)
	expect(await visit('/', { cookie: cookieOf(answer) }).context.user()).toMatchObject({ email })
})

test('the password of one account and the key of another open neither', async () => {
	const { db, add, challenge, signIn, visit } = await withPasskey()
	const { key } = await add('Security key')
	const other = await makeAccount(db, { email: 'lilei@example.com' })
	const { added } = await add('Other', await sessionOf(db, other))
	expect(added.answer.status).toBe(200)
	const form = { email: 'lilei@example.com', password }
	const entry = await answerOf(login(visit('/login', { form })))
	const { asked, cookie } = await challenge(cookieOf(entry))
	expect((await signIn(await key.sign(asked, { flags: 1 }), cookie)).answer.status).toBe(403)
})

test('a passkey is not added without the password, nor twice, nor by another account’s challenge', async () => {
	const { db, send, add, owner } = await withPasskey()
	const wrong = { intent: 'options', name: 'x', currentPassword: 'wrong' }
	expect((await send(register, wrong, owner)).answer.status).toBe(422)
	const { credential, cookie } = await add('My phone')
	const again = { intent: 'add', name: 'Again', credential }
	expect((await send(register, again, cookie)).answer.status).toBe(403)
	const other = await sessionOf(db, await makeAccount(db, { email: 'lilei@example.com' }))
	const [, challenge = ''] = cookie.split('; ')
	expect((await send(register, again, `${other}; ${challenge}`)).answer.status).toBe(403)
	expect(await db.select().from(passkeys)).toHaveLength(1)
})

test('an account has at most ten passkeys', async () => {
	const { db, id, send, owner } = await withPasskey()
	const row = () => ({ ...anyPasskey(), userId: id, name: 'x' })
	await db.insert(passkeys).values(Array.from({ length: 10 }, row))
	const asked = { intent: 'options', name: 'x', currentPassword: password }
	expect((await send(register, asked, owner)).read).toMatchObject({
		error: { text: 'You can have at most 10 passkeys.' },
	})
})

test.each([
	[0, 200],
	[2, 403],
	[3, 403],
])('an account of status %i does not get in by its passkey', async (status, expected) => {
	const { db, add, challenge, signIn } = await withPasskey()
	const { key } = await add('My phone')
	await db.delete(sessions)
	await db.update(userProfiles).set({ status })
	const { asked, cookie } = await challenge()
	const { answer } = await signIn(await key.sign(asked), cookie)
	expect(answer.status).toBe(expected)
	expect(await db.select().from(sessions)).toEqual([])
})

test('an administrator with a short password chooses a longer one first', async () => {
	const { db, add, challenge, signIn } = await withPasskey()
	const { key } = await add('My phone')
	await db.update(userProfiles).set({ level: 99, hasLongPassword: false })
	const { asked, cookie } = await challenge()
	const { read } = await signIn(await key.sign(asked), cookie)
	expect(read.to).toMatch(/^\/reset-password\?token=/)
})

test('only refused passkeys count for a network', async () => {
	const { add, challenge, signIn } = await withPasskey()
	const { key } = await add('My phone')
	for (let n = 0; n < 30; n++) await challenge()
	const { asked, cookie } = await challenge()
	const wrong = await key.sign({ ...asked, challenge: 'AAAA' })
	for (let n = 0; n < 30; n++) expect((await signIn(wrong, cookie)).answer.status).toBe(403)
	expect((await signIn(await key.sign(asked), cookie)).answer.status).toBe(429)
})

test('a passkey brings recovery codes only where there are none', async () => {
	const { db, add } = await withPasskey()
	await add('My phone')
	const before = await db.select().from(twoFactors)
	const { added } = await add('My computer')
	expect(added.read.codes).toBeUndefined()
	expect(await db.select().from(twoFactors)).toEqual(before)
})
