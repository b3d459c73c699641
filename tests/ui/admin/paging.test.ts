import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	pageCount,
	readPaging,
	searchWith,
	typedPage,
	withoutDialog,
} from '#app/ui/admin/paging.ts'

function paging(search: string) {
	return readPaging(new URLSearchParams(search))
}

test('an address without a page means the first page of fifty', () => {
	expect(paging('')).toEqual({ page: 1, size: 50 })
	expect(readPaging(new URLSearchParams(), 100)).toEqual({ page: 1, size: 100 })
})

test('page and size come from the address', () => {
	expect(paging('page=3&size=20')).toEqual({ page: 3, size: 20 })
})

test.each(['0', '-1', '1e3', '99999999', '2.5', ' 2', '٣', 'two'])(
	'an invalid page counts as missing: %j',
	(page) => {
		expect(paging(`page=${page}&size=${page}`)).toEqual({ page: 1, size: 50 })
	},
)

test('pages are counted up to the last, half-filled one', () => {
	expect([0, 1, 50, 51, 101].map((total) => pageCount(total, 50))).toEqual([1, 1, 1, 2, 3])
})

test.each([
	['4', 4],
	[' 4 ', 4],
	['004', 4],
	['3', undefined],
	['003', undefined],
	['0', undefined],
	['-2', undefined],
	['8', undefined],
	['', undefined],
	['4.5', undefined],
	['999999999999999999999', undefined],
])('typing on page 3 of 7: %j leads to %s', (text, expected) => {
	expect(typedPage(text, { page: 3, pages: 7 })).toBe(expected)
})

test('any typed text leads to an existing page, or nowhere', () => {
	fc.assert(
		fc.property(fc.string(), fc.integer({ min: 1, max: 9 }), (text, pages) => {
			const page = typedPage(text, { page: 1, pages })
			expect(page === undefined || (page > 1 && page <= pages)).toBe(true)
		}),
	)
})

test('changing one value of a search keeps the rest', () => {
	const search = new URLSearchParams('keyword=王&page=2')
	expect(searchWith(search, { page: undefined, size: 20 })).toBe('?keyword=%E7%8E%8B&size=20')
	expect(`${search}`).toBe('keyword=%E7%8E%8B&page=2')
})

test('one-off parameters are dropped', () => {
	const search = new URLSearchParams('keyword=a&ask=approve&of=1&done=reject&mail=failed&page=2')
	expect(`${withoutDialog(search)}`).toBe('keyword=a&page=2')
})
