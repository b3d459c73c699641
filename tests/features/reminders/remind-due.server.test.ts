import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import {
	lessonContents,
	lessons,
	readingPlaces,
	reminders,
	studyTime,
	userProfiles,
	userWords,
} from '#app/db/schema/index.ts'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import { changeReminder } from '#app/features/reminders/change-reminder.server.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { daysLater, evening, refused, reminded } from '#tests/support/reminded.ts'

const minutesLater = (minutes: number) => new Date(+evening + minutes * 60_000)

test('the mail says what waits, in plain words, and how to switch it off', async () => {
	const { db, remind, mails } = await reminded()
	await makeLesson(db, {
		id: 'from-zero',
		type: 'course',
		pathNo: 1,
		title: { zh: '从零开始', en: 'From Zero' },
	})
	const lesson = { parentId: 'from-zero', status: 1 } as const
	await makeLesson(db, { ...lesson, id: 'hello', orderNo: 1 })
	// It comes soon, and has its number on the course's page already.
	await makeLesson(db, { ...lesson, id: 'family', orderNo: 2, status: 2 })
	const next = { ...lesson, title: { zh: '电话响了', en: 'The Phone Rings' } }
	await makeLesson(db, { ...next, id: 'phone', orderNo: 3 })
	await db
		.insert(lessonContents)
		.values({ lessonId: 'phone', content: contentFrom('电话 | 响 | 了 / The phone rings') })
	await remind()
	const [mail] = mails
	expect(mail?.subject).toBe('Your reminder: 2 cards, about 1 minute')
	expect(mail?.text.replace(/http\S+signature=[\w-]{43}/, 'OFF')).toBe(
		[
			'Hello xiaomei,',
			'2 cards, about 1 minute. Then lesson 3 of From Zero, The Phone Rings.',
			'Open Hanlu 汉路: http://localhost/courses',
			'Stop these mails: OFF',
			'Your Hanlu 汉路 team\n',
		].join('\n\n'),
	)
	const link = /http\S+signature=\S+/.exec(mail?.text ?? '')?.[0]
	expect(mail?.headers).toEqual({
		'List-Unsubscribe': `<${link}>`,
		'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
	})
	// Elsewhere than on the path, /courses may offer another lesson.
	await db.update(lessons).set({ pathNo: null })
	await remind(daysLater(1))
	expect(mails[1]?.text).toContain('\n\n2 cards, about 1 minute.\n\n')
})

test('it comes in the chosen hour of one’s own clock, once a day', async () => {
	const { remind, mails } = await reminded()
	await remind(minutesLater(-1))
	expect(mails).toHaveLength(0)
	// A tick that was missed is caught up within the hour.
	await remind(minutesLater(40))
	expect(mails).toHaveLength(1)
	await remind(minutesLater(59))
	expect(mails).toHaveLength(1)
	await remind(daysLater(1))
	expect(mails).toHaveLength(2)
})

test('an hour that was missed is not caught up later', async () => {
	const { remind, mails } = await reminded()
	await remind(minutesLater(60))
	await remind(minutesLater(300))
	expect(mails).toHaveLength(0)
})

test('each person has a clock of their own', async () => {
	const { addPerson, remind, mails } = await reminded({ timeZone: 'America/New_York' })
	await addPerson('ming', { hour: 6 })
	await remind()
	expect(mails).toMatchObject([{ to: 'ming@example.com' }])
	await remind(new Date('2026-11-26T00:10:00Z'))
	expect(mails[1]).toMatchObject({ to: 'xiaomei@example.com' })
})

test('an hour that the clock skips is reminded at the next one, and one that comes twice once', async () => {
	const { remind, mails } = await reminded({ timeZone: 'Europe/Berlin', hour: 2 })
	await remind(new Date('2026-03-29T00:59:00Z'))
	expect(mails).toHaveLength(0)
	await remind(new Date('2026-03-29T01:00:00Z'))
	await remind(new Date('2026-03-29T01:01:00Z'))
	expect(mails).toHaveLength(1)
	await remind(new Date('2026-10-25T00:30:00Z'))
	await remind(new Date('2026-10-25T01:30:00Z'))
	expect(mails).toHaveLength(2)
})

test('two runs at once, and a run after one that died, send one', async () => {
	const { db, remind, mails } = await reminded()
	await Promise.all([remind(), remind(), remind()])
	expect(mails).toHaveLength(1)
	// One died between its mark and its mail: better none than two.
	mails.length = 0
	await db.update(reminders).set({ decidedOn: '2026-11-26', sentOn: '2026-11-26' })
	await remind(daysLater(1))
	expect(mails).toHaveLength(0)
	await remind(daysLater(2))
	expect(mails).toHaveLength(1)
})

test('who has studied today is left alone, whatever it was', async () => {
	const { db, remind, answerAt, mails, row } = await reminded()
	const reading = { userId: 'xiaomei', device: 'phone', updatedAt: evening }
	await answerAt(minutesLater(-30))
	await remind()
	expect(mails).toHaveLength(0)
	expect(await row()).toMatchObject({ decidedOn: '2026-11-25', sentOn: null, unanswered: 0 })
	await db.insert(userWords).values({
		userId: 'xiaomei',
		vocabId: 1,
		status: 'known',
		changedAt: new Date(+daysLater(1) - 60_000),
	})
	await remind(daysLater(1))
	await db.insert(studyTime).values({ ...reading, day: '2026-11-27', readMs: 60_000 })
	await remind(daysLater(2))
	expect(mails).toHaveLength(0)
	// A glance at a text is no study.
	await db.insert(studyTime).values({ ...reading, day: '2026-11-28', readMs: 5_000 })
	await remind(daysLater(3))
	expect(mails).toHaveLength(1)
})

test('an answer of the evening before, by one’s own clock, is not of today', async () => {
	const { remind, answerAt, mails } = await reminded({ hour: 1 })
	// 23:50 and 01:00 in Shanghai, both on 25 November in UTC.
	await answerAt(new Date('2026-11-25T15:50:00Z'))
	await remind(new Date('2026-11-25T17:00:00Z'))
	expect(mails).toHaveLength(1)
})

test('who has nothing to go on with gets no mail; a text that was begun is something', async () => {
	const { db, remind, mails } = await reminded()
	await makeAccountWithout('lilei')
	await remind()
	expect(mails.map(({ to }) => to)).toEqual(['xiaomei@example.com'])
	const lessonId = await makeLesson(db, { title: { zh: '慢火车', en: 'The Slow Train' } })
	await db
		.insert(readingPlaces)
		.values({ userId: 'lilei', lessonId, paragraph: 2, paragraphs: 9, changedAt: evening })
	await remind(daysLater(1))
	expect(mails.find(({ to }) => to === 'lilei@example.com')).toMatchObject({
		subject: 'Your reminder from Hanlu 汉路',
		text: expect.stringContaining('The Slow Train is open where you stopped.'),
	})

	async function makeAccountWithout(id: string) {
		await db.insert(userProfiles).values({
			id,
			email: `${id}@example.com`,
			displayName: id,
			status: accountStatuses.normal,
			emailVerified: true,
		})
		// In UTC, as no browser has told another zone.
		await db.insert(reminders).values({ userId: id, hour: 11, byMail: true })
	}
})

test.each([
	['that is disabled', { status: accountStatuses.disabled }],
	['that waits for its approval', { status: accountStatuses.pending }],
	['that was rejected', { status: accountStatuses.rejected }],
	['that is being deleted', { leavesAt: daysLater(20) }],
	['whose address is not confirmed', { emailVerified: false }],
])('no mail goes to an account %s', async (_, values) => {
	const { db, remind, mails } = await reminded()
	await db.update(userProfiles).set(values)
	await remind()
	expect(mails).toHaveLength(0)
})

test('nobody is reminded who did not ask for it', async () => {
	const { db, remind, mails } = await reminded()
	await db.update(reminders).set({ byMail: false })
	await remind()
	await db.delete(reminders)
	await remind()
	expect(mails).toHaveLength(0)
})

test('reminders without study become weekly, and end with a mail that says so', async () => {
	const { remind, mails, row } = await reminded()
	const days: number[] = []
	for (let day = 0; day < 80; day += 1) {
		await remind(daysLater(day))
		if (mails.length > days.length) days.push(day)
	}
	expect(days).toEqual([0, 1, 2, 9, 16, 23, 30, 37, 44, 51, 58])
	const last = 'This is the last reminder.'
	expect(mails.map(({ text }) => text.includes(last)).lastIndexOf(false)).toBe(days.length - 2)
	expect(mails.at(-1)?.text).toContain(last)
	expect(await row()).toMatchObject({ byMail: false })
})

test('study makes reminders daily again', async () => {
	const { remind, answerAt, mails, row } = await reminded()
	for (let day = 0; day < 6; day += 1) await remind(daysLater(day))
	expect(mails).toHaveLength(3)
	await answerAt(new Date(+daysLater(5) + 3_600_000))
	await remind(daysLater(6))
	await remind(daysLater(7))
	expect(mails).toHaveLength(5)
	expect(await row()).toMatchObject({ unanswered: 2 })
})

test('a mail that fails is tried again within the hour, three times in all', async () => {
	const log = vi.spyOn(console, 'error').mockReturnValue()
	const { remind, failing, mails, row } = await reminded()
	failing.push(refused('no mail now'))
	await remind()
	expect(await row()).toMatchObject({ sentOn: null, sentAt: null, unanswered: 0, failures: 1 })
	await remind(minutesLater(1))
	expect(mails).toHaveLength(1)
	expect(await row()).toMatchObject({ sentOn: '2026-11-25', unanswered: 1, failures: 0 })

	failing.push(...Array.from({ length: 9 }, () => refused('no mail today')))
	for (let minute = 0; minute < 9; minute += 1) {
		await remind(new Date(+daysLater(1) + minute * 60_000))
	}
	expect(failing).toHaveLength(6)
	// The day counts, so that reminders that always fail become weekly and end too.
	expect(await row()).toMatchObject({ sentOn: '2026-11-26', unanswered: 2, failures: 0 })
	failing.length = 0
	await remind(daysLater(2))
	expect(mails).toHaveLength(2)
	log.mockRestore()
})

test('all others are reminded although one mail fails', async () => {
	const log = vi.spyOn(console, 'error').mockReturnValue()
	const { addPerson, remind, failing, mails } = await reminded()
	for (let number = 0; number < 120; number += 1) await addPerson(`person-${number}`)
	failing.push(refused('no such address'))
	// One run looks at a hundred; the next one goes on.
	await remind()
	expect(mails).toHaveLength(99)
	await remind(minutesLater(1))
	expect(new Set(mails.map(({ to }) => to)).size).toBe(121)
	expect(mails).toHaveLength(121)
	log.mockRestore()
})

test('another hour on the same day brings no second mail, and daily ones begin anew', async () => {
	const { db, remind, mails } = await reminded()
	for (let day = 0; day < 4; day += 1) await remind(daysLater(day))
	expect(mails).toHaveLength(3)
	const change = { reminder: 'mail', hour: 20 } as const
	await changeReminder(db, { userId: 'xiaomei', change })
	await remind(new Date(+daysLater(3) + 3_600_000))
	expect(mails).toHaveLength(4)
	await changeReminder(db, { userId: 'xiaomei', change: { ...change, hour: 21 } })
	await remind(new Date(+daysLater(3) + 2 * 3_600_000))
	expect(mails).toHaveLength(4)
	expect(await db.select().from(reminders).where(eq(reminders.userId, 'xiaomei'))).toMatchObject([
		{ hour: 21, byMail: true },
	])
})
