import { expect, test } from 'vitest'
import {
	mayChangeStatus,
	possibleChanges,
	statusChangeNames,
	statusChanges,
} from '#app/domain/accounts/account-change.ts'

test.each([
	['who waits', 0, ['approve', 'reject', 'set-level']],
	['who may sign in', 1, ['disable', 'set-level']],
	['who was rejected', 2, ['approve', 'set-level']],
	['who was disabled', 3, ['enable', 'set-level']],
])('%s can be changed in these ways', (_, status, changes) => {
	expect(possibleChanges({ status, isOwn: false })).toEqual(changes)
})

test('nobody changes their own account', () => {
	for (const status of [0, 1, 2, 3]) expect(possibleChanges({ status, isOwn: true })).toEqual([])
})

test('no change leads to where it starts', () => {
	for (const change of statusChangeNames) {
		expect(mayChangeStatus(change, statusChanges[change].to)).toBe(false)
	}
})
