import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFinished, newerPlace, offeredParagraph } from '#app/domain/progress/reading-place.ts'

const places = fc.record({
	paragraph: fc.integer({ min: 1, max: 4 }),
	paragraphs: fc.integer({ min: 1, max: 4 }),
	at: fc.integer({ min: 0, max: 3 }),
})

test('the newest place wins, also when it is further up', () => {
	const monday = { paragraph: 12, paragraphs: 30, at: 1 }
	const tuesday = { paragraph: 4, paragraphs: 30, at: 2 }
	expect(newerPlace(monday, tuesday)).toEqual(tuesday)
	expect(newerPlace(tuesday, monday)).toEqual(tuesday)
})

test('places merge in any order, any number of times', () => {
	fc.assert(
		fc.property(places, places, places, (a, b, c) => {
			expect(newerPlace(a, b)).toEqual(newerPlace(b, a))
			expect(newerPlace(a, newerPlace(b, c))).toEqual(newerPlace(newerPlace(a, b), c))
			expect(newerPlace(a, a)).toEqual(a)
		}),
	)
})

test('a text is finished at its last paragraph', () => {
	expect(isFinished({ paragraph: 29, paragraphs: 30 })).toBe(false)
	expect(isFinished({ paragraph: 30, paragraphs: 30 })).toBe(true)
})

test('a page offers to go on beyond the second paragraph of an unfinished text', () => {
	const offered = (paragraph: number, paragraphs: number, now = paragraphs) =>
		offeredParagraph({ paragraph, paragraphs }, now)
	expect(offered(3, 30)).toBe(3)
	expect(offered(2, 30)).toBeUndefined()
	expect(offered(30, 30)).toBeUndefined()
	expect(offeredParagraph(undefined, 30)).toBeUndefined()
	expect(offeredParagraph(null, 30)).toBeUndefined()
})

test('a text that has become shorter is not opened beyond its end', () => {
	expect(offeredParagraph({ paragraph: 12, paragraphs: 30 }, 12)).toBeUndefined()
	expect(offeredParagraph({ paragraph: 12, paragraphs: 30 }, 13)).toBe(12)
})
