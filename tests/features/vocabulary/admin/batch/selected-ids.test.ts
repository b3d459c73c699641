import { expect, test } from 'vitest'
import { listPathOf, readSelectedIds } from '#app/features/vocabulary/admin/batch/selected-ids.ts'

test.each([
	['ids=17,18,17', [17, 18]],
	['ids=17&ids=18', [17, 18]],
	['ids=0,-1,1e3,x,,5', [5]],
	['', []],
])('%s names words', (search, ids) => {
	expect(readSelectedIds(new URLSearchParams(search))).toEqual(ids)
})

test('no more words are edited than an address can name', () => {
	const ids = Array.from({ length: 5000 }, (_, index) => index + 1).join()
	expect(readSelectedIds(new URLSearchParams({ ids }))).toHaveLength(1000)
})

test('the list one came from keeps its filters', () => {
	const search = new URLSearchParams('ids=17&word=学&page=2&template=1')
	expect(listPathOf(search)).toBe('/admin/vocab?word=%E5%AD%A6&page=2')
	expect(listPathOf(new URLSearchParams('ids=17'))).toBe('/admin/vocab')
})
