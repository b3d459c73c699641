import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	codeOfStep,
	newSecret,
	otpauthUri,
	readCode,
	stepAt,
	stepOfCode,
	toBase32,
} from '#app/domain/accounts/second-factor/totp.ts'

/** The secret of both RFCs' examples. */
const secret = new TextEncoder().encode('12345678901234567890')

test.each([
	[0, '755224'],
	[1, '287082'],
	[2, '359152'],
	[3, '969429'],
	[4, '338314'],
	[5, '254676'],
	[6, '287922'],
	[7, '162583'],
	[8, '399871'],
	[9, '520489'],
])('count %i gives the code of RFC 4226, appendix D', async (step, code) => {
	expect(await codeOfStep(secret, step)).toBe(code)
})

test.each([
	['1970-01-01T00:00:59Z', '287082'],
	['2005-03-18T01:58:29Z', '081804'],
	['2005-03-18T01:58:31Z', '050471'],
	['2009-02-13T23:31:30Z', '005924'],
	['2033-05-18T03:33:20Z', '279037'],
	['2603-10-11T11:33:20Z', '353130'],
])('at %s the code ends as in RFC 6238, appendix B', async (time, code) => {
	expect(await codeOfStep(secret, stepAt(new Date(time)))).toBe(code)
})

test('a clock may be wrong by one step, and no more', async () => {
	const now = new Date('2026-11-23T12:00:15Z')
	const middle = stepAt(now)
	const found = []
	for (const away of [-2, -1, 0, 1, 2]) {
		const code = await codeOfStep(secret, middle + away)
		found.push(await stepOfCode(secret, { code, now }))
	}
	expect(found).toEqual([undefined, middle - 1, middle, middle + 1, undefined])
})

test('a code is read whatever spaces stand in it, and with the digits of a Chinese keyboard', () => {
	expect(readCode(' 287 082 ')).toBe('287082')
	expect(readCode('２８７０８２')).toBe('287082')
	for (const wrong of ['', '28708', '2870820', 'abcdef', '-28708']) {
		expect(readCode(wrong)).toBeUndefined()
	}
})

test('base32 is that of RFC 4648', () => {
	const plain = (text: string) => toBase32(new TextEncoder().encode(text))
	expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map(plain)).toEqual([
		'',
		'MY',
		'MZXQ',
		'MZXW6',
		'MZXW6YQ',
		'MZXW6YTB',
		'MZXW6YTBOI',
	])
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
			const text = toBase32(bytes)
			expect(text).toMatch(/^[A-Z2-7]*$/)
			expect(text.length).toBe(Math.ceil((bytes.length * 8) / 5))
		}),
	)
})

test('the address for apps names the site, the account and a secret of 160 bits', () => {
	const uri = new URL(
		otpauthUri({ site: 'Hanlu 汉路', email: 'mei@example.com', secret: newSecret() }),
	)
	expect(uri.protocol).toBe('otpauth:')
	expect(decodeURIComponent(uri.pathname)).toContain('Hanlu 汉路:mei@example.com')
	expect(uri.searchParams.get('issuer')).toBe('Hanlu 汉路')
	expect(uri.searchParams.get('secret')).toMatch(/^[A-Z2-7]{32}$/)
})
