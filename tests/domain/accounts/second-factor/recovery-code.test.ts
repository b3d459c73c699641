import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	newRecoveryCode,
	readRecoveryCode,
} from '#app/domain/accounts/second-factor/recovery-code.ts'

test('a code has four groups of letters that nobody misreads', () => {
	for (let n = 0; n < 100; n++) {
		expect(newRecoveryCode()).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/)
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
