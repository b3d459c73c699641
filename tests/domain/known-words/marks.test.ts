import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Mark, mergeMarks } from '#app/domain/known-words/marks.ts'
import { standings } from '#app/domain/known-words/standing.ts'

const onTheTrain: Mark = {
	word: '银行',
	pinyin: 'yín háng',
	said: 'learning',
	at: 1000,
	sentence: '我去银行。',
	sentenceAt: 1000,
	lessonId: 'city',
	articleId: null,
}
const atHome: Mark = { ...onTheTrain, said: 'known', at: 2000, sentence: null, sentenceAt: 0 }

const mark = fc
	.record({
		said: fc.constantFrom(...standings, null),
		at: fc.integer({ min: 1, max: 4 }),
		sentence: fc.constantFrom(null, '我去银行。', '银行很近。'),
		lessonId: fc.constantFrom(null, 'city'),
	})
	.map((part): Mark => {
		const met = part.sentence ? part : { sentence: null, lessonId: null }
		return { ...onTheTrain, ...part, ...met, sentenceAt: part.sentence ? part.at : 0 }
	})

test('the newer mark stands, and the sentence of the older one stays', () => {
	const both = { ...atHome, sentence: '我去银行。', sentenceAt: 1000, lessonId: 'city' }
	expect(mergeMarks(onTheTrain, atHome)).toEqual(both)
	expect(mergeMarks(atHome, onTheTrain)).toEqual(both)
})

test('a mark that is taken back stays taken back', () => {
	const takenBack: Mark = { ...atHome, said: null }
	expect(mergeMarks(takenBack, onTheTrain).said).toBeNull()
})

test('marks merge the same in whatever order, however grouped, and however often', () => {
	fc.assert(
		fc.property(mark, mark, mark, (a, b, c) => {
			expect(mergeMarks(a, b)).toEqual(mergeMarks(b, a))
			expect(mergeMarks(mergeMarks(a, b), c)).toEqual(mergeMarks(a, mergeMarks(b, c)))
			expect(mergeMarks(a, a)).toEqual(a)
			expect(mergeMarks(mergeMarks(a, b), b)).toEqual(mergeMarks(a, b))
		}),
	)
})

test('nothing newest is lost', () => {
	fc.assert(
		fc.property(fc.array(mark, { minLength: 1, maxLength: 6 }), (marks) => {
			const merged = marks.reduce(mergeMarks)
			const newest = Math.max(...marks.map(({ at }) => at))
			const newestMeeting = Math.max(...marks.map(({ sentenceAt }) => sentenceAt))
			expect(merged.at).toBe(newest)
			expect(merged.sentenceAt).toBe(newestMeeting)
			expect(merged.sentence === null).toBe(newestMeeting === 0)
		}),
	)
})
