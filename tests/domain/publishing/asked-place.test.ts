import { expect, test } from 'vitest'
import { placeInHash, readPlaceInHash } from '#app/domain/publishing/asked-place.ts'

test.each([{ paragraph: 12 }, { paragraph: 3, word: '面包' }, { paragraph: 1, word: '100%&T恤' }])(
	'a place in the address is read again: %o',
	(place) => {
		expect(readPlaceInHash(placeInHash(place))).toEqual(place)
	},
)

test.each(['', '#p12', '#paragraph-', '#paragraph-x', '#paragraph-3-4'])(
	'%o is no place',
	(hash) => {
		expect(readPlaceInHash(hash)).toBeUndefined()
	},
)

test('an address that is cut off leads to its paragraph', () => {
	expect(readPlaceInHash('#paragraph-3&word=%E9%9D')).toMatchObject({ paragraph: 3 })
	expect(readPlaceInHash('#paragraph-3&')).toEqual({ paragraph: 3 })
})
