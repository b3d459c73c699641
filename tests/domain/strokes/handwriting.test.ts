import { expect, test } from 'vitest'
import { openShapes, packShapes, recognize } from '#app/domain/strokes/handwriting.ts'
import { byHand, drawnCharacters, type Habit, linesOf } from '#tests/support/handwritten.ts'

const characters = drawnCharacters()
const file = packShapes(characters)
const shapes = openShapes(file)

/** The characters of a beginner's first texts, and some with many strokes or close relatives. */
const drawn = [...'我你是不好的人大八入口日目土士未末千干王玉水木本天夫汉谢说餐龙赢鼠爱想学國學']

test.each(drawn)('%s is known by its strokes', (character) => {
	expect(recognize(linesOf(character), shapes, 3)).toContain(character)
})

test.each<[Habit, number]>([
	['careful', 0.98],
	['other order', 0.95],
	['joined', 0.8],
])('a hand that is %s finds its character among eight', (habit, least) => {
	const found = drawn.filter((character) =>
		recognize(byHand(linesOf(character), habit, character), shapes, 8).includes(character),
	)
	expect(found.length / drawn.length).toBeGreaterThanOrEqual(least)
})

test('where it is drawn and how large makes no difference', () => {
	const moved = linesOf('汉').map((line) => line.map(([x, y]) => [x / 7 + 90, y / 7 + 30] as const))
	expect(recognize(moved, shapes, 1)).toEqual(['汉'])
})

test('a dot, and a line without any length, are strokes too', () => {
	expect(recognize([[[10, 10]]], shapes, 8)).toHaveLength(8)
	expect(recognize([[]], shapes, 8)).toEqual([])
	expect(recognize([], shapes, 8)).toEqual([])
})

test('the file has four bytes a character and three a stroke, and no other bytes are read', () => {
	const strokes = characters.reduce((sum, { lines }) => sum + lines.length, 0)
	expect(file.length).toBe(4 * characters.length + 3 * strokes)
	expect(shapes.map(({ character }) => character)).toEqual(
		characters.map(({ character }) => character),
	)
	expect(() => openShapes(file.subarray(0, -1))).toThrow(RangeError)
	expect(() => openShapes(new TextEncoder().encode('<html>'))).toThrow(RangeError)
})
