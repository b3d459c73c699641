import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeOf } from '#app/domain/lesson-text/editing/text-change.ts'

test('a change is the stretch in which both texts differ', () => {
	expect(changeOf('我␟叫␟李明', '我␟是␟李明')).toEqual({ from: 2, oldTo: 3, newTo: 3 })
	expect(changeOf('我叫', '我␟叫')).toEqual({ from: 1, oldTo: 1, newTo: 2 })
	expect(changeOf('我叫', '我叫')).toEqual({ from: 2, oldTo: 2, newTo: 2 })
})

test('among equal signs the caret tells where something was put in or taken out', () => {
	expect(changeOf('看␟看', '看␟看␟看', 2)).toEqual({ from: 0, oldTo: 0, newTo: 2 })
	expect(changeOf('看␟看', '看␟看␟看', 5)).toEqual({ from: 3, oldTo: 3, newTo: 5 })
	expect(changeOf('看看', '看', 0)).toEqual({ from: 0, oldTo: 1, newTo: 0 })
	expect(changeOf('看看', '看', 1)).toEqual({ from: 1, oldTo: 2, newTo: 1 })
})

test('a caret that has nothing to do with the change makes no difference', () => {
	expect(changeOf('我叫', '我␟叫', 0)).toEqual({ from: 1, oldTo: 1, newTo: 2 })
	expect(changeOf('我叫', '我␟叫', 99)).toEqual({ from: 1, oldTo: 1, newTo: 2 })
})

const text = fc.string({ unit: fc.constantFrom('看', '␟', 'a'), maxLength: 8 })

test('the old text with the new stretch in it is the new text, whatever the caret', () => {
	fc.assert(
		fc.property(text, text, fc.option(fc.nat(9), { nil: undefined }), (before, after, caret) => {
			const { from, oldTo, newTo } = changeOf(before, after, caret)
			expect(before.slice(0, from) + after.slice(from, newTo) + before.slice(oldTo)).toBe(after)
			expect(from <= oldTo && from <= newTo).toBe(true)
		}),
		{ numRuns: 10_000 },
	)
})

test('of one insertion or deletion it is exactly that', () => {
	fc.assert(
		fc.property(text, text, text, (head, middle, tail) => {
			const [short, long] = [head + tail, head + middle + tail]
			const inserted = { from: head.length, oldTo: head.length, newTo: (head + middle).length }
			if (middle !== '') expect(changeOf(short, long, (head + middle).length)).toEqual(inserted)
			const deleted = { from: head.length, oldTo: (head + middle).length, newTo: head.length }
			if (middle !== '') expect(changeOf(long, short, head.length)).toEqual(deleted)
		}),
		{ numRuns: 10_000 },
	)
})
