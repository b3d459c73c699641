import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TextWords } from '#app/domain/known-words/coverage.ts'
import { newWordsOf } from '#app/domain/known-words/new-words.ts'

const noCounts = { words: [], distinct: [] }

/** A text with these words, each twice. */
function text(...ids: number[]): TextWords {
	const byEdition = { '2.0': noCounts, '3.0': noCounts, '2026': noCounts }
	const words = ids.flatMap((id) => [id, 2])
	return { listed: ids.length * 2, words, unlisted: { names: 0, byEdition } }
}

test('a word is new where no earlier lesson has it', () => {
	const lessons = new Map([
		['hello', text(1, 2)],
		['tea', text(1, 3)],
		['coffee', text(1, 3, 4)],
	])
	const order = { lesson: 'coffee', earlier: ['hello', 'tea'] }
	expect(newWordsOf({ lessons }, order)).toEqual([4])
	expect(newWordsOf({ lessons }, { lesson: 'hello', earlier: [] })).toEqual([1, 2])
})

test('a lesson that is not counted has no new words', () => {
	expect(newWordsOf({ lessons: new Map() }, { lesson: 'hello', earlier: ['gone'] })).toEqual([])
})

test('along a course every word is new exactly once', () => {
	const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }))
	fc.assert(
		fc.property(fc.array(ids), (course) => {
			const lessons = new Map(course.map((own, at) => [`${at}`, text(...own)]))
			const names = [...lessons.keys()]
			const all = names.flatMap((lesson, at) =>
				newWordsOf({ lessons }, { lesson, earlier: names.slice(0, at) }),
			)
			expect(all.sort()).toEqual([...new Set(course.flat())].sort())
		}),
	)
})
