import { expect, test } from 'vitest'
import {
	askedChange,
	doneMessage,
	donePath,
	usersPath,
} from '#app/features/accounts/users/asked-change.ts'

const account = {
	...{ id: 'xiaomei', displayName: '王小美', email: 'xiaomei@example.com' },
	...{ level: 1, status: 0 },
}

function asked(search: string, ownId = 'shen-lan') {
	return askedChange(new URLSearchParams(search), { account, ownId })
}

test('only what is possible is asked', () => {
	expect(asked('ask=approve')).toBe('approve')
	expect(asked('ask=enable')).toBeUndefined()
	expect(asked('ask=toString')).toBeUndefined()
	expect(asked('ask=approve', 'xiaomei')).toBeUndefined()
})

function done(search: string, values: { status?: number; level?: number } = {}) {
	return doneMessage(new URLSearchParams(search), { ...account, ...values })
}

test('what was done is said only of an account that shows it', () => {
	expect(done('done=approve', { status: 1 })).toEqual({
		text: '王小美 was approved.',
		tone: 'success',
	})
	expect(done('done=approve')).toBeUndefined()
	expect(done('done=set-level', { level: 2 })?.text).toBe('王小美 has level 2 now.')
	expect(done('')).toBeUndefined()
})

test('a mail that could not be sent is told', () => {
	expect(done('done=reject&mail=failed', { status: 2 })).toEqual({
		text: 'The account was changed, but the mail to xiaomei@example.com could not be sent.',
		tone: 'warning',
	})
})

test('after a change one is where one was', () => {
	const search = new URLSearchParams('keyword=a&page=2&ask=approve&of=xiaomei')
	const change = { change: 'approve', of: 'xiaomei', isTold: true } as const
	expect(donePath(search, change)).toBe('/admin/users?keyword=a&page=2&done=approve&of=xiaomei')
	expect(usersPath(new URLSearchParams())).toBe('/admin/users')
})
