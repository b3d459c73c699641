import { expect, test } from 'vitest'
import { readWordSearch } from '#app/features/vocabulary/admin/list/word-search.ts'

const none = { level: undefined, pos: undefined, kind: undefined, status: undefined }

test('without values everything is sought, fifty a page', () => {
	const search = readWordSearch(new URLSearchParams())
	expect(search).toEqual({ word: '', pinyin: '', ...none, page: 1, size: 50 })
})

test('the address says what is sought', () => {
	const address =
		'word=学&pinyin=xue2&level=HSK7%2B&pos=measure+word&kind=custom&status=disabled&page=3&size=20'
	expect(readWordSearch(new URLSearchParams(address))).toEqual({
		...{ word: '学', pinyin: 'xue2', level: 'HSK7+', pos: 'measure word' },
		...{ kind: 'custom', status: 'disabled', page: 3, size: 20 },
	})
})

test('what the address says wrongly counts as not said', () => {
	const address = 'level=HSK9&pos=thing&kind=mine&status=2&page=0&size=7'
	expect(readWordSearch(new URLSearchParams(address))).toMatchObject({ ...none, page: 1, size: 50 })
})

test('characters are composed, and control characters and endless texts are cut off', () => {
	const typed = (word: string) => readWordSearch(new URLSearchParams({ word })).word
	expect(typed('e\u0301')).toBe('é')
	expect(typed(' a\u0000\n b ')).toBe('a b')
	expect([...typed('𠮷'.repeat(1000))]).toHaveLength(254)
})
