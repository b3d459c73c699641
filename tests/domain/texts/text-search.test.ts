import { expect, test } from 'vitest'
import { readTextSearch, textsPath } from '#app/domain/texts/text-search.ts'

const read = (search: string) => readTextSearch(new URLSearchParams(search))

test.each(['', '?q=%E9%9B%A8', '?q=a&tag=novel&page=2'])(
	'an address is its search: %j',
	(search) => {
		expect(textsPath(read(search))).toBe(`/texts${search}`)
	},
)

test('what an address cannot mean is left out', () => {
	expect(read('?q=%20%00&tag=%20&page=-1')).toEqual({ q: '', tag: '', page: 1 })
	expect(read(`?q=${'x'.repeat(500)}&page=99999`)).toMatchObject({ q: 'x'.repeat(100), page: 1 })
})
