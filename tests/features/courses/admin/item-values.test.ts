import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newItem } from '#app/features/courses/admin/item-defaults.ts'
import { changedFields, storedOf, valuesOf } from '#app/features/courses/admin/item-values.ts'

const { type, ...tea } = { ...newItem(), titleZh: '茶馆', titleEn: 'Tea House' }

test('what is stored and what is typed say the same', () => {
	expect(valuesOf(storedOf(tea))).toEqual(tea)
	expect(storedOf(tea)).toMatchObject({
		...{ title: { zh: '茶馆', en: 'Tea House' }, config: { showParagraphNumbers: true } },
	})
})

test('only fields that differ are changes, before and after', () => {
	expect(changedFields(tea, tea)).toBeUndefined()
	expect(changedFields(tea, { ...tea, orderNo: 0, coverImagePath: '/a.jpg' })).toEqual({
		...{ before: { orderNo: 1, coverImagePath: null } },
		...{ after: { orderNo: 0, coverImagePath: '/a.jpg' } },
	})
})

test('what was changed, put into what was, is what is', () => {
	const values = fc.record({
		...{ titleZh: fc.string(), orderNo: fc.nat(), isFree: fc.boolean() },
	})
	fc.assert(
		fc.property(values, values, (one, other) => {
			const [before, after] = [
				{ ...tea, ...one },
				{ ...tea, ...other },
			]
			expect({ ...before, ...changedFields(before, after)?.after }).toEqual(after)
		}),
	)
})
