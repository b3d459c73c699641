import { expect, test } from 'vitest'
import {
	requestedChange,
	userDoneMessage,
	userDonePath,
} from '#app/features/accounts/users/dialog-address.ts'
import { usersPath } from '#app/features/accounts/users/users-path.ts'

const account = {
	id: 'xiaomei',
	displayName: '王小美',
	email: 'xiaomei@example.com',
	level: 1,
	status: 0,
	hasSecondFactor: true,
}

function requested(search: string, ownId = 'shen-lan') {
	return requestedChange(new URLSearchParams(search), { account, ownId })
}

test('only possible changes can be requested', () => {
	expect(requested('ask=approve')).toBe('approve')
	expect(requested('ask=enable')).toBeUndefined()
	expect(requested('ask=toString')).toBeUndefined()
	expect(requested('ask=approve', 'xiaomei')).toBeUndefined()
})

function done(search: string, values: Partial<typeof account> = {}) {
	return userDoneMessage(new URLSearchParams(search), { ...account, ...values })
}

test('success is reported only if the account shows it', () => {
	expect(done('done=approve', { status: 1 })).toEqual({
		text: '王小美 was approved.',
		tone: 'success',
	})
	expect(done('done=approve')).toBeUndefined()
	expect(done('done=set-level', { level: 2 })?.text).toBe('王小美 has level 2 now.')
	expect(done('done=reset-second-factor')).toBeUndefined()
	expect(done('done=reset-second-factor', { hasSecondFactor: false })?.text).toBe(
		'王小美 signs in by password alone now.',
	)
	expect(done('')).toBeUndefined()
})

test('a mail that could not be sent is reported', () => {
	expect(done('done=reject&mail=failed', { status: 2 })).toEqual({
		text: 'The account was changed, but the mail to xiaomei@example.com could not be sent.',
		tone: 'warning',
	})
})

test('after a change the list keeps its filters', () => {
	const search = new URLSearchParams('keyword=a&page=2&ask=approve&of=xiaomei')
	const change = { change: 'approve', of: 'xiaomei', isMailed: true } as const
	expect(userDonePath(search, change)).toBe('/admin/users?keyword=a&page=2&done=approve&of=xiaomei')
	expect(usersPath(new URLSearchParams())).toBe('/admin/users')
})
