import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { attempts, userProfiles, verifications } from '#app/db/schema/index.ts'
import { action, loader } from '#app/features/accounts/pages/confirm-email.tsx'
import { action as register } from '#app/features/accounts/pages/register.tsx'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount } from '#tests/support/factories.ts'

const email = 'xiaomei@example.com'
const invalidLink =
	'This link is invalid, expired or used already. You can ask for a new one below.'

/** 王小美 has applied, and has a mail with a link. */
async function applied() {
	const platform = await testPlatform()
	const { db, visit, mails, settled } = platform
	const form = {
		email,
		password: 'learn-chinese',
		displayName: '王小美',
		country: 'CN',
		langLevel: 'HSK2',
	}
	await answerOf(register(visit('/register', { form })))
	await settled()
	const tokenIn = (text = '') => /confirm-email\?token=([\w-]+)/.exec(text)?.[1] ?? ''
	const path = `/confirm-email?token=${tokenIn(mails[0]?.text)}`
	const open = (at = path) => loader(visit(at))
	const confirm = (at = path) => answerOf(action(visit(at, { form: { intent: 'confirm' } })))
	const ask = async (address: string, network?: string) => {
		const sent = { intent: 'send', email: address }
		const answer = await answerOf(
			action(visit('/confirm-email', { form: sent, ...(network !== undefined && { network }) })),
		)
		await settled()
		return answer
	}
	const isConfirmed = async () =>
		(await db.select().from(userProfiles).where(eq(userProfiles.email, email)))[0]?.emailVerified
	return { ...platform, path, open, confirm, ask, isConfirmed, tokenIn }
}

test('opening the link shows the address and confirms nothing; its button does', async () => {
	const { open, confirm, isConfirmed } = await applied()
	expect(await open()).toEqual({ email, linkProblem: undefined })
	expect(await isConfirmed()).toBe(false)
	const answer = await confirm()
	expect(answer.status).toBe(200)
	expect(await answer.text()).toContain('Thank you. Your email address is confirmed.')
	expect(await isConfirmed()).toBe(true)
})

test('a link works once', async () => {
	const { open, confirm } = await applied()
	await confirm()
	const again = await confirm()
	expect(again.status).toBe(410)
	expect(await again.text()).toContain(invalidLink)
	expect(await open()).toEqual({ email: undefined, linkProblem: invalidLink })
})

test('a link expires after a week', async () => {
	const { db, open, confirm, isConfirmed } = await applied()
	const [link] = await db.select().from(verifications)
	const days = (Number(link?.expiresAt) - Date.now()) / (24 * 60 * 60 * 1000)
	expect(days).toBeCloseTo(7, 1)
	await db.update(verifications).set({ expiresAt: new Date(Date.now() - 1) })
	expect((await confirm()).status).toBe(410)
	expect(await open()).toMatchObject({ linkProblem: invalidLink })
	expect(await isConfirmed()).toBe(false)
})

test('without a link the page asks for the address', async () => {
	const { open } = await applied()
	expect(await open('/confirm-email')).toEqual({ email: undefined, linkProblem: undefined })
})

test('a new link can be asked for, a minute after the last one', async () => {
	// The answer counts the seconds that are left.
	vi.useFakeTimers({ toFake: ['Date'] })
	onTestFinished(() => void vi.useRealTimers())
	const { ask, mails, tokenIn, confirm, isConfirmed, db } = await applied()
	const early = await ask(email)
	expect(early.status).toBe(429)
	expect(await early.text()).toContain('You can ask for another link in 60 seconds.')
	await db.delete(attempts)
	expect((await ask(email)).status).toBe(200)
	expect(mails).toHaveLength(2)
	expect(mails[1]?.subject).toBe('Confirm your email address for Hanlu 汉路')
	expect((await confirm(`/confirm-email?token=${tokenIn(mails[1]?.text)}`)).status).toBe(200)
	expect(await isConfirmed()).toBe(true)
})

test('the answer is the same for every address, and only one that waits gets a mail', async () => {
	const { db, ask, mails } = await applied()
	await makeAccount(db, { email: 'confirmed@example.com' })
	await db.delete(attempts)
	mails.length = 0
	const answers = await Promise.all(
		[email, 'confirmed@example.com', 'stranger@example.com'].map(async (address) => {
			const answer = await ask(address)
			return [answer.status, (await answer.text()).replaceAll(address, '{email}')]
		}),
	)
	expect(answers[1]).toEqual(answers[0])
	expect(answers[2]).toEqual(answers[0])
	expect(mails.map(({ to }) => to)).toEqual([email])
})

test('one network may ask twenty times in an hour', async () => {
	const { ask } = await applied()
	for (let n = 0; n < 20; n++) expect((await ask(`p-${n}@example.com`)).status).toBe(200)
	expect((await ask('p-20@example.com')).status).toBe(429)
	expect((await ask('p-21@example.com', '198.51.100.9')).status).toBe(200)
})

test('after twenty links that do not exist a network has to wait', async () => {
	const { confirm, isConfirmed } = await applied()
	for (let n = 0; n < 20; n++) {
		expect((await confirm(`/confirm-email?token=guess-${n}`)).status).toBe(410)
	}
	expect((await confirm()).status).toBe(429)
	expect(await isConfirmed()).toBe(false)
})

test('an address that is none is reported at its field', async () => {
	const { ask } = await applied()
	expect(await (await ask('x')).json()).toMatchObject({ problems: [{ field: 'email' }] })
})
