import { expect, test } from 'vitest'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import { addingOutcome } from '#app/domain/groups/adding.ts'

const email = 'xiaomei@example.com'
const account = { status: accountStatuses.normal, isConfirmed: true, isMember: false }

test('an account that may sign in is added, an address without one is invited once', () => {
	expect(addingOutcome(email, { account, isInvited: false })).toBe('added')
	expect(addingOutcome(email, { account, isInvited: true })).toBe('added')
	expect(addingOutcome(email, { account: { ...account, isMember: true }, isInvited: false })).toBe(
		'member',
	)
	expect(addingOutcome(email, { isInvited: false })).toBe('invited')
	expect(addingOutcome(email, { isInvited: true })).toBe('invited-before')
	expect(addingOutcome('xiaomei', { isInvited: false })).toBe('invalid')
})

test('an account that is not confirmed or not approved joins later, and a closed one looks alike', () => {
	const outcomeOf = (change: Partial<typeof account> | { status: number }) =>
		addingOutcome(email, { account: { ...account, ...change }, isInvited: false })
	expect(outcomeOf({ isConfirmed: false })).toBe('waits')
	expect(outcomeOf({ status: accountStatuses.pending })).toBe('waits')
	expect(outcomeOf({ status: accountStatuses.disabled })).toBe('waits')
	expect(outcomeOf({ status: accountStatuses.rejected })).toBe('waits')
})
