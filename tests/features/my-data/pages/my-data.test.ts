import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { attempts, sessions, userProfiles } from '#app/db/schema/index.ts'
import { action as login } from '#app/features/accounts/pages/login.tsx'
import { dataPath } from '#app/features/my-data/data-path.ts'
import { action as download } from '#app/features/my-data/pages/download.ts'
import { loader as goodbye } from '#app/features/my-data/pages/goodbye.tsx'
import { action, loader } from '#app/features/my-data/pages/my-data.tsx'
import { loader as progress } from '#app/features/progress/pages/progress.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount, makeAdmin, password } from '#tests/support/factories.ts'
import { fillAccount } from '#tests/support/full-account.ts'
import { sessionOf } from '#tests/support/session.ts'

const email = 'xiaomei@example.com'

async function signedIn(level = 1) {
	const platform = await testPlatform()
	const { db, visit } = platform
	const id = await makeAccount(db, { email, level, hasLongPassword: true })
	const cookie = await sessionOf(db, id)
	const send = (form: Record<string, string>) =>
		answerOf(action(visit(dataPath({ ask: 'delete' }), { form, cookie })))
	const see = (path = dataPath()) => loader(visit(path, { cookie }))
	const signIn = () => answerOf(login(visit('/login', { form: { email, password } })))
	const profile = async () =>
		(await db.select().from(userProfiles).where(eq(userProfiles.id, id)))[0]
	return { ...platform, id, cookie, send, see, signIn, profile }
}

const now = { when: 'now', currentPassword: password }
const later = { when: 'later', currentPassword: password }

test('the page says how much there is of a person, and the dialog opens when it is asked for', async () => {
	const { db, id, see } = await signedIn()
	await fillAccount(db, { userId: id, email, answers: 4 })
	expect(await see()).toMatchObject({
		counts: { words: 1, saved: 1, answers: 4, lessons: 1, shared: 1, mayLeave: true },
		hasAdministered: false,
		isAsked: false,
		mayDownload: true,
	})
	expect(await see('/settings/data?ask=delete')).toMatchObject({ isAsked: true })
	expect(await see('/settings/data?failed=download')).toMatchObject({
		downloadProblem: 'Your data could not be downloaded. Please try again.',
	})
})

test('at once: account and session are gone, a mail says so, and signing in is refused as usual', async () => {
	const { db, id, cookie, send, signIn, profile, mails, settled, visit } = await signedIn()
	await fillAccount(db, { userId: id, email, answers: 4 })
	const left = await send(now)
	expect(left.headers.get('location')).toBe('/goodbye')
	expect(left.headers.get('clear-site-data')).toBe('"cache"')
	expect(left.headers.get('x-remix-reload-document')).toBe('true')
	expect(await profile()).toBeUndefined()
	expect(await db.$count(attempts)).toBe(0)
	await settled()
	expect(mails).toMatchObject([{ to: email, subject: 'Your Hanlu 汉路 account was deleted' }])
	const again = await signIn()
	expect(again.status).toBe(401)
	expect(await again.json()).toMatchObject({
		problems: [{ text: 'Login failed. Please check your email and password.' }],
	})
	expect(await goodbye(visit('/goodbye', { cookie }))).toEqual({ to: undefined })
})

test('in thirty days: signed out now, and signing in keeps the account', async () => {
	const { db, send, signIn, profile, mails, settled } = await signedIn()
	const left = await send(later)
	const until = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString().slice(0, 10)
	expect(left.headers.get('location')).toBe(`/goodbye?until=${until}`)
	expect(await db.$count(sessions)).toBe(0)
	expect(await profile()).toMatchObject({ leavesAt: expect.any(Date) })
	await settled()
	expect(mails[0]?.subject).toMatch(/^Your Hanlu 汉路 account will be deleted on \d+ \w+ \d{4}$/)
	expect((await signIn()).status).toBe(302)
	expect(await profile()).toMatchObject({ leavesAt: null })
})

test.each([
	[{ ...now, currentPassword: 'wrong-one' }, 'This is not your current password.'],
	[{ ...now, currentPassword: '' }, 'Password is required.'],
	[{ currentPassword: password }, 'Please choose when your account is deleted.'],
	[{ ...now, when: 'yesterday' }, 'Please choose when your account is deleted.'],
])('%j is refused, and nothing is deleted', async (form: Record<string, string>, text) => {
	const { send, profile } = await signedIn()
	const refused = await send(form)
	expect(refused.status).toBe(422)
	expect(await refused.json()).toMatchObject({ problems: [{ text }] })
	expect(await profile()).toMatchObject({ leavesAt: null })
})

test('a password is guessed five times, here and in the settings together', async () => {
	const { send } = await signedIn()
	for (const _ of Array(5)) await send({ ...now, currentPassword: 'wrong-one' })
	const refused = await send(now)
	expect(refused.status).toBe(429)
	expect(await refused.json()).toMatchObject({
		problems: [{ text: expect.stringMatching(/wrong too often\. Please try again in/) }],
	})
})

test('the only administrator is told who must be there first', async () => {
	const { db, send, see, profile } = await signedIn(99)
	const text = 'You are the only administrator. Please make somebody else an administrator first.'
	expect(await see('/settings/data?ask=delete')).toMatchObject({
		leaveProblem: text,
		isAsked: false,
	})
	for (const form of [now, later]) {
		const refused = await send(form)
		expect(refused.status).toBe(409)
		expect(await refused.json()).toMatchObject({ problems: [{ text }] })
	}
	await makeAdmin(db, { email: 'shen@example.com' })
	expect(await see('/settings/data?ask=delete')).toMatchObject({ isAsked: true })
	await send(now)
	expect(await profile()).toBeUndefined()
})

test('two requests at once delete one account and answer alike', async () => {
	const { send, profile, mails, settled } = await signedIn()
	const answers = await Promise.all([send(now), send(now)])
	// Whichever came later may find nobody signed in.
	for (const { headers } of answers) expect(headers.get('location')).toMatch(/^\/(goodbye|login)/)
	expect(await profile()).toBeUndefined()
	await settled()
	expect(mails).toHaveLength(1)
})

test('another device is told that it is signed out', async () => {
	const { db, id, send, visit } = await signedIn()
	const elsewhere = await sessionOf(db, id)
	await send(now)
	const told = await answerOf(progress(visit('/progress', { cookie: elsewhere, asking: id })))
	expect(told.status).toBe(401)
	expect(await told.json()).toMatchObject({ error: { code: 'session.missing' } })
})

test('the page says when the next download is possible', async () => {
	const { cookie, see, visit } = await signedIn()
	for (const _ of Array(5)) {
		await (
			await answerOf(download(visit('/settings/data/download', { form: {}, cookie })))
		).arrayBuffer()
	}
	expect(await see()).toMatchObject({
		mayDownload: false,
		downloadProblem:
			'You have downloaded your data 5 times within a day. Please try again in 24 hours.',
	})
})
