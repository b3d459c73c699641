import { expect, test } from 'vitest'
import { bytesOfBase64 } from '#workers/speech/providers/base64.ts'

test('bytes come back as they were', () => {
	expect(new TextDecoder().decode(bytesOfBase64('5L2g5aW9'))).toBe('你好')
	expect(bytesOfBase64('')).toEqual(new Uint8Array())
})

test.each(['5L2g5', '你好', '{}', '=A=='])('%s is no base64', (text) => {
	expect(bytesOfBase64(text)).toBeUndefined()
})
