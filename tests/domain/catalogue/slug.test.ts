import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSlug, slugOf } from '#app/domain/catalogue/slug.ts'

test.each([
	['First Steps', 'first-steps'],
	['  HSK 2: Ready? Go!  ', 'hsk-2-ready-go'],
	['At the Café', 'at-the-cafe'],
	['Xi’an by Night', 'xi-an-by-night'],
	['第一步', ''],
])('%s is found at %s', (title, slug) => {
	expect(slugOf(title)).toBe(slug)
})

test('lower-case letters, digits and hyphens make a slug', () => {
	expect(['first-steps', 'hsk-2', '2'].every(isSlug)).toBe(true)
	expect(['', 'First', 'first steps', 'première', '第一', 'a_b', 'a\n'].some(isSlug)).toBe(false)
})

test('a title with Latin letters always has a slug', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (title) => {
			expect(isSlug(slugOf(`${title}a`))).toBe(true)
		}),
	)
})
