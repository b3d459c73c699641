import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPastedAddresses } from '#app/domain/groups/pasted-addresses.ts'

test('addresses are found between commas, in lines, beside names and in rows of a table', () => {
	const both = ['xiaomei@example.com', 'lilei@example.com']
	expect(readPastedAddresses('xiaomei@example.com, lilei@example.com')).toEqual(both)
	expect(readPastedAddresses('xiaomei@example.com\r\nLiLei@Example.com\n')).toEqual(both)
	expect(readPastedAddresses('王小美 <xiaomei@example.com>; Li Lei <lilei@example.com>')).toEqual(
		both,
	)
	expect(
		readPastedAddresses('姓名\tEmail\n王小美\txiaomei@example.com\nLi Lei\tlilei@example.com'),
	).toEqual(both)
	expect(
		readPastedAddresses('Name;Email\n王小美;xiaomei@example.com\n李雷;lilei@example.com'),
	).toEqual(both)
})

test('a possibly mistyped address stays, to be refused with its reason', () => {
	expect(readPastedAddresses('xiaomei.example.com, lilei@example.com')).toEqual([
		'xiaomei.example.com',
		'lilei@example.com',
	])
	expect(readPastedAddresses('xiaomei@example.com\n王小美')).toEqual([
		'xiaomei@example.com',
		'王小美',
	])
	expect(readPastedAddresses('  \n\t\n')).toEqual([])
})

const address = fc
	.tuple(fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/), fc.stringMatching(/^[a-z]{1,8}$/))
	.map(([name, host]) => `${name}@${host}.example`)

test('any list of addresses is read back, whatever stands between them', () => {
	fc.assert(
		fc.property(
			fc.uniqueArray(address, { minLength: 1, maxLength: 30 }),
			fc.constantFrom(', ', '\n', '\r\n', '; ', ' ', '，', '\t'),
			(addresses, between) => {
				expect(readPastedAddresses(addresses.join(between))).toEqual(addresses)
			},
		),
	)
})
