import nodeCrypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { expect, test, vi } from 'vitest'
import { takeAttempt } from '#app/db/attempts.ts'
import type { Db } from '#app/db/client.server.ts'
import { sessions, userProfiles } from '#app/db/schema/index.ts'
import { type SignInAttempt, signInRules } from '#app/domain/accounts/attempt-limit.ts'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import { action, loader } from '#app/features/accounts/pages/login.tsx'
import {
	loader as openReset,
	action as reset,
} from '#app/features/accounts/pages/reset-password.tsx'
import { answerOf, cookieOf, testPlatform } from '#tests/support/context.ts'
import { silenceExpectedLogs } from '#tests/support/expected-logs.ts'
import { makeAccount, password } from '#tests/support/factories.ts'

silenceExpectedLogs()

const email = 'xiaomei@example.com'
/** Where a visit comes from if nothing else is said. */
const address = '203.0.113.7'

test('the right password opens a session that the next request uses', async () => {
	const { db, visit } = await testPlatform()
	const id = await makeAccount(db)
	const form = { email: ' XiaoMei@Example.com', password }
	const answer = await answerOf(action(visit('/login', { form })))
	expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
	expect(answer.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax$/)
	const { context } = visit('/', { cookie: cookieOf(answer) })
	expect(await context.user()).toMatchObject({ id, email, level: 1 })
})

test('a session cookie with a wrong signature signs nobody in', async () => {
	const { db, visit } = await testPlatform()
	await makeAccount(db)
	const answer = await answerOf(action(visit('/login', { form: { email, password } })))
	const forged = cookieOf(answer).replace(
		/\.[^.]*$/,
		'.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D',
	)
	expect(await visit('/', { cookie: forged }).context.user()).toBeUndefined()
})

test('known and unknown addresses are refused alike', async () => {
	const { db, visit } = await testPlatform()
	await makeAccount(db)
	const answers = [email, 'nobody@example.com'].map(async (address) => {
		const form = { email: address, password: 'wrong-password' }
		const answer = await answerOf(action(visit('/login', { form })))
		const body = (await answer.text()).replace(address, '{email}')
		return { status: answer.status, headers: [...answer.headers], body }
	})
	const [known, unknown] = await Promise.all(answers)
	expect(known).toEqual(unknown)
	expect(known?.status).toBe(401)
	expect(known?.body).toContain('Login failed. Please check your email and password.')
	expect(known?.body).not.toContain('wrong-password')
})

test('known and unknown addresses cost the same: one hash, and as many queries', async () => {
	const { db, visit } = await testPlatform()
	await makeAccount(db)
	const costs = []
	for (const address of [email, 'nobody@example.com']) {
		const visited = visit('/login', { form: { email: address, password: 'wrong-password' } })
		const hashing = vi.spyOn(nodeCrypto, 'scrypt')
		// Modules hold the functions of Node under their names.
		syncBuiltinESMExports()
		const questions = [vi.spyOn(db.$client, 'execute'), vi.spyOn(db.$client, 'batch')]
		await answerOf(action(visited))
		costs.push([callsOf([hashing]), callsOf(questions)])
		for (const spy of [hashing, ...questions]) spy.mockRestore()
		syncBuiltinESMExports()
	}
	const [known, unknown] = costs
	expect(known).toEqual(unknown)
	expect(known?.[0]).toBe(1)
	expect(known?.[1]).toBeGreaterThan(1)
})

function callsOf(spies: readonly { mock: { calls: unknown[] } }[]): number {
	return spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
}

test.each([
	[accountStatuses.pending, 302, '/register-success', ''],
	[accountStatuses.rejected, 403, null, 'Your application was not approved.'],
	[accountStatuses.disabled, 403, null, 'Your account has been disabled.'],
])('status %i with the right password is explained', async (status, code, location, text) => {
	const { db, visit } = await testPlatform()
	await makeAccount(db, { status })
	const answer = await answerOf(action(visit('/login', { form: { email, password } })))
	expect([answer.status, answer.headers.get('location')]).toEqual([code, location])
	expect(answer.headers.getSetCookie()).toEqual([])
	expect(await answer.text()).toContain(text)
	expect(await db.select().from(sessions)).toEqual([])
})

test('after five failures even the right password waits, and the answer says how long', async () => {
	const { db, visit } = await testPlatform()
	await makeAccount(db)
	for (let n = 0; n < 5; n++) {
		const answer = await answerOf(action(visit('/login', { form: { email, password: 'wrong' } })))
		expect(answer.status).toBe(401)
	}
	const answer = await answerOf(action(visit('/login', { form: { email, password } })))
	expect(answer.status).toBe(429)
	expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(290)
	expect(await answer.text()).toContain('Too many attempts. Please try again in 5 minutes.')
})

/** Counts a wrong password as the login page does, without the time that a hash takes. */
async function countAttempt(db: Db, tried: SignInAttempt) {
	await takeAttempt(db, { rules: signInRules(tried), now: new Date() })
}

/** As many wrong passwords as one account allows, from a hundred networks. */
async function guessEverywhere(db: Db) {
	for (let n = 0; n < 100; n++) await countAttempt(db, { email, address: `192.0.2.${n}` })
}

test('a device that was signed in before still signs in while others guess', async () => {
	const { db, visit } = await testPlatform()
	await makeAccount(db)
	const before = visit('/login', { form: { email, password } })
	await answerOf(action(before))
	const cookie = before.context.responseHeaders.get('set-cookie')?.split(';')[0]
	await guessEverywhere(db)
	const network = '192.0.2.1'
	const statuses = []
	for (const tried of ['wrong', 'wrong', 'wrong', 'wrong', 'wrong', password]) {
		const form = { email, password: tried }
		statuses.push((await answerOf(action(visit('/login', { form, network, cookie })))).status)
	}
	expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test('right passwords use up none of a network’s attempts', async () => {
	const { db, visit } = await testPlatform()
	await makeAccount(db)
	for (let n = 0; n < 29; n++) await countAttempt(db, { email: `${n}@example.com`, address })
	for (let n = 0; n < 3; n++) {
		const answer = await answerOf(action(visit('/login', { form: { email, password } })))
		expect(answer.status).toBe(302)
	}
})

test('one network may try thirty times, whatever the address', async () => {
	const { visit } = await testPlatform()
	const attempts = Array.from({ length: 33 }, (_, n) => {
		const form = { email: `person-${n}@example.com`, password: 'wrong' }
		return answerOf(action(visit('/login', { form })))
	})
	const statuses = (await Promise.all(attempts)).map(({ status }) => status)
	expect(statuses.filter((status) => status === 401)).toHaveLength(30)
	expect(statuses.filter((status) => status === 429)).toHaveLength(3)
})

test('forms that cannot be read are counted by network', async () => {
	const { visit, settled } = await testPlatform()
	const attempts = Array.from({ length: 65 }, () =>
		answerOf(action(visit('/login', { form: { email: '' } }))),
	)
	const answers = await Promise.all(attempts)
	expect(answers.filter(({ status }) => status === 422)).toHaveLength(60)
	const refused = answers.filter(({ status }) => status === 429)
	expect(refused).toHaveLength(5)
	expect(await refused[0]?.text()).toContain('Too many attempts. Please try again in 5 minutes.')
	await settled()
})

test('a failed sign-in is logged without the address, the password or the network', async () => {
	const { db, visit, settled } = await testPlatform()
	await makeAccount(db)
	const network = '198.51.100.77'
	const form = { email, password: 'wrong-password' }
	vi.mocked(console.warn).mockClear()
	await answerOf(action(visit('/login', { form, network })))
	await settled()
	for (let n = 0; n < 4; n++) await countAttempt(db, { email, address: network })
	await answerOf(action(visit('/login', { form, network })))
	await settled()
	const [failed = '', limited, ...others] = securityLines()
	expect(failed).toMatch(
		/^security \{"event":"sign-in\.failed","account":"[0-9a-f]{12}","network":/,
	)
	expect(limited).toContain('"event":"limit.reached","limit":"sign-in:account-and-network"')
	expect(others).toEqual([])
	expect(`${failed}${limited}`).not.toMatch(/xiaomei|wrong-password|198\.51/)

	/** The lines of this test's network: another test may still be writing its own. */
	function securityLines(): string[] {
		const lines = vi.mocked(console.warn).mock.calls.map(([line]) => String(line))
		const pseudonym = /"account":"\w+","network":"(\w+)"/.exec(lines.join())?.[1] ?? ''
		return lines.filter((line) => line.includes(`"network":"${pseudonym}"`))
	}
})

test('a missing address and a missing password are reported at their fields', async () => {
	const { visit } = await testPlatform()
	const answer = await answerOf(action(visit('/login', { form: { email: '' } })))
	expect(answer.status).toBe(422)
	expect(await answer.json()).toMatchObject({
		problems: [{ field: 'email' }, { field: 'password' }],
		typed: { email: '' },
	})
})

test('after signing in a person is where they wanted to be, on this site alone', async () => {
	const { db, visit } = await testPlatform()
	await makeAccount(db)
	const form = { email, password }
	const signIn = async (search: string) =>
		(await answerOf(action(visit(`/login${search}`, { form })))).headers.get('location')
	expect(await signIn('')).toBe('/')
	expect(await signIn('?to=/courses/lessons/x%3Fshow%3Dpinyin')).toBe(
		'/courses/lessons/x?show=pinyin',
	)
	expect(await signIn('?to=//evil.example')).toBe('/')
	expect(await signIn('?to=/login')).toBe('/')
})

test('somebody promoted with a short password is signed out and chooses a longer one', async () => {
	const { db, visit } = await testPlatform()
	const short = 'drei-wege'
	await makeAccount(db, { password: short })
	const signIn = (typed: string, to = '') =>
		answerOf(action(visit(`/login${to}`, { form: { email, password: typed } })))
	const cookie = cookieOf(await signIn(short))
	expect(await visit('/', { cookie }).context.user()).toBeDefined()
	await db.update(userProfiles).set({ level: 98, emailVerified: false })
	expect(await visit('/', { cookie }).context.user()).toBeUndefined()

	const asked = await signIn(short, '?to=/admin/users')
	expect(asked.headers.getSetCookie()).toEqual([])
	const path = asked.headers.get('location') ?? ''
	expect(path).toMatch(/^\/reset-password\?token=[\w-]+&to=\/admin\/users$/)
	expect(await openReset(visit(path))).toMatchObject({
		isTooShort: true,
		minLength: 12,
		linkProblem: undefined,
	})
	const form = { password: 'three-ways-on', confirmPassword: 'three-ways-on' }
	const changed = await answerOf(reset(visit(path, { form })))
	expect(changed.headers.get('refresh')).toBe('3; url=/login?to=/admin/users')
	// No mail was opened.
	expect(await db.select().from(userProfiles)).toMatchObject([{ emailVerified: false }])
	const entry = await signIn('three-ways-on')
	expect(await visit('/', { cookie: cookieOf(entry) }).context.user()).toMatchObject({ level: 98 })
})

test('a long password from before its length was remembered is recognized at sign-in', async () => {
	const { db, visit } = await testPlatform()
	await makeAccount(db, { level: 99, hasLongPassword: false })
	const answer = await answerOf(action(visit('/login', { form: { email, password } })))
	expect(await visit('/', { cookie: cookieOf(answer) }).context.user()).toMatchObject({ level: 99 })
	expect(await db.select().from(userProfiles)).toMatchObject([{ hasLongPassword: true }])
})

test('a person who is signed in already goes on to where they want to be', async () => {
	const { db, visit } = await testPlatform()
	await makeAccount(db)
	const cookie = cookieOf(await answerOf(action(visit('/login', { form: { email, password } }))))
	const answer = await answerOf(loader(visit('/login?to=/articles/7', { cookie })))
	expect(answer.headers.get('location')).toBe('/articles/7')
})

test('a mistyped address is answered like a wrong password, a missing one is asked for', async () => {
	const { visit } = await testPlatform()
	const answerTo = async (address: string) => {
		const form = { email: address, password }
		return answerOf(action(visit('/login', { form })))
	}
	for (const address of ['mei@example', 'mei', 'mei@example,com']) {
		const answer = await answerTo(address)
		expect(answer.status).toBe(401)
		expect(await answer.json()).toMatchObject({
			problems: [
				{ code: 'login.failed', text: 'Login failed. Please check your email and password.' },
			],
		})
	}
	expect((await answerTo('')).status).toBe(422)
})
