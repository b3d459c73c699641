import { expect, test } from 'vitest'
import { megabytes, tooLarge } from '#app/domain/megabytes.ts'

test.each([
	[0, '0'],
	[1, '0.1'],
	[1024 * 1024, '1'],
	[20 * 1024 * 1024, '20'],
	[20 * 1024 * 1024 + 1, '20.1'],
	[26_500_000, '25.3'],
])('%i bytes are %s MB', (bytes, text) => {
	expect(megabytes(bytes)).toBe(text)
})

test('a file of unknown size is shown as over the limit', () => {
	expect(tooLarge(undefined, 1024 * 1024)).toEqual({ size: 'over 1', most: '1' })
	expect(tooLarge(3 * 1024 * 1024, 1024 * 1024)).toEqual({ size: '3', most: '1' })
})
