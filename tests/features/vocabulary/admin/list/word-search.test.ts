import { expect, test } from 'vitest'
import { readWordSearch } from '#app/features/vocabulary/admin/list/word-search.ts'

const none = { level: undefined, pos: undefined, kind: undefined, status: undefined }

test('an empty address means all words, fifty on a page', () => {
	const search = readWordSearch(new URLSearchParams())
	expect(search).toEqual({ word: '', pinyin: '', english: '', ...none, page: 1, size: 50 })
})

test('filters and page are read from the address', () => {
	const address =
		'word=学&pinyin=xue2&english=to+study&level=HSK7%2B&pos=measure+word&kind=custom&status=disabled&page=3&size=20'
	expect(readWordSearch(new URLSearchParams(address))).toEqual({
		word: '学',
		pinyin: 'xue2',
		english: 'to study',
		level: 'HSK7+',
		pos: 'measure word',
		kind: 'custom',
		status: 'disabled',
		page: 3,
		size: 20,
	})
})

test('invalid values in the address are ignored', () => {
	const address = 'level=HSK9&pos=thing&kind=mine&status=2&page=0&size=7'
	expect(readWordSearch(new URLSearchParams(address))).toMatchObject({ ...none, page: 1, size: 50 })
})

test('search text is composed, stripped of control characters and cut', () => {
	const typed = (word: string) => readWordSearch(new URLSearchParams({ word })).word
	expect(typed('e\u0301')).toBe('é')
	expect(typed(' a\u0000\n b ')).toBe('a b')
	expect([...typed('𠮷'.repeat(1000))]).toHaveLength(254)
})
