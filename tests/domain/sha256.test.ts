import { expect, test } from 'vitest'
import { sha256 } from '#app/domain/sha256.ts'

test('a text has its standard SHA-256', async () => {
	expect(await sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
	expect(await sha256('你好')).toBe(
		'670d9743542cae3ea7ebe36af56bd53648b0a1126162e78d81a32934a711302e',
	)
})
