import { expect, test } from 'vitest'
import { amount, range, written } from '#app/domain/speech/spoken-rule.ts'

test('a pattern contains its parts and is sticky', () => {
	const percentages = written`${amount}${range}${amount}\s?%`
	percentages.lastIndex = 1
	expect(percentages.exec('约1,000.5~2000 %。')?.[0]).toBe('1,000.5~2000 %')
	percentages.lastIndex = 0
	expect(percentages.test('约5-10%')).toBe(false)
})
