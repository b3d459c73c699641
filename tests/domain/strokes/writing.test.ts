import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grades } from '#app/domain/flashcards/review.ts'
import {
	beginWriting,
	gradeOfWriting,
	isWritten,
	type Written,
	write,
} from '#app/domain/strokes/writing.ts'

const written = (given: Partial<Written> = {}): Written => ({
	strokes: 7,
	misses: 0,
	hints: 0,
	isTraced: false,
	...given,
})

type Event = Parameters<typeof write>[1]

const play = (strokes: number, ...events: Event[]) => events.reduce(write, beginWriting(strokes))

test('a character is written with its last stroke', () => {
	expect(isWritten(play(2, 'stroke'))).toBe(false)
	expect(isWritten(play(2, 'stroke', 'stroke'))).toBe(true)
	expect(play(2, 'stroke', 'stroke', 'miss', 'hint')).toMatchObject({ misses: 0, hints: 0 })
})

test('a stroke is shown after three misses, and once', () => {
	expect(play(3, 'miss', 'miss')).toMatchObject({ misses: 2, hints: 0, isHinted: false })
	expect(play(3, 'miss', 'miss', 'miss')).toMatchObject({ misses: 3, hints: 1, isHinted: true })
	expect(play(3, 'miss', 'miss', 'miss', 'miss', 'hint')).toMatchObject({ hints: 1 })
	expect(play(3, 'hint', 'stroke', 'miss')).toMatchObject({ hints: 1, isHinted: false })
})

test.each([
	['without a miss', [written()], 'good'],
	['with a slip', [written({ misses: 1 })], 'good'],
	['with a slip in each character', [written({ misses: 1 }), written({ misses: 1 })], 'good'],
	['with two misses in twelve strokes', [written({ strokes: 12, misses: 2 })], 'good'],
	['with two misses in seven strokes', [written({ misses: 2 })], 'hard'],
	['with one stroke shown', [written({ hints: 1 })], 'hard'],
	['with half of the strokes shown', [written({ hints: 4 })], 'forgot'],
	['with more misses than strokes', [written({ misses: 9 })], 'forgot'],
	['with one of two characters traced', [written(), written({ isTraced: true })], 'hard'],
	['all traced', [written({ isTraced: true })], 'forgot'],
])('a word written %s is graded', (_, characters, grade) => {
	expect(gradeOfWriting(characters)).toBe(grade)
})

const anyWritten = fc
	.record({
		strokes: fc.integer({ min: 1, max: 30 }),
		misses: fc.nat(60),
		hints: fc.nat(30),
		isTraced: fc.boolean(),
	})
	.map((one) => ({ ...one, hints: Math.min(one.hints, one.strokes) }))

const rank = (characters: readonly Written[]) => grades.indexOf(gradeOfWriting(characters))

test('another miss, another stroke shown or an outline never makes a grade better', () => {
	fc.assert(
		fc.property(fc.array(anyWritten, { minLength: 1, maxLength: 4 }), fc.nat(3), (word, at) => {
			const worse = (change: (one: Written) => Partial<Written>) =>
				rank(word.map((one, index) => (index === at ? { ...one, ...change(one) } : one)))
			expect(worse(({ misses }) => ({ misses: misses + 1 }))).toBeLessThanOrEqual(rank(word))
			expect(worse(({ hints }) => ({ hints: hints + 1 }))).toBeLessThanOrEqual(rank(word))
			expect(worse(() => ({ isTraced: true }))).toBeLessThanOrEqual(rank(word))
		}),
	)
})

test('the order of characters does not matter, and a flawless word is Good', () => {
	fc.assert(
		fc.property(fc.array(anyWritten, { minLength: 1, maxLength: 4 }), (word) => {
			expect(rank(word.toReversed())).toBe(rank(word))
			const flawless = word.map(({ strokes }) => written({ strokes }))
			expect(gradeOfWriting(flawless)).toBe('good')
		}),
	)
})

test('what is counted fits the events', () => {
	const events = fc.array(fc.constantFrom<Event>('stroke', 'miss', 'hint', 'outline'))
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 12 }), events, (strokes, given) => {
			const { done, misses, hints } = play(strokes, ...given)
			expect(done).toBe(Math.min(strokes, given.filter((event) => event === 'stroke').length))
			expect(misses).toBeLessThanOrEqual(given.filter((event) => event === 'miss').length)
			expect(hints).toBeLessThanOrEqual(strokes)
		}),
	)
})
