import { expect, test } from 'vitest'
import { decodeText } from '#app/domain/text-encoding.ts'

const text = '从前有一座山，山里有座庙。𠮷\n'
const bytes = (...parts: (number[] | Uint8Array)[]) => Uint8Array.from(parts.flatMap((p) => [...p]))

/** Encodes the text as UTF-16 bytes. */
function utf16(order: 'little' | 'big') {
	return Array.from({ length: text.length }, (_, index) => {
		const unit = text.charCodeAt(index)
		const pair = [unit & 0xff, unit >> 8]
		return order === 'little' ? pair : pair.reverse()
	}).flat()
}

const utf8 = new TextEncoder().encode(text)

test.each([
	['UTF-8', utf8],
	['UTF-8 with a byte order mark', bytes([0xef, 0xbb, 0xbf], utf8)],
	['little-endian UTF-16', bytes([0xff, 0xfe], utf16('little'))],
	['big-endian UTF-16', bytes([0xfe, 0xff], utf16('big'))],
])('%s is decoded', (_, file) => {
	expect(decodeText(file)).toBe(text)
})

test('GB18030 is decoded', () => {
	// 汉字，and then 𠮷 in four bytes.
	const gb = [0xba, 0xba, 0xd7, 0xd6, 0xa3, 0xac, 0x95, 0x34, 0xad, 0x35]
	expect(decodeText(bytes(gb.slice(0, 6)))).toBe('汉字，')
	expect(decodeText(bytes(gb))).toMatch(/^汉字，.$/u)
})

/** In Big5, 這個學生說他們很喜歡中國菜。 */
const big5 =
	'b36f ad d3 be c7 a5 cd bb a1 a5 4c ad cc ab dc b3 df c5 77 a4 a4 b0 ea b5 e6 a1 43'.replaceAll(
		' ',
		'',
	)

test('Big5 is told from GB18030 by its common characters', () => {
	const pairs = big5.match(/../g) ?? []
	const file = Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
	expect(decodeText(file)).toBe('這個學生說他們很喜歡中國菜。')
})

test.each(['little', 'big'] as const)('%s-endian UTF-16 without a mark is decoded', (order) => {
	expect(decodeText(bytes(utf16(order)))).toBe(text)
})

test.each([
	['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]],
	['half a UTF-16', [0xff, 0xfe, 0x3d, 0xd8]],
	['no encoding at all', [0xff, 0xff, 0xff]],
	['a longer run of bytes', Array.from({ length: 400 }, (_, index) => 129 + ((index * 31) % 125))],
])('%s is not text', (_, file) => {
	expect(decodeText(bytes(file))).toBeUndefined()
})
