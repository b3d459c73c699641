import { expect, test } from 'vitest'
import { highestOrder, longestTitle } from '#app/domain/courses/limits.ts'
import { coverField, orderField, slugField, titleField } from '#app/domain/courses/typed-fields.ts'

const title = titleField('chinese-title.required')

function messageOf(read: { error?: { issues: { message: string }[] } | undefined }) {
	return read.error?.issues[0]?.message
}

test('a title is one line', () => {
	expect(title.parse(' 第一步\n  一 ')).toBe('第一步 一')
	expect(messageOf(title.safeParse(' \n '))).toBe('chinese-title.required')
	expect(messageOf(title.safeParse(undefined))).toBe('chinese-title.required')
	expect(messageOf(title.safeParse('字'.repeat(longestTitle + 1)))).toBe('title.too-long')
})

test('a slug may be empty, else it must be valid and not reserved', () => {
	expect(slugField().parse(undefined)).toBe('')
	expect(slugField('new').parse(' first-steps ')).toBe('first-steps')
	expect(messageOf(slugField().safeParse('First Steps'))).toBe('slug.invalid')
	expect(messageOf(slugField('new').safeParse('new'))).toBe('slug.invalid')
	expect(slugField().parse('new')).toBe('new')
	expect(messageOf(slugField().safeParse('a'.repeat(1000)))).toBe('slug.too-long')
})

test('an empty order is 0', () => {
	expect(['', '0', ' 7 '].map((typed) => orderField.parse(typed))).toEqual([0, 0, 7])
	for (const typed of ['-1', '1.5', 'one', String(highestOrder + 1)]) {
		expect(messageOf(orderField.safeParse(typed))).toBe('order.invalid')
	}
})

test('an empty cover is null', () => {
	expect(coverField.parse('')).toBeNull()
	expect(coverField.parse('/media/course-covers/a.webp')).toBe('/media/course-covers/a.webp')
})
