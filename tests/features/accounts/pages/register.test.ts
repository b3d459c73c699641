import { expect, test, vi } from 'vitest'
import { credentials, userProfiles } from '#app/db/schema/index.ts'
import { action } from '#app/features/accounts/pages/register.tsx'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount } from '#tests/support/factories.ts'

const form = {
	email: 'Xiaomei@example.com',
	password: 'learn-chinese',
	displayName: '王<b>小美</b>',
	country: 'CN',
	langLevel: 'HSK2',
}

test('an application creates a pending profile and sends a mail', async () => {
	const { db, visit, mails, settled } = await testPlatform()
	const answer = await answerOf(action(visit('/register', { form })))
	expect(answer.status).toBe(200)
	expect(answer.headers.get('refresh')).toBe('1.5; url=/register-success')
	expect(answer.headers.getSetCookie()).toEqual([])
	expect(await answer.text()).toContain(
		'Registration successful! Your application is under review.',
	)
	expect(await db.select().from(userProfiles)).toMatchObject([
		{ email: 'xiaomei@example.com', status: 0, level: 1, langLevel: 'HSK2', country: 'CN' },
	])
	await settled()
	expect(mails).toMatchObject([
		{ to: 'xiaomei@example.com', subject: 'We have received your application to Hanlu 汉路' },
	])
	expect(mails[0]?.text).toContain('http://localhost/confirm-email?token=')
})

test('registering an existing address looks like success, and its owner is told', async () => {
	const { db, visit, mails, settled } = await testPlatform()
	await makeAccount(db, { email: 'known@example.com', displayName: '老王' })
	const before = await db.select().from(credentials)
	const [known, unknown] = await Promise.all(
		['known@example.com', 'new@example.com'].map(async (email) => {
			const answer = await answerOf(action(visit('/register', { form: { ...form, email } })))
			const body = (await answer.text()).replace(email, '{email}')
			return { status: answer.status, headers: [...answer.headers], body }
		}),
	)
	expect(known).toEqual(unknown)
	await settled()
	const subjects = Object.fromEntries(mails.map(({ to, subject }) => [to, subject]))
	expect(subjects['known@example.com']).toBe('You already have an account at Hanlu 汉路')
	expect((await db.select().from(userProfiles)).map((row) => row.displayName)).toContain('老王')
	expect(await db.select().from(credentials)).toEqual(expect.arrayContaining(before))
})

test('registering an existing address costs the same queries, and a hash as well', async () => {
	const { db, visit } = await testPlatform()
	await makeAccount(db, { email: 'known@example.com' })
	const costs = []
	for (const email of ['known@example.com', 'new@example.com']) {
		const spies = [vi.spyOn(db.$client, 'execute'), vi.spyOn(db.$client, 'batch')]
		await answerOf(action(visit('/register', { form: { ...form, email } })))
		costs.push(spies.map(({ mock }) => mock.calls.map(shapeOf)))
		for (const spy of spies) spy.mockRestore()
	}
	expect(costs[0]).toEqual(costs[1])
	// The hash is computed in both cases, whether or not it is stored.
	expect(JSON.stringify(costs[0])).toContain('[0-9a-f]{32}:[0-9a-f]{128}')
})

/** The statements without their values. */
function shapeOf(call: unknown): string {
	return JSON.stringify(call)
		.replace(/[0-9a-f]{32}:[0-9a-f]{128}/g, '[0-9a-f]{32}:[0-9a-f]{128}')
		.replace(/confirm-email:[0-9a-f]{64}/g, 'confirm-email:…')
		.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b1[0-9]{12}\b|(known|new)@/g, '…')
}

test('simultaneous applications with one address create one account', async () => {
	const { db, visit } = await testPlatform()
	const answers = await Promise.all(
		Array.from({ length: 10 }, () => answerOf(action(visit('/register', { form })))),
	)
	expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
	expect(await db.select().from(userProfiles)).toHaveLength(1)
	expect(await db.select().from(credentials)).toHaveLength(1)
})

test('one network may apply twenty times in an hour', async () => {
	const { visit } = await testPlatform()
	const answers = await Promise.all(
		Array.from({ length: 22 }, (_, n) => {
			const email = `person-${n}@example.com`
			return answerOf(action(visit('/register', { form: { ...form, email } })))
		}),
	)
	const refused = answers.filter(({ status }) => status === 429)
	expect(refused).toHaveLength(2)
	expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(3590)
	expect(await refused[0]?.text()).toContain('Please try again in 60 minutes.')
})

test('an address gets one mail in a minute and five in a day, whoever applies with it', async () => {
	const { visit, mails, settled } = await testPlatform()
	vi.useFakeTimers({ toFake: ['Date'] })
	const begin = Date.now()
	const apply = (network: string) => answerOf(action(visit('/register', { form, network })))
	for (let n = 0; n < 6; n++) {
		expect((await apply(`192.0.2.${n}`)).status).toBe(200)
	}
	await settled()
	expect(mails).toHaveLength(1)
	for (let minute = 2; minute < 12; minute++) {
		vi.setSystemTime(begin + minute * 60_000)
		await apply(`198.51.100.${minute}`)
		await settled()
	}
	expect(mails).toHaveLength(5)
	vi.useRealTimers()
})

test.each([
	['123456', 'among the first that are guessed'],
	['Xiaomei@example.com', 'Your email address is easy to guess.'],
	['王<b>小美</b>2026', 'Your own name is easy to guess.'],
])('the password %s is refused with a word why', async (typed, text) => {
	const { db, visit } = await testPlatform()
	const answer = await answerOf(action(visit('/register', { form: { ...form, password: typed } })))
	expect(answer.status).toBe(422)
	const { password: _, ...others } = form
	expect(await answer.json()).toMatchObject({
		problems: [{ field: 'password', text: expect.stringContaining(text) }],
		typed: others,
	})
	expect(await db.select().from(userProfiles)).toEqual([])
})

test('an account remembers whether its password is long, and no more', async () => {
	const { db, visit } = await testPlatform()
	for (const [email, typed] of [
		['short@example.com', 'eleven-char'],
		['long@example.com', 'twelve-chars'],
	] as const) {
		await answerOf(action(visit('/register', { form: { ...form, email, password: typed } })))
	}
	const rows = await db.select().from(userProfiles)
	expect(rows.map(({ email, hasLongPassword }) => [email, hasLongPassword]).sort()).toEqual([
		['long@example.com', true],
		['short@example.com', false],
	])
})

test('problems are shown at their fields, and what was typed comes back without the password', async () => {
	const { db, visit } = await testPlatform()
	const wrong = { ...form, password: '12345', country: 'Atlantis' }
	const answer = await answerOf(action(visit('/register', { form: wrong })))
	expect(answer.status).toBe(422)
	const { password: _, ...typed } = wrong
	expect(await answer.json()).toMatchObject({
		problems: [
			{ field: 'password', text: 'Password must be at least 6 characters long' },
			{ field: 'country', text: 'Country is required.' },
		],
		typed,
	})
	expect(await db.select().from(userProfiles)).toEqual([])
})
