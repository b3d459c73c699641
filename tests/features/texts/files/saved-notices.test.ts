import { expect, test } from 'vitest'
import { keepNotices, noticesOf, rememberNotices } from '#app/features/texts/files/saved-notices.ts'

test('what was left out of a file is told beside its text alone', () => {
	rememberNotices(['Lines of a translation, left out: 3.'])
	keepNotices('/texts/film/1')
	keepNotices('/texts/other/1')
	expect(noticesOf('film')).toEqual(['Lines of a translation, left out: 3.'])
	expect(noticesOf('other')).toEqual([])
})

test('a file that was closed says nothing', () => {
	rememberNotices(['Lines of a translation, left out: 3.'])
	rememberNotices([])
	keepNotices('/texts/pasted/1')
	expect(noticesOf('pasted')).toEqual([])
})
