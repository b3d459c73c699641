import { expect, onTestFinished, test, vi } from 'vitest'
import { action } from '#app/features/accounts/pages/forgot-password.tsx'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount } from '#tests/support/factories.ts'

const email = 'xiaomei@example.com'

test('known and unknown addresses look alike, and both get a mail', async () => {
	const { db, visit, mails, settled } = await testPlatform()
	await makeAccount(db)
	const [known, unknown] = await Promise.all(
		[email, 'nobody@example.com'].map(async (address) => {
			const form = { email: address }
			const answer = await answerOf(action(visit('/forgot-password', { form })))
			const body = (await answer.text()).replaceAll(address, '{email}')
			return { status: answer.status, headers: [...answer.headers], body }
		}),
	)
	expect(known).toEqual(unknown)
	expect(known?.status).toBe(200)
	await settled()
	const texts = Object.fromEntries(mails.map(({ to, text }) => [to, text]))
	expect(texts[email]).toMatch(/http:\/\/localhost\/reset-password\?token=[\w-]{20,}/)
	expect(texts['nobody@example.com']).toContain('there is no account')
})

test('the answer does not wait for the account to be looked up', async () => {
	const { db, visit } = await testPlatform()
	await makeAccount(db)
	const visited = visit('/forgot-password', { form: { email } })
	const batch = db.$client.batch.bind(db.$client)
	const asked = vi.spyOn(db.$client, 'batch')
	const isLookUp = (statements: unknown) => JSON.stringify(statements).includes('verifications')
	asked.mockImplementation((statements, mode) =>
		isLookUp(statements) ? new Promise(() => {}) : batch(statements, mode),
	)
	expect((await answerOf(action(visited))).status).toBe(200)
	await vi.waitFor(() => expect(asked.mock.calls.some(([first]) => isLookUp(first))).toBe(true))
})

test('a second mail within a minute is refused, for known and unknown addresses', async () => {
	// The answer counts the seconds that are left.
	vi.useFakeTimers({ toFake: ['Date'] })
	onTestFinished(() => void vi.useRealTimers())
	const { db, visit, mails, settled } = await testPlatform()
	await makeAccount(db)
	for (const address of [email, 'nobody@example.com']) {
		const form = { email: address }
		await answerOf(action(visit('/forgot-password', { form })))
		const answer = await answerOf(action(visit('/forgot-password', { form, network: '192.0.2.1' })))
		expect(answer.status).toBe(429)
		expect(answer.headers.get('retry-after')).toBe('60')
		expect(await answer.json()).toMatchObject({
			problems: [
				{ text: 'Please wait before requesting another reset email.' },
				{ text: 'You can ask for another one in 60 seconds.' },
			],
		})
	}
	await settled()
	expect(mails).toHaveLength(2)
})

test('one network may request twenty mails in an hour', async () => {
	const { visit } = await testPlatform()
	const answers = await Promise.all(
		Array.from({ length: 21 }, (_, n) => {
			const form = { email: `person-${n}@example.com` }
			return answerOf(action(visit('/forgot-password', { form })))
		}),
	)
	expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
})

test('an invalid address is refused', async () => {
	const { visit } = await testPlatform()
	const answer = await answerOf(action(visit('/forgot-password', { form: { email: 'x@' } })))
	expect(answer.status).toBe(422)
	expect(await answer.text()).toContain(
		'Failed to send reset email. Please check your email address.',
	)
})
