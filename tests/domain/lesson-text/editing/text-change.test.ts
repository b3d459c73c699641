import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textChangeOf } from '#app/domain/lesson-text/editing/text-change.ts'

test('the change is the range in which the texts differ', () => {
	expect(textChangeOf('我␟叫␟李明', '我␟是␟李明')).toEqual({ from: 2, oldTo: 3, newTo: 3 })
	expect(textChangeOf('我叫', '我␟叫')).toEqual({ from: 1, oldTo: 1, newTo: 2 })
	expect(textChangeOf('我叫', '我叫')).toEqual({ from: 2, oldTo: 2, newTo: 2 })
})

test('among repeated characters the caret tells where the change was', () => {
	expect(textChangeOf('看␟看', '看␟看␟看', 2)).toEqual({ from: 0, oldTo: 0, newTo: 2 })
	expect(textChangeOf('看␟看', '看␟看␟看', 5)).toEqual({ from: 3, oldTo: 3, newTo: 5 })
	expect(textChangeOf('看看', '看', 0)).toEqual({ from: 0, oldTo: 1, newTo: 0 })
	expect(textChangeOf('看看', '看', 1)).toEqual({ from: 1, oldTo: 2, newTo: 1 })
})

test('a caret away from the change is ignored', () => {
	expect(textChangeOf('我叫', '我␟叫', 0)).toEqual({ from: 1, oldTo: 1, newTo: 2 })
	expect(textChangeOf('我叫', '我␟叫', 99)).toEqual({ from: 1, oldTo: 1, newTo: 2 })
})

const text = fc.string({ unit: fc.constantFrom('看', '␟', 'a'), maxLength: 8 })

test('applying the change to the old text gives the new text', () => {
	fc.assert(
		fc.property(text, text, fc.option(fc.nat(9), { nil: undefined }), (before, after, caret) => {
			const { from, oldTo, newTo } = textChangeOf(before, after, caret)
			expect(before.slice(0, from) + after.slice(from, newTo) + before.slice(oldTo)).toBe(after)
			expect(from <= oldTo && from <= newTo).toBe(true)
		}),
	)
})

test('a single insertion or deletion is found exactly', () => {
	fc.assert(
		fc.property(text, text, text, (head, middle, tail) => {
			const [short, long] = [head + tail, head + middle + tail]
			const inserted = { from: head.length, oldTo: head.length, newTo: (head + middle).length }
			if (middle !== '') expect(textChangeOf(short, long, (head + middle).length)).toEqual(inserted)
			const deleted = { from: head.length, oldTo: (head + middle).length, newTo: head.length }
			if (middle !== '') expect(textChangeOf(long, short, head.length)).toEqual(deleted)
		}),
	)
})
