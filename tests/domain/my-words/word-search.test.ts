import { expect, test } from 'vitest'
import {
	filtersOn,
	isFiltered,
	myWordsPath,
	readMyWordSearch,
} from '#app/domain/my-words/word-search.ts'

const read = (query: string) => readMyWordSearch(new URLSearchParams(query))

test.each([
	'/words',
	'/words?q=xu%C3%A9+x%C3%AD',
	'/words?q=%E5%AD%A6&standing=learning&level=HSK3&from=saved&sort=due&page=2',
	'/words?level=none',
])('%s is read and written back', (path) => {
	expect(myWordsPath(read(path.split('?')[1] ?? ''))).toBe(path)
})

test('values that the list does not know count as missing', () => {
	expect(read('standing=bored&level=HSK9&from=stolen&sort=price&page=0')).toEqual(read(''))
	expect(read('page=99999999').page).toBe(1)
	expect([...read(`q=${'学'.repeat(500)}`).q]).toHaveLength(100)
})

test('an order is no filter', () => {
	expect(isFiltered(read('sort=word&page=3'))).toBe(false)
	expect(isFiltered(read('level=none'))).toBe(true)
})

test('the choices beside the search text are counted', () => {
	expect(filtersOn(read(''))).toBe(0)
	expect(filtersOn(read('q=xue&page=2'))).toBe(0)
	expect(filtersOn(read('standing=known&level=none&sort=due'))).toBe(3)
})
