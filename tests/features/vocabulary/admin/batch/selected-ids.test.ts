import { expect, test } from 'vitest'
import { readSelectedIds, wordListPath } from '#app/features/vocabulary/admin/batch/selected-ids.ts'

test.each([
	['ids=17,18,17', [17, 18]],
	['ids=0,-1,1e3,x,,5', [5]],
	['', []],
])('%s names words', (search, ids) => {
	expect(readSelectedIds(new URLSearchParams(search))).toEqual(ids)
})

test('at most a thousand words are edited together', () => {
	const ids = Array.from({ length: 5000 }, (_, index) => index + 1).join()
	expect(readSelectedIds(new URLSearchParams({ ids }))).toHaveLength(1000)
})

test('the way back to the list keeps its filters', () => {
	const search = new URLSearchParams('ids=17&word=学&page=2')
	expect(wordListPath(search)).toBe('/admin/vocab?word=%E5%AD%A6&page=2')
	expect(wordListPath(new URLSearchParams('ids=17'))).toBe('/admin/vocab')
})
