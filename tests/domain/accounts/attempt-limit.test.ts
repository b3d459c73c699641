import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	allowedAgainAt,
	askedConfirmMailRules,
	inviteAgainRules,
	inviteFailureRule,
	longestWindowMs,
	passwordChangeRules,
	pronunciationRules,
	registrationRules,
	resetMailRules,
	secondsUntil,
	signInRules,
	spellWait,
	wrongLinkRules,
} from '#app/domain/accounts/attempt-limit.ts'

const now = new Date('2026-01-01T12:00:00Z')
const ago = (seconds: number) => new Date(+now - seconds * 1000)
const rule = { key: 'k', limit: 3, windowMs: 60_000 }

test('below the limit an attempt is allowed at once', () => {
	expect(allowedAgainAt(rule, [ago(1), ago(2)], now)).toBeUndefined()
})

test('at the limit the wait lasts until the oldest attempt leaves the window', () => {
	expect(allowedAgainAt(rule, [ago(10), ago(50), ago(20)], now)).toEqual(ago(-10))
})

test('over the limit the wait lasts until enough attempts have left the window', () => {
	expect(allowedAgainAt(rule, [ago(50), ago(40), ago(20), ago(10)], now)).toEqual(ago(-20))
})

test('an attempt as old as the window no longer counts', () => {
	expect(allowedAgainAt(rule, [ago(60), ago(1), ago(2)], now)).toBeUndefined()
})

test('an attempt is allowed exactly after the wait', () => {
	const ages = fc.array(fc.integer({ min: 0, max: 120_000 }), { maxLength: 20 })
	fc.assert(
		fc.property(ages, fc.integer({ min: 1, max: 6 }), (milliseconds, limit) => {
			const earlier = milliseconds.map((age) => new Date(+now - age))
			const limited = { ...rule, limit }
			const then = allowedAgainAt(limited, earlier, now)
			if (!then) return true
			const justBefore = new Date(+then - 1)
			return (
				allowedAgainAt(limited, earlier, then) === undefined &&
				allowedAgainAt(limited, earlier, justBefore) !== undefined
			)
		}),
	)
})

const address = '203.0.113.7'
const email = 'a@example.com'

test('the limits have the decided numbers', () => {
	const numbers = [
		...signInRules({ email, address }),
		...registrationRules(address),
		...resetMailRules(email, address),
		...askedConfirmMailRules(email, address),
		...inviteAgainRules('kitchen', email),
		inviteFailureRule('shen-lan', email),
		...wrongLinkRules(address),
		...passwordChangeRules('xiaomei'),
		...pronunciationRules('xiaomei'),
	].map(({ limit, windowMs }) => [limit, windowMs / 60_000])
	expect(numbers).toEqual([
		[5, 5],
		[100, 60],
		[30, 5],
		[20, 60],
		[1, 1],
		[20, 60],
		[1, 1],
		[5, 24 * 60],
		[20, 60],
		[1, 1],
		[5, 24 * 60],
		[10, 60],
		[20, 5],
		[5, 5],
		[120, 1],
	])
})

test('no network uses up what all networks together may try at one account', () => {
	const [own, account] = signInRules({ email, address })
	if (!own || !account) return expect.fail()
	expect((own.limit / own.windowMs) * account.windowMs).toBeLessThan(account.limit)
})

test('a device that was signed in before counts alone', () => {
	const device = 'a-phone'
	const [rule, ...others] = signInRules({ email, address, device })
	expect(others).toEqual([])
	expect(rule).toMatchObject({ limit: 5, windowMs: 300_000 })
	expect(signInRules({ email, address: '198.51.100.1', device })).toEqual([rule])
	expect(signInRules({ email, address }).map(({ key }) => key)).not.toContain(rule.key)
})

test('all networks of a /48 together have a ceiling', () => {
	const [, wide] = registrationRules('2001:db8:1:1::1')
	const [, other] = registrationRules('2001:db8:1:2::1')
	expect(wide).toMatchObject({ limit: 80, windowMs: 3_600_000 })
	expect(other).toEqual(wide)
})

test('attempts are remembered as long as the longest rule looks back', () => {
	const rules = askedConfirmMailRules('a@example.com', '203.0.113.7')
	expect(Math.max(...rules.map(({ windowMs }) => windowMs))).toBe(longestWindowMs)
})

test('a wait is at least a second and rounded up', () => {
	expect(secondsUntil(new Date(+now + 1), now)).toBe(1)
	expect(secondsUntil(now, now)).toBe(1)
	expect(secondsUntil(new Date(+now + 59_001), now)).toBe(60)
})

test.each([
	[1, '1 second'],
	[60, '60 seconds'],
	[91, '2 minutes'],
	[300, '5 minutes'],
	[3600, '60 minutes'],
	[5401, '2 hours'],
	[86_400, '24 hours'],
])('%i seconds are spelled as %s', (seconds, text) => {
	expect(spellWait(seconds)).toBe(text)
})
