import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	newRecoveryCodes,
	readRecoveryCode,
	storedCodes,
} from '#app/domain/accounts/second-factor/recovery-code.ts'

test('a code has four groups of letters that nobody misreads', () => {
	const codes = Array.from({ length: 10 }, newRecoveryCodes).flat()
	expect(new Set(codes).size).toBe(100)
	for (const code of codes) {
		expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/)
	}
})

test('it is read in capitals, without hyphens and with misread letters', () => {
	expect(readRecoveryCode('4K7M X2VD 9QOH TZ5C')).toBe('4k7m-x2vd-9q0h-tz5c')
	expect(readRecoveryCode('lI10-aaaa-bbbb-cccc')).toBe('1110-aaaa-bbbb-cccc')
	expect(readRecoveryCode('４k7m-x2vd-9q0h-tz5c')).toBe('4k7m-x2vd-9q0h-tz5c')
})

test('what is no code is not read', () => {
	for (const text of ['', '123456', '4k7m-x2vd-9q0h-tz5', 'uuuu-uuuu-uuuu-uuuu', '你好']) {
		expect(readRecoveryCode(text)).toBeUndefined()
	}
	fc.assert(
		fc.property(fc.string({ maxLength: 60 }), (text) => {
			const code = readRecoveryCode(text)
			if (code !== undefined) expect(readRecoveryCode(code)).toBe(code)
		}),
	)
})

test('only hashes of codes are stored, and what is left after a use stays as it is', async () => {
	const stored = await storedCodes('xiaomei', ['4k7m-x2vd-9q0h-tz5c', '1110-aaaa-bbbb-cccc'])
	expect(stored).not.toContain('4k7m')
	const hashes: string[] = JSON.parse(stored)
	expect(await storedCodes('xiaomei', hashes.slice(1))).toBe(JSON.stringify(hashes.slice(1)))
})
