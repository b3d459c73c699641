import { expect, test } from 'vitest'
import { readUserSearch } from '#app/features/accounts/users/user-search.ts'

function read(search: string) {
	return readUserSearch(new URLSearchParams(search))
}

test('an address without a search lists all users', () => {
	expect(read('')).toEqual({ keyword: '', status: undefined, page: 1, size: 50 })
})

test('keyword, status, page and size are read from the address', () => {
	expect(read('keyword=%20小美%20&status=pending&page=2&size=10')).toEqual({
		keyword: '小美',
		status: 'pending',
		page: 2,
		size: 10,
	})
})

test('an unknown status is ignored, and a long keyword is cut between characters', () => {
	expect(read('status=toString').status).toBeUndefined()
	expect([...read(`keyword=${'𠮷'.repeat(300)}`).keyword]).toHaveLength(254)
})
