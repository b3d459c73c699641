import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pushSubscriptions, reminders, sessions } from '#app/db/schema/index.ts'
import { action, loader } from '#app/features/reminders/pages/reminder-off.tsx'
import { addDevice } from '#app/features/reminders/push-devices.server.ts'
import { pushEnv } from '#tests/support/push-service.ts'
import { reminded } from '#tests/support/reminded.ts'
import { sessionOf, siteUrl } from '#tests/support/session.ts'

/** The link in 小美's mail, and what becomes of her reminder. */
async function mailed() {
	const platform = await reminded()
	await platform.remind()
	const header = platform.mails[0]?.headers?.['List-Unsubscribe'] ?? ''
	const path = header.slice(1, -1).replace(siteUrl, '')
	const isOn = async () => (await platform.row())?.byMail
	return { ...platform, path, isOn }
}

test('opening the link switches nothing off, as programs that check mails open every link', async () => {
	const { visit, path, isOn } = await mailed()
	expect(await loader(visit(path))).toEqual({ isValid: true })
	expect(await isOn()).toBe(true)
})

test('its button switches the reminder off without signing in, and so does one click in the mail program', async () => {
	const forms: Record<string, string>[] = [{}, { 'List-Unsubscribe': 'One-Click' }]
	for (const form of forms) {
		const { visit, path, isOn } = await mailed()
		expect(await action(visit(path, { form }))).toEqual({ isOff: true, hasDevices: false })
		expect(await isOn()).toBe(false)
		// Twice is as good as once.
		expect(await action(visit(path, { form }))).toEqual({ isOff: true, hasDevices: false })
	}
})

test('browsers that show reminders go on, and the answer says that there are some', async () => {
	const { db, visit, path, isOn } = await mailed()
	const siteKey = pushEnv.PUSH_PUBLIC_KEY
	await sessionOf(db, 'xiaomei')
	const [session] = await db.select().from(sessions)
	const endpoint = 'https://web.push.apple.com/phone'
	const subscription = { endpoint, p256dh: 'B', auth: 'a', siteKey }
	await addDevice(db, { userId: 'xiaomei', token: session?.token ?? '' }, subscription)
	const sent = visit(path, { form: {} })
	sent.context.pushKey = siteKey
	expect(await action(sent)).toEqual({ isOff: true, hasDevices: true })
	expect(await isOn()).toBe(false)
	expect(await db.$count(pushSubscriptions)).toBe(1)
})

test('a signature of another person, of another text or of nobody switches nothing off', async () => {
	const { visit, path, addPerson, db } = await mailed()
	await addPerson('ming')
	const wrong = [
		path.replace('xiaomei', 'ming'),
		path.replace(/signature=./, 'signature=-'),
		path.replace(/signature=.*/, 'signature='),
		path.replace(/&signature=.*/, ''),
		path.replace(/signature=.*/, 'signature=不'),
		'/reminder/off',
	]
	for (const one of wrong) {
		const [opened, sent] = [visit(one), visit(one, { form: {} })]
		expect([one, await loader(opened)]).toEqual([one, { isValid: false }])
		const answer = await action(sent)
		expect(answer).toMatchObject({ status: 422 })
	}
	expect(await db.$count(reminders, eq(reminders.byMail, true))).toBe(2)
})
