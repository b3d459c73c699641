import { expect, test } from 'vitest'
import { type KeptItem, newItem } from '#app/domain/offline/keep-plan.ts'
import { countOf, offerOf, troubleOf } from '#app/domain/offline/keep-words.ts'

const page = { path: '/courses/lessons/a', title: '', revision: '', bytes: 0, sounds: [] }
const path = '/courses/first-steps'
const begun = newItem(
	{ path, title: { zh: '', en: '' }, lists: [], pages: [page, { ...page, path: '/b' }] },
	true,
	0,
)

const one = { path: page.path, revision: '', build: '', bytes: 0, sounds: [] }

function said(state: KeptItem['state'], kept: KeptItem['kept'] = [one]) {
	return troubleOf({ ...begun, state, kept })
}

test('a course has lessons, everything else is a text', () => {
	expect(countOf({ path }, 1)).toBe('1 lesson')
	expect(countOf({ path }, 12)).toBe('12 lessons')
	expect(countOf({ path: '/articles/the-slow-train' }, 1)).toBe('1 text')
	expect(countOf({ path: '/courses/lessons/ni-hao' }, 2)).toBe('2 texts')
})

test('the offer counts what there is to keep', () => {
	expect(offerOf(begun)).toBe('2 lessons, with words and exercises, to read without a network.')
	const article = { ...begun, path: '/articles/the-slow-train', pages: [page] }
	expect(offerOf(article)).toBe('1 text, with words, to read without a network.')
})

test('a sentence says what is missing, and nothing is said of what is whole', () => {
	expect(said('kept')).toBeUndefined()
	expect(said('keeping')).toBeUndefined()
	expect(said('stopped')).toBe('Stopped. 1 of 2 lessons are kept.')
	expect(said('full')).toBe('This device has no more room. 1 of 2 lessons are kept.')
	expect(said('partly')).toBe('1 of 2 lessons are kept. The others could not be loaded.')
	expect(said('partly', [one, { ...one, path: '/b' }])).toBe(
		'The texts are kept, but some audio could not be loaded.',
	)
})
