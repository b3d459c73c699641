import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	freeSlug,
	isSlug,
	longestSlug,
	slugOf,
	slugOfWords,
	slugStem,
} from '#app/domain/courses/slug.ts'

test.each([
	['First Steps', 'first-steps'],
	['  HSK 2: Ready? Go!  ', 'hsk-2-ready-go'],
	['At the Café', 'at-the-cafe'],
	['Xi’an by Night', 'xi-an-by-night'],
	['第一步', ''],
])('%s becomes %s', (title, slug) => {
	expect(slugOf(title)).toBe(slug)
})

test.each([
	[
		[
			{ text: '春节', pinyin: 'chūn jié' },
			{ text: '快乐', pinyin: 'kuài lè' },
		],
		'chunjie-kuaile',
	],
	[[{ text: '西安', pinyin: 'xī ān' }, { text: '！' }], 'xi-an'],
	[[{ text: '绿', pinyin: 'lǜ' }, { text: ' HSK ' }, { text: '3' }], 'lu-hsk-3'],
	[[{ text: '？' }], ''],
])('%j becomes %s', (words, slug) => {
	expect(slugOfWords(words)).toBe(slug)
})

test('a slug has lower-case letters, digits and hyphens only', () => {
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

test('a taken slug gets the first free number', () => {
	expect(freeSlug('market-day', [])).toBe('market-day')
	expect(freeSlug('market-day', ['market-day'])).toBe('market-day-2')
	expect(freeSlug('market-day', ['market-day', 'market-day-2', 'market-day-4'])).toBe(
		'market-day-3',
	)
	expect(freeSlug('market-day', ['market-day-2', 'market-days'])).toBe('market-day')
})

test('a long slug is cut after a word and has room for its number', () => {
	const long = slugOf('The old man who lost his horse and was not sorry '.repeat(3))
	const first = freeSlug(long, [])
	expect(first.length).toBeLessThanOrEqual(longestSlug)
	expect(long.startsWith(`${first}-`)).toBe(true)
	const second = freeSlug(long, [first])
	expect(second).toMatch(/-2$/)
	expect(second.length).toBeLessThanOrEqual(longestSlug)
})

test('freeSlug always finds a free slug that begins with the stem', () => {
	const word = fc.stringMatching(/^[a-z0-9]{1,30}$/)
	const slug = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join('-'))
	fc.assert(
		fc.property(slug, fc.nat({ max: 12 }), (wanted, others) => {
			const taken: string[] = []
			for (let other = 0; other <= others; other++) taken.push(freeSlug(wanted, taken))
			expect(new Set(taken).size).toBe(others + 1)
			for (const one of taken) {
				expect(isSlug(one)).toBe(true)
				expect(one.length).toBeLessThanOrEqual(longestSlug)
				expect(one.startsWith(slugStem(wanted))).toBe(true)
			}
		}),
	)
})
