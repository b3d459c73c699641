import { expect, test } from 'vitest'
import { countryName, isCountryCode } from '#app/features/accounts/countries.ts'

test('only exact codes name a country', () => {
	expect(isCountryCode('CN')).toBe(true)
	expect(['cn', 'XX', '', 'China', '__proto__'].filter(isCountryCode)).toEqual([])
	expect(countryName(null)).toBeUndefined()
})
