/** What changes while a run goes on, and what becomes of what fails. */
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Db } from '#app/db/client.server.ts'
import { lessons, readingPlaces, reminders, userProfiles } from '#app/db/schema/index.ts'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import { changeReminder, switchOff } from '#app/features/reminders/change-reminder.server.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { daysLater, evening, refused, reminded } from '#tests/support/reminded.ts'

beforeEach(() => {
	vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
	vi.restoreAllMocks()
})

const minutesLater = (minutes: number, from = evening) => new Date(+from + minutes * 60_000)

test.each<[string, (db: Db) => Promise<unknown>]>([
	[
		'who used the link that switches it off',
		(db) => switchOff(db, { userId: 'zhou', siteKey: undefined }),
	],
	[
		'who chose another hour',
		(db) => changeReminder(db, { userId: 'zhou', change: { reminder: 'mail', hour: 22 } }),
	],
	[
		'whose account was disabled',
		(db) => {
			const values = { status: accountStatuses.disabled }
			return db.update(userProfiles).set(values).where(eq(userProfiles.id, 'zhou'))
		},
	],
])('no mail goes to somebody %s while others were served', async (_, change) => {
	const platform = await reminded({ whileSending: () => change(platform.db) })
	for (let number = 0; number < 9; number += 1) await platform.addPerson(`person-${number}`)
	// Ten are served at a time; 周 is the eleventh.
	await platform.addPerson('zhou', { updatedAt: new Date(Date.now() + 60_000) })
	await platform.remind()
	expect(platform.mails).toHaveLength(10)
	expect(platform.mails.map(({ to }) => to)).not.toContain('zhou@example.com')
})

test('settings that are saved while the last mail goes out, or one that fails, stay', async () => {
	const change = { reminder: 'mail', hour: 22 } as const
	const platform = await reminded({
		whileSending: () => changeReminder(platform.db, { userId: 'xiaomei', change }),
	})
	const { db, remind, failing, row } = platform
	const saved = { byMail: true, hour: 22, decidedOn: null, unanswered: 0, failures: 0 }
	await db.update(reminders).set({ unanswered: 10, sentOn: '2026-11-18', sentAt: daysLater(-7) })
	await remind()
	expect(await row()).toMatchObject(saved)
	await db.update(reminders).set({ hour: 19, unanswered: 2 })
	failing.push(refused('no mail now'))
	await remind(daysLater(1))
	expect(await row()).toMatchObject(saved)
})

test('a mail of which nobody knows whether it was taken is not sent again on that day', async () => {
	const { remind, failing, mails, row } = await reminded()
	failing.push(Object.assign(new Error('connection lost'), { code: 'ECONNRESET' }))
	await remind()
	await remind(minutesLater(1))
	expect(mails).toHaveLength(0)
	expect(await row()).toMatchObject({ sentOn: '2026-11-25', unanswered: 1, failures: 0 })
	await remind(daysLater(1))
	expect(mails).toHaveLength(1)
})

test('failures of one day do not count on the next', async () => {
	const { remind, failing, mails } = await reminded()
	failing.push(refused('no mail now'))
	await remind(minutesLater(59))
	failing.push(refused('no mail now'), refused('no mail now'))
	for (const minute of [0, 1, 2]) await remind(minutesLater(minute, daysLater(1)))
	expect(mails).toHaveLength(1)
})

test('reminders that always fail become weekly, and end', async () => {
	const { remind, failing, row } = await reminded()
	let tries = 0
	for (let day = 0; day < 80; day += 1) {
		for (const minute of [0, 1, 2, 3]) {
			failing.splice(0, 1, refused('no such address'))
			await remind(minutesLater(minute, daysLater(day)))
			if (failing.length === 0) tries += 1
		}
	}
	expect(tries).toBe(33)
	expect(await row()).toMatchObject({ byMail: false })
})

test('others are reminded although the queries of a hundred people fail', async () => {
	const { db, addPerson, remind, mails } = await reminded()
	const lessonId = await makeLesson(db)
	await db.update(lessons).set({ title: sql`'{}'` })
	const place = { lessonId, paragraph: 2, paragraphs: 9, changedAt: evening }
	await db.update(reminders).set({ updatedAt: daysLater(-1) })
	for (let number = 0; number < 100; number += 1) {
		const userId = `person-${number}`
		await addPerson(userId, { updatedAt: daysLater(-2) })
		await db.insert(readingPlaces).values({ userId, ...place })
	}
	await remind()
	expect(mails).toHaveLength(0)
	await remind(minutesLater(1))
	expect(mails.map(({ to }) => to)).toEqual(['xiaomei@example.com'])
})
