import { expect, test } from 'vitest'
import { countries, countryName, isCountryCode } from '#app/features/accounts/countries.ts'

test('there are 249 countries with unique two-letter codes and names', () => {
	const all = countries()
	expect(all).toHaveLength(249)
	expect(all.every(({ code }) => /^[A-Z]{2}$/.test(code))).toBe(true)
	expect(new Set(all.map(({ code }) => code)).size).toBe(249)
	expect(new Set(all.map(({ name }) => name)).size).toBe(249)
})

test('countries have familiar names, sorted as in a printed list', () => {
	const names = countries().map(({ name }) => name)
	expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Åland Islands', 'Albania'])
	expect(countryName('KR')).toBe('South Korea')
	expect(countryName('BS')).toBe('Bahamas')
	expect(names.filter((name) => /\(the\)|\*|Republic of\)/i.test(name))).toEqual([])
})

test('only exact codes name a country', () => {
	expect(isCountryCode('CN')).toBe(true)
	expect(['cn', 'XX', '', 'China', '__proto__'].filter(isCountryCode)).toEqual([])
	expect(countryName(null)).toBeUndefined()
})
