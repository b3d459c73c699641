import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highestOrder } from '#app/domain/courses/limits.ts'
import {
	changedFields,
	newItem,
	storedOf,
	valuesOf,
} from '#app/features/courses/admin/item-values.ts'

const { type, ...tea } = { ...newItem(), titleZh: '茶馆', titleEn: 'Tea House' }

test('form values survive storing', () => {
	expect(valuesOf(storedOf(tea))).toEqual(tea)
	expect(storedOf(tea)).toMatchObject({
		title: { zh: '茶馆', en: 'Tea House' },
		config: { showParagraphNumbers: true },
	})
})

test('changed fields are listed with their values before and after', () => {
	expect(changedFields(tea, tea)).toBeUndefined()
	expect(changedFields(tea, { ...tea, orderNo: 0, coverImagePath: '/a.jpg' })).toEqual({
		before: { orderNo: 1, coverImagePath: null },
		after: { orderNo: 0, coverImagePath: '/a.jpg' },
	})
})

test('applying the changes to the old values gives the new ones', () => {
	const values = fc.record({
		titleZh: fc.string(),
		orderNo: fc.nat(),
		isFree: fc.boolean(),
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

test('a new course has the specified defaults', () => {
	expect(newItem()).toMatchObject({
		type: 'course',
		category: 'misc',
		level: 'beginner',
		status: 0,
		orderNo: 1,
		showParagraphNumbers: true,
		useParentCoverForLessons: true,
		isPrivate: false,
	})
})

test('a new lesson inherits category, level and price from its course', () => {
	const course = { category: 'story', level: 'advanced', isFree: false } as const
	expect(newItem({ ...course, lessons: [] })).toMatchObject({
		type: 'lesson',
		orderNo: 1,
		...course,
	})
})

test('a new lesson comes after the last one of its course', () => {
	const course = { category: 'story', level: 'advanced', isFree: false } as const
	const orderOfNext = (...orders: number[]) =>
		newItem({ ...course, lessons: orders.map((orderNo) => ({ orderNo })) }).orderNo
	expect(orderOfNext(1, 2, 3)).toBe(4)
	expect(orderOfNext(10, 7)).toBe(11)
	expect(orderOfNext(0, 0)).toBe(1)
	expect(orderOfNext(highestOrder)).toBe(highestOrder)
})
