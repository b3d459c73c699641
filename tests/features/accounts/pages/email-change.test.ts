import { eq, is, sql } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeEach, expect, test, vi } from 'vitest'
import { deleteAccount } from '#app/db/delete-account.ts'
import * as schema from '#app/db/schema/index.ts'
import {
	groupInvitees,
	groupMembers,
	groups,
	lessonShares,
	passkeys,
	shareMails,
	twoFactors,
	userProfiles,
} from '#app/db/schema/index.ts'
import { action, loader } from '#app/features/accounts/pages/email-change.tsx'
import { action as login } from '#app/features/accounts/pages/login.tsx'
import { action as register } from '#app/features/accounts/pages/register.tsx'
import { action as change, loader as page } from '#app/features/accounts/pages/sign-in-settings.tsx'
import { shareLesson } from '#app/features/courses/sharing/share-course.server.ts'
import { addPeople } from '#app/features/groups/add-people.server.ts'
import { createGroup } from '#app/features/groups/save-group.server.ts'
import { makeLink, resetPassword } from '#app/http/mailed-link.server.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { anyPasskey, makeAccount, makeAdmin, password } from '#tests/support/factories.ts'
import { setUpApp } from '#tests/support/second-factor.ts'
import { sessionOf } from '#tests/support/session.ts'

const [oldEmail, newEmail] = ['xiaomei@example.com', 'mei@example.org']

beforeEach(() => {
	vi.spyOn(console, 'warn').mockImplementation(() => {})
})

async function signedIn({ hasApp = false } = {}) {
	const platform = await testPlatform()
	const { db, mails, settled, visit } = platform
	const id = await makeAccount(db)
	const opened = await sessionOf(db, id)
	const cookie = hasApp ? (await setUpApp(platform, opened)).cookie : opened
	const send = (form: Record<string, string>) =>
		answerOf(change(visit('/settings/sign-in', { form, cookie })))
	/** Asks for the change; the paths of the links in both mails. */
	async function ask(email = newEmail) {
		const answer = await send({ intent: 'change-email', email, currentPassword: password })
		await settled()
		const pathTo = (to: string) => {
			const text = mails.filter((mail) => mail.to === to).at(-1)?.text ?? ''
			return /\/email-change\?\S+/.exec(text)?.[0] ?? ''
		}
		return { answer, confirm: pathTo(email), keep: pathTo(oldEmail) }
	}
	const press = (path: string, intent: string, as: string | undefined = cookie) =>
		answerOf(action(visit(path, { form: { intent }, cookie: as })))
	const email = async () =>
		(await db.select().from(userProfiles).where(eq(userProfiles.id, id)))[0]?.email
	return { ...platform, id, cookie, send, ask, press, email }
}

test('the address changes when its link is confirmed, not before', async () => {
	const { db, id, ask, press, email, visit, cookie, mails } = await signedIn()
	const elsewhere = await sessionOf(db, id)
	const { answer, confirm } = await ask()
	expect(answer.headers.get('location')).toBe('/settings/sign-in?done=email-asked')
	expect(mails.map(({ to }) => to).sort()).toEqual([newEmail, oldEmail])
	expect(await page(visit('/settings/sign-in', { cookie }))).toMatchObject({
		settings: { email: oldEmail, waitingEmail: newEmail },
	})
	expect(await loader(visit(confirm, { cookie }))).toMatchObject({ address: newEmail })
	expect(await email()).toBe(oldEmail)

	const done = await press(confirm, 'change-email')
	expect(done.headers.get('location')).toBe('/settings/sign-in?done=email-changed')
	expect(await email()).toBe(newEmail)
	expect(await visit('/', { cookie }).context.user()).toMatchObject({ email: newEmail })
	expect(await visit('/', { cookie: elsewhere }).context.user()).toBeUndefined()
	expect((await press(confirm, 'change-email')).status).toBe(410)
})

test('what waited for the old address is taken up with the new one', async () => {
	const { db, id, ask, press } = await signedIn()
	await makeLesson(db, { id: 'kitchen', isPrivate: true })
	await db.insert(groups).values({ id: 'class', name: '3班' })
	await db
		.insert(groupInvitees)
		.values([oldEmail, newEmail].map((email) => ({ groupId: 'class', email })))
	await db
		.insert(shareMails)
		.values({ lessonId: 'kitchen', email: oldEmail, about: 'invited', at: new Date() })
	await press((await ask()).confirm, 'change-email')
	expect(await db.select().from(groupMembers)).toMatchObject([{ groupId: 'class', userId: id }])
	expect(await db.select().from(lessonShares)).toMatchObject([{ lessonId: 'kitchen', userId: id }])
	expect([await db.$count(groupInvitees), await db.$count(shareMails)]).toEqual([0, 0])
})

test('what waited for an address that was never confirmed stays with it', async () => {
	const { db, id, ask, press } = await signedIn()
	await db.update(userProfiles).set({ emailVerified: false }).where(eq(userProfiles.id, id))
	await db.insert(groups).values({ id: 'class', name: '3班' })
	await db.insert(groupInvitees).values({ groupId: 'class', email: oldEmail })
	await press((await ask()).confirm, 'change-email')
	expect(await db.select().from(groupInvitees)).toMatchObject([{ email: oldEmail }])
	expect(await db.select().from(groupMembers)).toEqual([])
})

test.each([
	['XiaoMei@example.com', 'changed', 'change-email'],
	['xiaomei@example.com', 'taken back', 'keep-email'],
])('deleted later, nothing has %s or the address to which it was %s', async (was, _, last) => {
	const { db, id, ask, press } = await signedIn()
	await db.update(userProfiles).set({ email: was }).where(eq(userProfiles.id, id))
	await makeLesson(db, { id: 'kitchen', isPrivate: true })
	const shen = { actor: { id: await makeAdmin(db, { email: 'shen@example.com' }), email: '' } }
	const by = { ...shen, now: new Date() }
	const share = (emails: string) =>
		shareLesson(db, { ...by, emails, lesson: 'kitchen', type: 'lesson' })
	expect(await createGroup(db, { ...by, id: 'class', name: '3班' })).toMatchObject({ ok: true })
	await addPeople(db, {
		...by,
		group: 'class',
		people: was,
		skipsWaitlist: false,
		isCheck: false,
		level: 99,
	})
	expect(await share(was)).toMatchObject({ ok: true, value: { count: 1 } })
	const links = await ask()
	await press(links.confirm, 'change-email')
	if (last === 'keep-email') await press(links.keep, last, '')
	expect(await deleteAccount(db, { userId: id })).toBe('done')
	for (const table of Object.values(schema).filter((one) => is(one, SQLiteTable))) {
		const rows = JSON.stringify(await db.all(sql`select * from ${table}`)).toLowerCase()
		expect.soft(rows).not.toContain(oldEmail)
		expect.soft(rows).not.toContain(newEmail)
	}
})

test('a mistyped address gives its owner nothing: they are not signed in as the account', async () => {
	const { db, ask, press, email, visit } = await signedIn()
	const { confirm } = await ask()
	const away = await answerOf(loader(visit(confirm)))
	expect(away.headers.get('location')).toMatch(/^\/login\?to=\/email-change/)
	expect((await press(confirm, 'change-email', '')).headers.get('location')).toMatch(/^\/login/)
	const stranger = await sessionOf(db, await makeAccount(db, { email: 'lilei@example.com' }))
	expect((await press(confirm, 'change-email', stranger)).status).toBe(403)
	expect(await email()).toBe(oldEmail)
})

test('an address that is taken is answered alike, and its owner is told', async () => {
	const { db, ask, email, mails } = await signedIn()
	await makeAccount(db, { email: newEmail })
	const { answer, confirm } = await ask()
	expect(answer.headers.get('location')).toBe('/settings/sign-in?done=email-asked')
	expect(confirm).toBe('')
	expect(mails.find(({ to }) => to === newEmail)?.subject).toContain('Somebody typed your address')
	expect(await email()).toBe(oldEmail)
})

test('an address that was taken meanwhile stays with its account', async () => {
	const { db, ask, press, email } = await signedIn()
	const { confirm } = await ask()
	await makeAccount(db, { email: newEmail })
	expect((await press(confirm, 'change-email')).status).toBe(410)
	expect(await email()).toBe(oldEmail)
})

test('the old address takes the change back for a week, without signing in', async () => {
	const { db, id, ask, press, email, visit, cookie } = await signedIn()
	const { confirm, keep } = await ask()
	await press(confirm, 'change-email')
	await db.insert(passkeys).values({
		...anyPasskey(),
		userId: id,
		name: 'Mine now',
		createdAt: new Date(Date.now() + 1000),
	})
	// A thief resets the password by the new address: the link of the owner goes on working.
	const link = await makeLink(db, { purpose: 'reset-password', email: newEmail, now: new Date() })
	const reset = { token: link?.token ?? '', password: 'the-thiefs-own', now: new Date() }
	await resetPassword(db, reset)
	expect(await loader(visit(keep))).toMatchObject({ address: oldEmail, intent: 'keep-email' })
	expect(await email()).toBe(newEmail)

	const kept = await press(keep, 'keep-email', '')
	expect(kept.headers.get('location')).toMatch(/^\/reset-password\?token=/)
	expect(await email()).toBe(oldEmail)
	expect(await visit('/', { cookie }).context.user()).toBeUndefined()
	expect(await db.select().from(passkeys)).toEqual([])
	for (const tried of [
		{ email: newEmail, password: 'the-thiefs-own' },
		{ email: oldEmail, password: 'the-thiefs-own' },
		{ email: oldEmail, password },
	]) {
		expect((await answerOf(login(visit('/login', { form: tried })))).status).toBe(401)
	}
	expect((await press(keep, 'keep-email', '')).status).toBe(410)
	const token = new URL(kept.headers.get('location') ?? '', 'http://x').searchParams.get('token')
	const again = { token: token ?? '', password: 'my-own-again', now: new Date() }
	expect(await resetPassword(db, again)).toMatchObject({ email: oldEmail })
})

test('an app that was begun and never confirmed locks nobody out', async () => {
	const { db, send, ask, press, visit } = await signedIn()
	await send({ intent: 'start-app', currentPassword: password })
	await db.update(twoFactors).set({ appSince: new Date(0), updatedAt: new Date(0) })
	const { keep } = await ask()
	const kept = await press(keep, 'keep-email', '')
	const token = new URL(kept.headers.get('location') ?? '', 'http://x').searchParams.get('token')
	await resetPassword(db, { token: token ?? '', password: 'my-own-again', now: new Date() })
	const form = { email: oldEmail, password: 'my-own-again' }
	expect((await answerOf(login(visit('/login', { form })))).headers.get('location')).toBe('/')
})

test('it also stops a change that was not confirmed, and leaves what was there before', async () => {
	const { db, ask, press, email, visit } = await signedIn({ hasApp: true })
	const { confirm, keep } = await ask()
	await press(keep, 'keep-email', '')
	expect((await press(confirm, 'change-email')).headers.get('location')).toMatch(/^\/login/)
	expect(await email()).toBe(oldEmail)
	const form = { email: oldEmail, password }
	expect((await answerOf(login(visit('/login', { form })))).status).toBe(401)
	expect(await db.select().from(twoFactors)).toMatchObject([{ verified: true }])
	expect(await db.select().from(userProfiles)).toMatchObject([{ twoFactorEnabled: true }])
})

test('while a change can be taken back, nobody else gets the old address', async () => {
	const { db, ask, press, visit, settled } = await signedIn()
	const { confirm } = await ask()
	await press(confirm, 'change-email')
	const form = {
		email: oldEmail,
		password: 'three-ways-on',
		displayName: 'Thief',
		country: 'PT',
		langLevel: 'HSK1',
	}
	const answer = await answerOf(register(visit('/register', { form })))
	expect(answer.headers.get('refresh')).toContain('/register-success')
	expect(await db.select().from(userProfiles)).toHaveLength(1)
	vi.useFakeTimers({ now: Date.now() + 7 * 24 * 60 * 60_000 + 1000, toFake: ['Date'] })
	await answerOf(register(visit('/register', { form })))
	await settled()
	vi.useRealTimers()
	expect(await db.select().from(userProfiles)).toHaveLength(2)
})

test('only the newest link to a new address works, and none after it was cancelled', async () => {
	const { ask, press, send, email } = await signedIn()
	const first = await ask('one@example.org')
	const second = await ask('two@example.org')
	expect((await press(first.confirm, 'change-email')).status).toBe(410)
	await send({ intent: 'cancel-email' })
	expect((await press(second.confirm, 'change-email')).status).toBe(410)
	expect(await email()).toBe(oldEmail)
})

test('the own address is no new one, and five changes a day are enough', async () => {
	const { ask } = await signedIn()
	expect((await ask(oldEmail.toUpperCase())).answer.status).toBe(422)
	for (let n = 0; n < 5; n++) expect((await ask(`new-${n}@example.org`)).answer.status).toBe(302)
	expect((await ask('one-more@example.org')).answer.status).toBe(429)
})
