import { expect, test, vi } from 'vitest'
import { sessions } from '#app/db/schema/index.ts'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import { action, loader } from '#app/features/accounts/pages/login.tsx'
import { answerOf, cookieOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount, password } from '#tests/support/factories.ts'

const email = 'xiaomei@example.com'

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
		const { password: own } = await visited.context.auth().$context
		const hashings = [vi.spyOn(own, 'hash'), vi.spyOn(own, 'verify')]
		const questions = [vi.spyOn(db.$client, 'execute'), vi.spyOn(db.$client, 'batch')]
		await answerOf(action(visited))
		costs.push([callsOf(hashings), callsOf(questions)])
		for (const spy of [...hashings, ...questions]) spy.mockRestore()
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

test.each([0, 2, 3])('status %i with a wrong password reveals nothing', async (status) => {
	const { db, visit } = await testPlatform()
	await makeAccount(db, { status })
	const answer = await answerOf(action(visit('/login', { form: { email, password: 'wrong' } })))
	expect(answer.status).toBe(401)
})

test('after five failures even the right password waits, and the answer says how long', async () => {
	const { db, visit } = await testPlatform()
	await makeAccount(db)
	for (let n = 0; n < 5; n++) {
		const form = { email, password: 'wrong' }
		const answer = await answerOf(action(visit('/login', { form, network: `192.0.2.${n}` })))
		expect(answer.status).toBe(401)
	}
	const answer = await answerOf(action(visit('/login', { form: { email, password } })))
	expect(answer.status).toBe(429)
	expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(290)
	expect(await answer.text()).toContain('Too many attempts. Please try again in 5 minutes.')
})

test("right passwords don't count as failures", async () => {
	const { db, visit } = await testPlatform()
	await makeAccount(db)
	for (let n = 0; n < 7; n++) {
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

test('a person who is signed in already goes on to where they want to be', async () => {
	const { db, visit } = await testPlatform()
	await makeAccount(db)
	const cookie = cookieOf(await answerOf(action(visit('/login', { form: { email, password } }))))
	const answer = await answerOf(loader(visit('/login?to=/articles/7', { cookie })))
	expect(answer.headers.get('location')).toBe('/articles/7')
})

test('signed-in users are redirected to the courses', async () => {
	const { db, visit } = await testPlatform()
	await makeAccount(db)
	const entry = await answerOf(action(visit('/login', { form: { email, password } })))
	const answer = await answerOf(loader(visit('/login', { cookie: cookieOf(entry) })))
	expect(answer.headers.get('location')).toBe('/courses')
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
