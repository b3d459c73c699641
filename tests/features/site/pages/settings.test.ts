import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { credentials, hskLists, sessions, userProfiles } from '#app/db/schema/index.ts'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import { action as login } from '#app/features/accounts/pages/login.tsx'
import { action, loader } from '#app/features/site/pages/settings.tsx'
import { answerOf, cookieOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount, password } from '#tests/support/factories.ts'
import { productOn } from '#tests/support/product.ts'
import { sessionOf } from '#tests/support/session.ts'

const email = 'xiaomei@example.com'

async function signedIn() {
	const platform = await testPlatform()
	const id = await makeAccount(platform.db)
	const cookie = await sessionOf(platform.db, id)
	const save = (form: Record<string, string>, path = '/settings') =>
		answerOf(action(platform.visit(path, { form, cookie })))
	const profile = async () => (await platform.db.select().from(userProfiles))[0]
	return { ...platform, id, cookie, save, profile }
}

test('each row is saved on its own, and the others stay open', async () => {
	const { save, profile } = await signedIn()
	const path = '/settings?edit=displayName&edit=country'
	const answer = await save({ intent: 'displayName', displayName: '小美' }, path)
	expect(answer.headers.get('location')).toBe('/settings?edit=country&saved=displayName')
	await save({ intent: 'langLevel', langLevel: 'HSK4' })
	await save({ intent: 'country', country: 'PT' })
	expect(await profile()).toMatchObject({ displayName: '小美', langLevel: 'HSK4', country: 'PT' })
})

test('the level is spelt as levels are everywhere', async () => {
	const { db, cookie, save } = await signedIn()
	await save({ intent: 'langLevel', langLevel: 'HSK4' })
	const page = await productOn(db).ask('/settings', { cookie })
	expect(await page.text()).toContain('HSK 4')
})

test('a person chooses the HSK edition that colours texts, or takes the default', async () => {
	const { db, save, profile, visit, cookie } = await signedIn()
	const settings = () => loader(visit('/settings', { cookie }))
	expect(await settings()).toMatchObject({
		user: { hskEdition: '2.0' },
		hsk: { chosenEdition: null, defaultEdition: '2.0', editions: ['2.0'] },
	})
	await db.insert(hskLists).values({ edition: '3.0', source: 'hsk30.csv', sha256: '' })
	expect(await settings()).toMatchObject({
		user: { hskEdition: '2.0' },
		hsk: { chosenEdition: null, defaultEdition: '2.0', editions: ['2.0', '3.0'] },
	})
	await db.update(hskLists).set({ defaultAt: new Date() })
	expect(await settings()).toMatchObject({
		user: { hskEdition: '3.0' },
		hsk: { chosenEdition: null, defaultEdition: '3.0', editions: ['2.0', '3.0'] },
	})
	await save({ intent: 'hskEdition', hskEdition: '2.0' })
	expect(await settings()).toMatchObject({
		user: { hskEdition: '2.0' },
		hsk: { chosenEdition: '2.0', defaultEdition: '3.0' },
	})
	await save({ intent: 'hskEdition', hskEdition: '' })
	expect((await profile())?.hskEdition).toBeNull()
})

test('vulgar words are shown to a person who asks for them', async () => {
	const { save, visit, cookie } = await signedIn()
	const isAsked = async () => (await loader(visit('/settings', { cookie }))).user.showsCoarse
	expect(await isAsked()).toBe(false)
	await save({ intent: 'showsCoarse', showsCoarse: 'yes' })
	expect(await isAsked()).toBe(true)
	await save({ intent: 'showsCoarse', showsCoarse: 'no' })
	expect(await isAsked()).toBe(false)
})

test('a daily goal is set, refused where it is no number, and given up by an empty field', async () => {
	const { save, visit, cookie } = await signedIn()
	const goal = async () => (await loader(visit('/settings', { cookie }))).study.goalMinutes
	expect(await goal()).toBeNull()
	const answer = await save({ intent: 'goalMinutes', goalMinutes: ' 15 ' })
	expect(answer.headers.get('location')).toBe('/settings?saved=goalMinutes')
	expect(await goal()).toBe(15)
	for (const goalMinutes of ['a lot', '-5', '601', '1.5']) {
		expect((await save({ intent: 'goalMinutes', goalMinutes })).status).toBe(422)
	}
	expect(await goal()).toBe(15)
	await save({ intent: 'goalMinutes', goalMinutes: '' })
	expect(await goal()).toBeNull()
})

test('daily card limits are saved like the rest', async () => {
	const { save, visit, cookie } = await signedIn()
	const answer = await save({ intent: 'newPerDay', newPerDay: '5' }, '/settings?edit=newPerDay')
	expect(answer.headers.get('location')).toBe('/settings?saved=newPerDay')
	await save({ intent: 'reviewsPerDay', reviewsPerDay: '0' })
	const page = await loader(visit('/settings', { cookie }))
	expect(page).toMatchObject({ study: { newPerDay: 5, reviewsPerDay: 0 } })
})

const newPassword = {
	intent: 'password',
	currentPassword: password,
	password: 'drei-wege',
	confirmPassword: 'drei-wege',
}

test('a password is changed here, and signs out everywhere else', async () => {
	const { save, visit, cookie, mails, settled, profile } = await signedIn()
	const signIn = (typed: string) =>
		answerOf(login(visit('/login', { form: { email, password: typed } })))
	const elsewhere = cookieOf(await signIn(password))
	const answer = await save(newPassword, '/settings?edit=password')
	expect(answer.headers.get('location')).toBe('/settings?saved=password')
	expect(await visit('/', { cookie }).context.user()).toBeDefined()
	expect(await visit('/', { cookie: elsewhere }).context.user()).toBeUndefined()
	expect((await signIn(password)).status).toBe(401)
	expect((await signIn('drei-wege')).status).toBe(302)
	expect(await profile()).toMatchObject({ hasLongPassword: false })
	await settled()
	expect(mails).toMatchObject([{ to: email, subject: 'Your Hanlu 汉路 password was changed' }])
})

test.each([
	[{ currentPassword: 'wrong-one' }, 'currentPassword', 'This is not your current password.'],
	[{ currentPassword: '' }, 'currentPassword', 'Password is required.'],
	[{ confirmPassword: 'other' }, 'confirmPassword', 'Passwords do not match'],
	[{ password: 'abcde' }, 'password', 'Password must be at least 6 characters long'],
	[
		{ password: 'qwerty123', confirmPassword: 'qwerty123' },
		'password',
		'This password is among the first that are guessed. Please choose another.',
	],
	[
		{ password: email, confirmPassword: email },
		'password',
		'Your email address is easy to guess. Please choose another password.',
	],
	[
		{ password, confirmPassword: password },
		'password',
		'The new password is the same as the current one.',
	],
])('a password is not changed with %j', async (change, field, text) => {
	const { save, db } = await signedIn()
	const before = await db.select().from(credentials)
	const answer = await save({ ...newPassword, ...change })
	expect(answer.status).toBe(422)
	const body = await answer.json()
	expect(body).toMatchObject({
		problems: expect.arrayContaining([expect.objectContaining({ field, text })]),
	})
	expect(JSON.stringify(body)).not.toContain('drei-wege')
	expect(await db.select().from(credentials)).toEqual(before)
})

test('the page says whether the address is confirmed', async () => {
	const { db, visit, cookie } = await signedIn()
	const open = () => loader(visit('/settings', { cookie }))
	expect(await open()).toMatchObject({ account: { email, isConfirmed: true } })
	await db.update(userProfiles).set({ emailVerified: false })
	expect(await open()).toMatchObject({ account: { email, isConfirmed: false } })
})

test('the time zone is stored without leaving the page', async () => {
	const { visit, cookie } = await signedIn()
	const form = { intent: 'timeZone', timeZone: 'Asia/Shanghai' }
	expect(await action(visit('/settings', { form, cookie }))).toBeNull()
	const page = await loader(visit('/settings', { cookie }))
	expect(page).toMatchObject({ study: { timeZone: 'Asia/Shanghai' } })
})

test('a saved row says so', async () => {
	const { visit, cookie } = await signedIn()
	const page = await loader(visit('/settings?saved=country', { cookie }))
	expect(page).toMatchObject({ success: 'Country updated.', open: [] })
})

test.each([
	[{ intent: 'displayName', displayName: '  ' }, 'Display name is required.'],
	[{ intent: 'country', country: '' }, 'Country is required.'],
	[{ intent: 'langLevel', langLevel: 'HSK9' }, 'Language level is required.'],
	[{ intent: 'hskEdition', hskEdition: '1.0' }, 'Please choose an HSK edition.'],
	[{ intent: 'newPerDay', newPerDay: 'many' }, 'whole number'],
	[{ intent: 'newPerDay', newPerDay: '501' }, '500'],
	[{ intent: 'timeZone', timeZone: 'Moon/Tranquility' }, 'This request could not be understood.'],
	[{ intent: 'level', level: '99' }, 'This request could not be understood.'],
])('%j is refused', async (form, text) => {
	const { save, profile } = await signedIn()
	const before = await profile()
	const answer = await save(form)
	expect(answer.status).toBeGreaterThanOrEqual(400)
	expect(await answer.text()).toContain(text)
	expect(await profile()).toEqual(before)
})

test.each([0, 2, 3])(
	'an account whose status becomes %i is signed out everywhere',
	async (status) => {
		const { db, id, visit, cookie, profile } = await signedIn()
		const before = await profile()
		await db.update(userProfiles).set({ status }).where(eq(userProfiles.id, id))
		const form = { intent: 'country', country: 'PT' }
		const request = visit('/settings', { form, cookie })
		const answer = await answerOf(action(request))
		expect(answer.headers.get('location')).toBe('/login')
		expect(request.context.responseHeaders.get('set-cookie')).toContain('Max-Age=0')
		expect(await db.select().from(sessions)).toEqual([])
		expect((await profile())?.country).toBe(before?.country)
		await db.update(userProfiles).set({ status: accountStatuses.normal })
		expect(await visit('/', { cookie }).context.user()).toBeUndefined()
	},
)

test('a reminder is switched on at an hour, and off again', async () => {
	const { save, visit, cookie } = await signedIn()
	const reminder = async () => (await loader(visit('/settings', { cookie }))).reminder
	expect(await reminder()).toMatchObject({ byMail: false, hour: 19 })
	const answer = await save({ intent: 'reminder', reminder: 'mail', hour: '7' })
	expect(answer.headers.get('location')).toBe('/settings?saved=reminder')
	expect(await reminder()).toMatchObject({ byMail: true, hour: 7 })
	await save({ intent: 'reminder', reminder: 'mail', hour: '24' })
	await save({ intent: 'reminder', reminder: 'mail', hour: '' })
	expect(await reminder()).toMatchObject({ byMail: true, hour: 7 })
	await save({ intent: 'reminder', reminder: 'off', hour: '7' })
	expect(await reminder()).toMatchObject({ byMail: false, hour: 7 })
})
