import { expect, test } from 'vitest'
import { noWordList, wayOnFrom, wordListFrom } from '#app/features/lessons/reader/way-on.ts'

const next = { path: '/courses/lessons/tea' }
const onward = { to: 'next', next }

test('done exercises lead to the words of the lesson, once some are saved to the next lesson', () => {
	expect(wayOnFrom({ list: { isThere: true, hasSaved: false }, next })).toEqual({ to: 'words' })
	expect(wayOnFrom({ list: { isThere: true, hasSaved: true }, next })).toEqual(onward)
	expect(wayOnFrom({ list: noWordList, next })).toEqual(onward)
})

test('after the last lesson of a course there is no way on', () => {
	const list = { isThere: true, hasSaved: false }
	expect(wayOnFrom({ list: noWordList, next: undefined })).toBeUndefined()
	expect(wayOnFrom({ list, next: undefined })).toEqual({ to: 'words' })
})

const loaded = { found: 2, hasFailed: false, isAnswered: true, hasSaved: false }

test('a list is there once it has words and the server said which are saved', () => {
	expect(wordListFrom(loaded)).toEqual({ isThere: true, hasSaved: false })
	expect(wordListFrom({ ...loaded, hasSaved: true })).toEqual({ isThere: true, hasSaved: true })
	expect(wordListFrom({ ...loaded, found: undefined })).toBeUndefined()
	expect(wordListFrom({ ...loaded, isAnswered: undefined })).toBeUndefined()
})

test.each([
	['its words could not be loaded', { found: undefined, hasFailed: true }],
	['it has no words', { found: 0, isAnswered: undefined }],
	['nobody knows which are saved', { isAnswered: false }],
])('no button leads to a list if %s', (_, change) => {
	expect(wordListFrom({ ...loaded, ...change })).toEqual(noWordList)
})
