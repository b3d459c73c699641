import { expect, test } from 'vitest'
import { articlesPath, readArticleSearch } from '#app/features/articles/admin/article-search.ts'

function read(search: string) {
	return readArticleSearch(new URLSearchParams(search))
}

test('the address sets filters and page of the list', () => {
	expect(read('keyword=%20火车%20&level=advanced&status=disabled&page=2&size=10')).toEqual({
		keyword: '火车',
		level: 'advanced',
		status: 'disabled',
		page: 2,
		size: 10,
	})
})

test('invalid values are ignored', () => {
	expect(read(`level=HSK1&status=2&page=0&keyword=${'长'.repeat(300)}`)).toEqual({
		keyword: '长'.repeat(200),
		level: undefined,
		status: undefined,
		page: 1,
		size: 50,
	})
})

test('a list without filters has a plain address', () => {
	expect(articlesPath(new URLSearchParams())).toBe('/admin/articles')
	expect(articlesPath(new URLSearchParams('keyword=a'), { page: 2 })).toBe(
		'/admin/articles?keyword=a&page=2',
	)
})
