import { expect, test } from 'vitest'
import { fromBase64, joinBytes, toBase64 } from '#app/domain/bytes.ts'

const hello = new TextEncoder().encode('你好')

test('base64 decodes to the original bytes', () => {
	expect(toBase64(hello)).toBe('5L2g5aW9')
	expect(fromBase64('5L2g5aW9')).toEqual(hello)
	expect(fromBase64('')).toEqual(new Uint8Array())
})

test.each(['5L2g5', '你好', '{}', '=A=='])('%s is not base64', (text) => {
	expect(fromBase64(text)).toBeUndefined()
})

test('bytes are joined in order', () => {
	expect(joinBytes([hello.subarray(0, 4), new Uint8Array(), hello.subarray(4)])).toEqual(hello)
	expect(joinBytes([])).toEqual(new Uint8Array())
})
