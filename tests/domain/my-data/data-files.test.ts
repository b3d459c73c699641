import { expect, test } from 'vitest'
import { readmeText } from '#app/domain/my-data/data-files.ts'

test('the README names the account, the moment and every file', () => {
	const text = readmeText({
		siteName: 'Hanlu 汉路',
		siteUrl: 'https://hanlu.example',
		email: 'xiaomei@example.com',
		at: new Date('2026-11-23T12:00:00Z'),
	})
	expect(text.split('\r\n').slice(0, 6)).toEqual([
		'Your data at Hanlu 汉路 (https://hanlu.example)',
		'',
		'Account:    xiaomei@example.com',
		'Downloaded: 2026-11-23T12:00:00.000Z',
		'',
		'profile.json         your name, address, country, level and language level',
	])
	expect(text).toMatch(/^reviews\.csv {10}the same as a table\r$/m)
})
