import { beforeEach, expect, test, vi } from 'vitest'
import { pushSubscriptions, sessions } from '#app/db/schema/index.ts'
import { action as login } from '#app/features/accounts/pages/login.tsx'
import { action as signOut } from '#app/features/accounts/pages/sign-out.ts'
import { readReminder } from '#app/features/reminders/change-reminder.server.ts'
import { action } from '#app/features/reminders/pages/device-reminder.ts'
import { answerOf, cookieOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount, password } from '#tests/support/factories.ts'
import { pushEnv, startPushService } from '#tests/support/push-service.ts'
import { sessionOf } from '#tests/support/session.ts'

beforeEach(() => {
	vi.spyOn(console, 'warn').mockReturnValue()
})

const siteKey = pushEnv.PUSH_PUBLIC_KEY

async function signedIn() {
	const platform = await testPlatform()
	const { db } = platform
	const service = await startPushService()
	service.stop()
	await makeAccount(db, { id: 'xiaomei' })
	const cookie = await sessionOf(db, 'xiaomei')
	async function send(call: object, as: string | undefined = cookie) {
		const { context, params } = platform.visit('/reminder/device', { cookie: as })
		const request = new Request('http://localhost/reminder/device', {
			method: 'POST',
			body: JSON.stringify(call),
			headers: { 'content-type': 'application/json' },
		})
		return (await answerOf(action({ context, params, request }))).status
	}
	function callOf(name: string, changed: object = {}) {
		const { endpoint, ...keys } = service.browser(name).subscription
		return { intent: 'on', endpoint, keys, siteKey, ...changed }
	}
	async function reminder(userId = 'xiaomei') {
		const [session] = await db.select().from(sessions)
		return readReminder(db, { userId, token: session?.token ?? '', siteKey })
	}
	return { ...platform, cookie, send, callOf, reminder }
}

test('a browser is switched on and off, and the others stay', async () => {
	const { db, send, callOf, reminder } = await signedIn()
	const laptop = await sessionOf(db, 'xiaomei')
	expect(await reminder()).toEqual({
		byMail: false,
		hour: 19,
		devices: 0,
		isOnHere: false,
		isOutdatedHere: false,
	})
	expect(await send(callOf('phone'))).toBe(200)
	expect(await send(callOf('laptop'), laptop)).toBe(200)
	expect(await reminder()).toEqual({
		byMail: false,
		hour: 19,
		devices: 2,
		isOnHere: true,
		isOutdatedHere: false,
	})
	// Once more, with new keys: still one.
	expect(await send(callOf('phone'))).toBe(200)
	expect(await db.$count(pushSubscriptions)).toBe(2)
	expect(await send({ intent: 'off' })).toBe(200)
	expect(await reminder()).toMatchObject({ devices: 1, isOnHere: false })
})

test('who signs out is not notified there', async () => {
	const { db, visit, cookie, send, callOf } = await signedIn()
	await send(callOf('phone'))
	await answerOf(signOut(visit('/sign-out', { cookie, form: {} })))
	expect(await db.$count(pushSubscriptions)).toBe(0)
})

test('who signs in anew is still notified there, and nobody who then signs in', async () => {
	const { db, visit, cookie, send, callOf } = await signedIn()
	await makeAccount(db, { id: 'ming', email: 'ming@example.com' })
	await send(callOf('phone'))
	const enter = async (email: string, as?: string) =>
		cookieOf(await answerOf(login(visit('/login', { form: { email, password }, cookie: as }))))
	const shown = async () => (await db.select().from(pushSubscriptions))[0]?.sessionId
	const first = await shown()
	// Another browser of hers is another.
	await enter('xiaomei@example.com')
	expect(await shown()).toBe(first)
	const again = await enter('xiaomei@example.com', cookie)
	expect(await shown()).toBe((await db.select().from(sessions)).at(-1)?.id)
	expect(await shown()).not.toBe(first)
	await enter('ming@example.com', again)
	expect(await shown()).toBeUndefined()
})

test('a browser that somebody else now uses notifies them alone', async () => {
	const { db, send, callOf } = await signedIn()
	await makeAccount(db, { id: 'ming', email: 'ming@example.com' })
	const call = callOf('shared-computer')
	await send(call)
	await send(call, await sessionOf(db, 'ming'))
	expect(await db.select().from(pushSubscriptions)).toMatchObject([{ userId: 'ming' }])
})

test('one address is one browser, however it is written', async () => {
	const { db, send, callOf } = await signedIn()
	const other = await sessionOf(db, 'xiaomei')
	await send(callOf('phone'))
	expect(await send(callOf('phone#again', { keys: callOf('phone').keys }), other)).toBe(200)
	expect(await db.select().from(pushSubscriptions)).toMatchObject([
		{ endpoint: 'https://web.push.apple.com/phone' },
	])
})

test('a browser that asks again and again has to wait', async () => {
	const { send } = await signedIn()
	for (let n = 0; n < 120; n += 1) await send({ intent: 'off' })
	expect(await send({ intent: 'off' })).toBe(429)
})

test('what is no push service, or has no keys, is refused', async () => {
	const { db, send, callOf } = await signedIn()
	const { keys } = callOf('phone')
	for (const changed of [
		{ endpoint: 'https://10.0.0.1/phone' },
		{ endpoint: 'http://web.push.apple.com/phone' },
		{ keys: {} },
		{ siteKey: undefined },
		{ keys: { ...keys, auth: 'short' } },
		{ keys: { ...keys, p256dh: 'A'.repeat(87) } },
		// It looks like a point, and is not on the curve.
		{ keys: { ...keys, p256dh: `B${'a'.repeat(86)}` } },
	]) {
		expect(await send(callOf('phone', changed))).toBe(400)
	}
	expect(await db.$count(pushSubscriptions)).toBe(0)
})
