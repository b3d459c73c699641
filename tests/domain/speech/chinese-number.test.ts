import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCount, readDigits, readNumber } from '#app/domain/speech/chinese-number.ts'

test.each([
	['0', '零'],
	['2', '二'],
	['10', '十'],
	['12', '十二'],
	['20', '二十'],
	['101', '一百零一'],
	['110', '一百一十'],
	['200', '二百'],
	['212', '二百一十二'],
	['1005', '一千零五'],
	['1010', '一千零一十'],
	['2000', '两千'],
	['2222', '两千二百二十二'],
	['10000', '一万'],
	['20010', '两万零一十'],
	['22000', '两万二千'],
	['100000', '十万'],
	['110000', '十一万'],
	['203000', '二十万三千'],
	['1000001', '一百万零一'],
	['20000000', '两千万'],
	['100000000', '一亿'],
	['200000000', '两亿'],
	['1010000000', '十亿一千万'],
	['100000010', '一亿零一十'],
	['1000000000000', '一万亿'],
	['9999999999999999', '九千九百九十九万九千九百九十九亿九千九百九十九万九千九百九十九'],
	['10000000000000000', `一${'零'.repeat(16)}`],
	['007', '零零七'],
	['00', '零零'],
	['3.14', '三点一四'],
	['0.5', '零点五'],
	['.5', '零点五'],
	['2.50', '二点五零'],
	['2000.5', '两千点五'],
	['1.2.3', '一点二点三'],
	['-5', '负五'],
	['−0.5', '负零点五'],
	['1,234', '一千二百三十四'],
	['1,234,567.89', '一百二十三万四千五百六十七点八九'],
	['１２', '十二'],
	['３．５', '三点五'],
	['', '零'],
])('%s is %s', (written, said) => {
	expect(readNumber(written)).toBe(said)
})

test.each([
	['2', '两'],
	['２', '两'],
	['12', '十二'],
	['200', '二百'],
	['2000', '两千'],
	['2.5', '二点五'],
])('%s things are %s', (written, said) => {
	expect(readCount(written)).toBe(said)
})

test('years and phone numbers are read digit by digit', () => {
	expect(readDigits('2024')).toBe('二零二四')
	expect(readDigits('１３８')).toBe('一三八')
	expect(readDigits('010-12')).toBe('零一零-一二')
})

const values: Record<string, number> = { 零: 0, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5 }
Object.assign(values, { 六: 6, 七: 7, 八: 8, 九: 9 })
const places: Record<string, number> = { 十: 10, 百: 100, 千: 1_000 }

/** Parses a Chinese numeral from left to right. */
function understand(said: string): bigint {
	let total = 0n
	let below = 0
	let digit = 0
	for (const sign of said.startsWith('十') ? `一${said}` : said) {
		if (sign in values) digit = values[sign] ?? 0
		else if (sign in places) {
			below += digit * (places[sign] ?? 1)
			digit = 0
		} else {
			total = (total + BigInt(below + digit)) * (sign === '亿' ? 100_000_000n : 1n)
			if (sign === '万') total = total - BigInt(below + digit) + BigInt(below + digit) * 10_000n
			below = 0
			digit = 0
		}
	}
	return total + BigInt(below + digit)
}

test('every number up to 10^16 can be parsed back', () => {
	const number = fc.oneof(fc.bigInt(0n, 9_999n), fc.bigInt(0n, 9_999_999_999_999_999n))
	fc.assert(
		fc.property(number, fc.bigInt(0n, 15n), (value, zeros) => {
			const round = (value / 10n ** zeros) * 10n ** zeros
			expect(understand(readNumber(String(round)))).toBe(round)
		}),
	)
})

test('no digit remains in any input', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (text) => {
			for (const read of [readNumber, readCount, readDigits]) {
				expect(read(text)).not.toMatch(/[0-9０-９]/)
			}
		}),
	)
	expect(readNumber('9'.repeat(1_000_000))).toBe('九'.repeat(1_000_000))
})
