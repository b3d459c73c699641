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
	expect(possibleChanges({ status, isOwn: false, hasSecondFactor: false })).toEqual(changes)
})

test('one’s own account has no possible changes', () => {
	for (const status of [0, 1, 2, 3]) {
		expect(possibleChanges({ status, isOwn: true, hasSecondFactor: true })).toEqual([])
	}
})

test('a second step can be reset where there is one', () => {
	expect(possibleChanges({ status: 1, isOwn: false, hasSecondFactor: true })).toEqual([
		'disable',
		'set-level',
		'reset-second-factor',
	])
})

test('no change is possible from its own target status', () => {
	for (const change of statusChangeNames) {
		expect(mayChangeStatus(change, statusChanges[change].to)).toBe(false)
	}
})
