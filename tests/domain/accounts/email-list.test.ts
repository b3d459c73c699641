import fc from 'fast-check'
import { expect, test } from 'vitest'
import { looksLikeEmail, readEmails } from '#app/domain/accounts/email-list.ts'

test.each([
	['', []],
	[' ,; \n', []],
	['xiaomei@example.com', ['xiaomei@example.com']],
	['a@example.com,b@example.com', ['a@example.com', 'b@example.com']],
	[
		'a@example.com； b@example.com、c@example.com',
		['a@example.com', 'b@example.com', 'c@example.com'],
	],
	[
		'a@example.com\nb@example.com\tc@example.com',
		['a@example.com', 'b@example.com', 'c@example.com'],
	],
	['XiaoMei@Example.com, xiaomei@example.com', ['xiaomei@example.com']],
	[
		'王小美 <xiaomei@example.com>, Li Lei <li@example.com>',
		['xiaomei@example.com', 'li@example.com'],
	],
	['xiaomei, li@example.com', ['xiaomei', 'li@example.com']],
])('%j has the addresses %j', (text, emails) => {
	expect(readEmails(text)).toEqual(emails)
})

test.each([
	['xiaomei@example.com', true],
	['li.lei+hanlu@mail.example.cn', true],
	['王小美@例子.中国', true],
	['xiaomei', false],
	['xiaomei@', false],
	['@example.com', false],
	['xiaomei@example', false],
	['xiaomei@example.', false],
	['a@b@example.com', false],
	[`${'a'.repeat(250)}@example.com`, false],
])('%s looks like an address: %s', (text, is) => {
	expect(looksLikeEmail(text)).toBe(is)
})

test('joining and parsing again gives the same addresses', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme' }), (text) => {
			const emails = readEmails(text)
			expect(readEmails(emails.join(', '))).toEqual(emails)
			expect(new Set(emails).size).toBe(emails.length)
		}),
	)
})

test('names are left out wherever they end', () => {
	expect(readEmails('a > b <c@d.e> f@g.h <i@j.k>, l <m')).toEqual([
		'a',
		'>',
		'c@d.e',
		'i@j.k',
		'l',
		'<m',
	])
})
