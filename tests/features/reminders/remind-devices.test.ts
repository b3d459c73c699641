/** Reminders as notifications, through a push service on this machine. */
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pushSubscriptions, reminders, sessions, userProfiles } from '#app/db/schema/index.ts'
import { readReminder, switchOff } from '#app/features/reminders/change-reminder.server.ts'
import { addDevice } from '#app/features/reminders/push-devices.server.ts'
import { pusher } from '#app/http/push.server.ts'
import { pushEnv, startPushService } from '#tests/support/push-service.ts'
import { daysLater, evening, reminded } from '#tests/support/reminded.ts'
import { sessionOf } from '#tests/support/session.ts'

let service: Awaited<ReturnType<typeof startPushService>>
beforeEach(async () => {
	service = await startPushService()
})
afterEach(() => {
	service.stop()
	vi.restoreAllMocks()
})

const siteKey = pushEnv.PUSH_PUBLIC_KEY

/** 小美 with browsers that show her reminders. */
async function withBrowsers(names: readonly string[], { byMail = false } = {}) {
	const platform = await reminded({ push: pusher(pushEnv, service.post) })
	const { db } = platform
	await db.update(reminders).set({ byMail })
	const browsers = names.map((name) => service.browser(name))
	for (const { subscription } of browsers) {
		await sessionOf(db, 'xiaomei')
		const token = (await db.select().from(sessions)).at(-1)?.token ?? ''
		await addDevice(db, { userId: 'xiaomei', token }, { ...subscription, siteKey })
	}
	return { ...platform, got: () => browsers.map(({ got }) => got()) }
}

const notification = { title: 'Hanlu 汉路', text: '2 cards, about 1 minute.', path: '/courses' }

test('all browsers that were switched on show the reminder, once a day, with or without a mail', async () => {
	const { db, remind, got, mails } = await withBrowsers(['phone', 'laptop'])
	// An address matters to mails alone.
	await db.update(userProfiles).set({ emailVerified: false })
	await Promise.all([remind(), remind()])
	expect(got()).toEqual([[notification], [notification]])
	expect(mails).toHaveLength(0)
	await db.update(reminders).set({ byMail: true })
	await db.update(userProfiles).set({ emailVerified: true })
	await remind(daysLater(1))
	expect(service.asked).toHaveLength(4)
	expect(mails).toHaveLength(1)
})

test('a browser that is gone is forgotten', async () => {
	const { db, remind } = await withBrowsers(['phone', 'laptop'])
	service.answers.set('/phone', 410)
	await remind()
	expect(await db.select().from(pushSubscriptions)).toMatchObject([
		{ endpoint: expect.stringContaining('/laptop') },
	])
})

test.each([401, 403])(
	'a site that a push service refuses with %i keeps its browsers',
	async (status) => {
		vi.spyOn(console, 'error').mockReturnValue()
		const { db, remind, row } = await withBrowsers(['phone'])
		service.answers.set('/phone', status)
		await remind()
		expect(await db.$count(pushSubscriptions)).toBe(1)
		expect(await row()).toMatchObject({ sentOn: null, failures: 1 })
	},
)

test('a browser with another key of the site is not asked, and hears of it in the settings', async () => {
	const { db, remind, row } = await withBrowsers(['phone', 'laptop'])
	const [phone, laptop] = await db.select().from(sessions)
	const here = (session: typeof phone) =>
		readReminder(db, { userId: 'xiaomei', token: session?.token ?? '', siteKey })
	await db
		.update(pushSubscriptions)
		.set({ siteKey: 'another' })
		.where(eq(pushSubscriptions.sessionId, phone?.id ?? ''))
	await remind()
	expect(service.asked.map(({ path }) => path)).toEqual(['/laptop'])
	expect(await here(phone)).toMatchObject({ devices: 1, isOnHere: false, isOutdatedHere: true })
	expect(await here(laptop)).toMatchObject({ devices: 1, isOnHere: true, isOutdatedHere: false })
	// With no other way there is nobody to remind, and no day counts as failed.
	await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, laptop?.id ?? ''))
	await remind(daysLater(1))
	expect(await row()).toMatchObject({ decidedOn: '2026-11-25', failures: 0 })
	// Switched on once more, it has the key of today.
	const { subscription } = service.browser('phone')
	const person = { userId: 'xiaomei', token: phone?.token ?? '' }
	await addDevice(db, person, { ...subscription, siteKey })
	expect(await here(phone)).toMatchObject({ devices: 1, isOnHere: true, isOutdatedHere: false })
})

test('a browser whose key was not kept yet is asked', async () => {
	const { db, remind, got } = await withBrowsers(['phone'])
	await db.update(pushSubscriptions).set({ siteKey: null })
	await remind()
	expect(got()).toEqual([[notification]])
})

test('devices that always fail are asked less often, and in the end no more', async () => {
	vi.spyOn(console, 'error').mockReturnValue()
	const { db, remind } = await withBrowsers(['phone'])
	// Longer than a session lasts that is not used.
	await db.update(sessions).set({ expiresAt: daysLater(100) })
	service.answers.set('/phone', 500)
	for (let day = 0; day < 80; day += 1) {
		for (const minute of [0, 1, 2, 3]) await remind(new Date(+daysLater(day) + minute * 60_000))
	}
	// Three tries on each of three days and in each of eight weeks.
	expect(service.asked).toHaveLength(33)
	expect(await db.$count(pushSubscriptions)).toBe(0)
})

test('a notification that fails is tried again; one way that works is enough', async () => {
	vi.spyOn(console, 'error').mockReturnValue()
	const { db, remind, mails, row } = await withBrowsers(['phone'])
	service.answers.set('/phone', 500)
	await remind()
	expect(await row()).toMatchObject({ sentOn: null, failures: 1 })
	service.answers.delete('/phone')
	await remind(new Date(+evening + 60_000))
	expect(await row()).toMatchObject({ sentOn: '2026-11-25', failures: 0 })
	service.answers.set('/phone', 500)
	await db.update(reminders).set({ byMail: true })
	await remind(daysLater(1))
	await remind(new Date(+daysLater(1) + 60_000))
	expect(mails).toHaveLength(1)
	expect(service.asked).toHaveLength(3)
})

test('a session that has run out shows nothing, though its row is still there', async () => {
	const { db, remind, row } = await withBrowsers(['phone'])
	const [session] = await db.update(sessions).set({ expiresAt: evening }).returning()
	await remind()
	expect(service.asked).toEqual([])
	expect(await row()).toMatchObject({ decidedOn: null, failures: 0 })
	const person = { userId: 'xiaomei', token: session?.token ?? '', siteKey }
	expect(await readReminder(db, person)).toMatchObject({ devices: 0, isOnHere: false })
	expect(await switchOff(db, person)).toEqual({ hasDevices: false })
})

test('the last reminder switches the browsers off as well, and says so', async () => {
	const { db, remind, got } = await withBrowsers(['phone'])
	await db.update(reminders).set({ unanswered: 10, sentOn: '2026-11-18', sentAt: daysLater(-7) })
	await remind()
	expect(got()[0]).toMatchObject([{ text: expect.stringContaining('This is the last reminder.') }])
	expect(await db.$count(pushSubscriptions)).toBe(0)
})

test('a site without keys for push services sends mails alone', async () => {
	const { db, remind, mails, addPerson } = await reminded()
	await addPerson('ming', { byMail: false })
	await sessionOf(db, 'ming')
	const [session] = await db.select().from(sessions)
	const { subscription } = service.browser('phone')
	const ming = { userId: 'ming', token: session?.token ?? '' }
	await addDevice(db, ming, { ...subscription, siteKey })
	await remind()
	expect(mails.map(({ to }) => to)).toEqual(['xiaomei@example.com'])
})
