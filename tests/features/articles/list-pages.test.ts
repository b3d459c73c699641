import { expect, test } from 'vitest'
import { articlesAPage, pageOf, pagesOf, pathOf } from '#app/features/articles/list-pages.ts'

test.each([
	['', 1],
	['?page=1', 1],
	['?page=12', 12],
	['?page=0', 1],
	['?page=-3', 1],
	['?page=1.5', 1],
	['?page=%E4%B8%80', 1],
	['?page=999999', 1],
])('the address %j means page %i', (search, page) => {
	expect(pageOf(new URLSearchParams(search))).toBe(page)
})

test('the last page may be partly filled', () => {
	expect([0, 1, articlesAPage, articlesAPage + 1].map(pagesOf)).toEqual([0, 1, 1, 2])
})

test('the first page has the plain address', () => {
	expect([0, 1, 2].map((page) => pathOf(page))).toEqual([
		'/articles',
		'/articles',
		'/articles?page=2',
	])
})
