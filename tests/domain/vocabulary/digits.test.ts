import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digitsOf } from '#app/domain/vocabulary/digits.ts'

test.each([
	['二〇二四', '2024'],
	['一九九八', '1998'],
	['十二', '12'],
	['二十', '20'],
	['一百零八', '108'],
	['一百二', '120'],
	['两千', '2,000'],
	['三千五百万', '35,000,000'],
	['两万五', '25,000'],
	['一亿三千万', '130,000,000'],
	['第二十三', 'No. 23'],
	['第一', 'No. 1'],
	['百分之五', '5%'],
	['百分之二点五', '2.5%'],
	['三分之一', '1/3'],
	['三点一四', '3.14'],
	['零点五', '0.5'],
	['一三八零零一三八零零零', '13800138000'],
])('%s is %s', (word, digits) => {
	expect(digitsOf(word)).toBe(digits)
})

test('other words and approximate numbers have no digits', () => {
	for (const word of [
		'',
		'一',
		'几十',
		'三四十',
		'学习',
		'十分钟',
		'一点儿',
		'第',
		'分之',
		'百分之',
		'点',
	]) {
		expect([word, digitsOf(word)]).toEqual([word, undefined])
	}
})

test('any combination of numerals gives a number or undefined', () => {
	const hanzi = fc.constantFrom(...'〇零一二两十百千万亿第分之点几年')
	fc.assert(
		fc.property(fc.string({ unit: hanzi, maxLength: 12 }), (word) => {
			expect(digitsOf(word) ?? '0').toMatch(/^(?:No\. )?[\d,./]+%?$/)
		}),
	)
})
