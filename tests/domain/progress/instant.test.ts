import { expect, test } from 'vitest'
import { instantAfter, isInstant } from '#app/domain/progress/instant.ts'

const now = Date.parse('2026-03-02T10:00:00.000Z')

test('an act is dated now', () => {
	expect(instantAfter(now, [])).toBe('2026-03-02T10:00:00.000Z')
	expect(instantAfter(now, [undefined, '2026-03-01T10:00:00.000Z'])).toBe(
		'2026-03-02T10:00:00.000Z',
	)
})

test('an act is dated after every known instant, whatever the clock says', () => {
	expect(instantAfter(now, ['2031-01-01T00:00:00.000Z', '2026-03-01T10:00:00.000Z'])).toBe(
		'2031-01-01T00:00:00.001Z',
	)
	expect(instantAfter(now, ['2026-03-02T10:00:00.000Z'])).toBe('2026-03-02T10:00:00.001Z')
})

test('the last instant is the year 9999', () => {
	const last = '9999-12-31T23:59:59.999Z'
	expect(instantAfter(now, [last])).toBe(last)
})

test.each([
	'',
	'Monday',
	'2026-03-02',
	'2026-03-02T10:00:00Z',
	'2026-03-02T10:00:00.000+08:00',
	'2026-13-02T10:00:00.000Z',
	'+010000-01-01T00:00:00.000Z',
	now,
	null,
])('%s is not an instant', (value) => {
	expect(isInstant(value)).toBe(false)
})
