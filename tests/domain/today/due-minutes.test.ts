import { expect, test } from 'vitest'
import { minutesOfCards } from '#app/domain/today/due-minutes.ts'

test('the minutes follow the person’s own pace', () => {
	expect(minutesOfCards(12, 10_000)).toBe(2)
	expect(minutesOfCards(60, 5_000)).toBe(5)
})

test('a few cards take a minute, no cards none, and a new person has the usual pace', () => {
	expect(minutesOfCards(1, 2_000)).toBe(1)
	expect(minutesOfCards(0, 2_000)).toBe(0)
	expect(minutesOfCards(30, null)).toBe(5)
})
