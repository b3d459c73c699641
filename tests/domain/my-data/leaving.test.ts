import { expect, test } from 'vitest'
import { leavesAt, spellDay } from '#app/domain/my-data/leaving.ts'

test('who leaves in November may come back until the same hour thirty days later', () => {
	const then = leavesAt(new Date('2026-11-23T15:30:00Z'))
	expect(then.toISOString()).toBe('2026-12-23T15:30:00.000Z')
	expect(spellDay(then)).toBe('23 December 2026')
})
