import { expect, test } from 'vitest'
import { isHeldBack, publishStateOf } from '#app/domain/publishing/publish-state.ts'

const at = new Date('2026-11-21T12:00:00Z')

test.each([
	[0, false, null, 'not-published'],
	[0, false, at, 'scheduled'],
	[1, false, null, 'published'],
	[1, true, null, 'changed'],
	[1, true, at, 'scheduled'],
	[2, true, null, 'not-published'],
] as const)('status %s, changes %s, time %s: %s', (status, hasChanges, publishAt, state) => {
	expect(publishStateOf({ status, hasChanges, publishAt })).toBe(state)
})

test('only a disabled lesson is saved at once', () => {
	expect([0, 1, 2].map(isHeldBack)).toEqual([false, true, true])
})
