import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeDamaged } from '#app/domain/damaged-text.ts'
import { encodeAs } from '#tests/support/gbk.ts'

const first = '山下的小镇每年冬天都下雪。'
const second = '孩子们在路上堆雪人，老人坐在门口喝茶，谁也不觉得冷。'
const novel = `${first}${second}\n${second}${first}\n`
const utf8 = (text: string) => [...new TextEncoder().encode(text)]
const read = (bytes: readonly number[]) => decodeDamaged(Uint8Array.from(bytes))

test('whole text has no broken places', () => {
	for (const bytes of [utf8(novel), encodeAs('gbk', novel)]) {
		expect(read(bytes)).toEqual({ text: novel, brokenPlaces: 0 })
	}
})

test('UTF-16 without a mark is read, though its bytes may be ASCII', () => {
	const text = '一一一一一一上上上上，一上一上。'.replaceAll('，', '')
	const bytes = Uint8Array.from(
		[...text].flatMap((sign) => [sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8]),
	)
	expect(decodeDamaged(bytes)).toEqual({ text, brokenPlaces: 0 })
})

test('signs in a row are one place, and those that a text had already are counted', () => {
	expect(read([...utf8(first), 0xff, 0xfe, 0xff, ...utf8(second)])?.brokenPlaces).toBe(1)
	expect(read(utf8(`${first}\ufffd\ufffd${second}\ufffd`))?.brokenPlaces).toBe(2)
})

describe('one byte too many or too few in pairs of bytes spoils a few characters', () => {
	const bytes = encodeAs('gbk', novel)
	const at = encodeAs('gbk', first).length + 6

	test.each([
		['a first byte too many', [...bytes.slice(0, at), 0xb0, ...bytes.slice(at)]],
		['a stray byte', [...bytes.slice(0, at), 0xff, ...bytes.slice(at)]],
		['a byte too few', [...bytes.slice(0, at + 1), ...bytes.slice(at + 2)]],
	])('%s', (_, damaged) => {
		const { text = '', brokenPlaces } = read(damaged) ?? {}
		expect(brokenPlaces).toBe(1)
		expect(text).toMatch(/^山下的小镇每年冬天都下雪。孩.{0,4}路上堆雪人，老人/u)
		expect(text.split('\n')[1]).toBe(`${second}${first}`)
	})
})

test('lines in GBK inside of a text in UTF-8 are read as what they are', () => {
	const mixed = [...utf8(`${first}\n`), ...encodeAs('gbk', `${second}\n`), ...utf8(first)]
	expect(read(mixed)).toEqual({ text: `${first}\n${second}\n${first}`, brokenPlaces: 0 })
})

test.each([
	['nothing but broken bytes', [0xff, 0xff, 0xff]],
	['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]],
	['a long run of bytes', Array.from({ length: 400 }, (_, at) => 129 + ((at * 31) % 125))],
])('%s is no text', (_, bytes) => {
	expect(read(bytes)).toBeUndefined()
})

test('whatever byte of a novel is changed, all other lines stand', () => {
	const lines = Array.from({ length: 6 }, (_, line) => `${line}${first}${second}`)
	const bytes = utf8(lines.join('\n'))
	fc.assert(
		fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 0x80, max: 0xff }), (at, byte) => {
			const { text = '' } = read(bytes.map((one, index) => (index === at ? byte : one))) ?? {}
			const standing = lines.filter((line) => text.includes(line))
			expect(standing.length).toBeGreaterThanOrEqual(lines.length - 2)
		}),
	)
})
