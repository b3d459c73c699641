import { expect, test } from 'vitest'
import {
	mayChangeStatus,
	possibleChanges,
	statusChangeNames,
	statusChanges,
} from '#app/domain/accounts/account-change.ts'

test.each([
	['is pending', 0, ['approve', 'reject', 'set-level']],
	['is normal', 1, ['disable', 'set-level']],
	['was rejected', 2, ['approve', 'set-level']],
	['was disabled', 3, ['enable', 'set-level']],
])('an account that %s has these possible changes', (_, status, changes) => {
	expect(possibleChanges({ status, isOwn: false })).toEqual(changes)
})

test('one’s own account has no possible changes', () => {
	for (const status of [0, 1, 2, 3]) expect(possibleChanges({ status, isOwn: true })).toEqual([])
})

test('no change is possible from its own target status', () => {
	for (const change of statusChangeNames) {
		expect(mayChangeStatus(change, statusChanges[change].to)).toBe(false)
	}
})
