import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRange } from '#app/http/byte-range.ts'

test.each([
	['bytes=0-99', { offset: 0, length: 100 }],
	['bytes=0-', { offset: 0, length: 1000 }],
	['bytes=900-', { offset: 900, length: 100 }],
	['bytes=-100', { offset: 900, length: 100 }],
	['bytes=-5000', { offset: 0, length: 1000 }],
	['bytes=999-2000', { offset: 999, length: 1 }],
	['bytes=1000-', 'none'],
	['bytes=5000-6000', 'none'],
	['bytes=-0', 'none'],
	['bytes=5-2', undefined],
	['bytes=-', undefined],
	['bytes=0-1,5-6', undefined],
	['bytes=a-b', undefined],
	['pages=1-2', undefined],
	[null, undefined],
])('%s of 1,000 bytes is %j', (header, range) => {
	expect(readRange(header, 1000)).toEqual(range)
})

test('an empty file has no parts', () => {
	expect(readRange('bytes=0-', 0)).toBe('none')
	expect(readRange('bytes=-5', 0)).toBe('none')
})

test('a part lies inside the file', () => {
	const number = fc.nat({ max: 2 ** 53 - 1 })
	fc.assert(
		fc.property(fc.option(number), fc.option(number), fc.nat(), (first, last, size) => {
			const range = readRange(`bytes=${first ?? ''}-${last ?? ''}`, size)
			if (range === undefined || range === 'none') return true
			return range.offset >= 0 && range.length > 0 && range.offset + range.length <= size
		}),
	)
})
