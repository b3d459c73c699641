import { expect, test } from 'vitest'
import { emptyPlaces, givenPlaces, placeToFill, withPlace } from '#app/domain/exercises/places.ts'

test('a word goes to the first empty place', () => {
	expect(placeToFill(['B', undefined, undefined], undefined)).toBe(1)
})

test('a word goes to the chosen place, if it is empty', () => {
	expect(placeToFill([undefined, undefined], 1)).toBe(1)
	expect(placeToFill([undefined, 'A'], 1)).toBe(0)
	expect(placeToFill([undefined, 'A'], 7)).toBe(0)
})

test('there is no place for a word once all are filled', () => {
	expect(placeToFill(['B', 'A'], 0)).toBeUndefined()
})

test('the answer is complete when the last place is filled', () => {
	const one = withPlace(emptyPlaces(2), 1, 'A')
	expect(givenPlaces(one)).toBeUndefined()
	const both = withPlace(one, 0, 'C')
	expect(givenPlaces(both)).toBe('CA')
	expect(givenPlaces(withPlace(both, 1, undefined))).toBeUndefined()
})
