import { expect, test } from 'vitest'
import { daysLeft, keptSince } from '#app/domain/trash/kept-days.ts'

const noon = new Date('2026-11-01T12:00:00Z')

test('what was just deleted has 30 days left, and on the last day one', () => {
	expect(daysLeft(noon, noon)).toBe(30)
	expect(daysLeft(noon, new Date('2026-11-01T12:00:01Z'))).toBe(30)
	expect(daysLeft(noon, new Date('2026-11-02T12:00:00Z'))).toBe(29)
	expect(daysLeft(noon, new Date('2026-12-01T11:59:59Z'))).toBe(1)
})

test('no days are left once the time is over, however long ago that was', () => {
	expect(daysLeft(noon, new Date('2026-12-01T12:00:00Z'))).toBe(0)
	expect(daysLeft(noon, new Date('2027-12-01T12:00:00Z'))).toBe(0)
})

test('the time is over exactly when no days are left', () => {
	const end = new Date('2026-12-01T12:00:00Z')
	expect(keptSince(end)).toEqual(noon)
})
