import { expect, test } from 'vitest'
import { givenFilling, noFilling, slotToFill, withSlot } from '#app/domain/exercises/filling.ts'

test('a word goes to the first empty slot', () => {
	expect(slotToFill(['B', undefined, undefined], undefined)).toBe(1)
})

test('a word goes to the chosen slot, if it is empty', () => {
	expect(slotToFill([undefined, undefined], 1)).toBe(1)
	expect(slotToFill([undefined, 'A'], 1)).toBe(0)
	expect(slotToFill([undefined, 'A'], 7)).toBe(0)
})

test('there is no slot for a word once all are filled', () => {
	expect(slotToFill(['B', 'A'], 0)).toBeUndefined()
})

test('the answer is complete when the last slot is filled', () => {
	const one = withSlot(noFilling(2), 1, 'A')
	expect(givenFilling(one)).toBeUndefined()
	const both = withSlot(one, 0, 'C')
	expect(givenFilling(both)).toBe('CA')
	expect(givenFilling(withSlot(both, 1, undefined))).toBeUndefined()
})
