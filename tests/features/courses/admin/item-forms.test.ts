import { expect, test } from 'vitest'
import { itemForm } from '#app/features/courses/admin/item-forms.ts'

const creation = {
	intent: 'create',
	id: '0b7a6c1e-8a41-4b0e-9a54-2a1f2c3d4e5f',
	type: 'course',
	titleZh: '茶馆',
	titleEn: 'Tea House',
	level: 'beginner',
	category: 'misc',
	status: '1',
}

function problemOf(typed: object) {
	const read = itemForm.safeParse({ ...creation, ...typed })
	return read.success ? undefined : read.error.issues[0]?.message
}

test('the required fields alone make a course', () => {
	expect(itemForm.parse(creation)).toMatchObject({
		titleZh: '茶馆',
		descriptionZh: '',
		slug: '',
		coverImagePath: null,
		isFree: false,
		isPrivate: false,
		orderNo: 0,
		status: 1,
		coverDisplayMode: 'cover',
	})
})

test('typed values are normalized', () => {
	const read = itemForm.parse({
		...creation,
		titleZh: ' 茶\t馆 ',
		titleEn: 'Café',
		descriptionEn: 'One\ntwo ',
		slug: ' tea ',
		orderNo: '007',
		isFree: 'on',
	})
	expect(read).toMatchObject({ titleZh: '茶 馆', titleEn: 'Café', descriptionEn: 'One\ntwo' })
	expect(read).toMatchObject({ slug: 'tea', orderNo: 7, isFree: true })
})

test.each([
	[{ titleZh: ' ' }, 'chinese-title.required'],
	[{ titleEn: '' }, 'english-title.required'],
	[{ titleEn: 'a'.repeat(201) }, 'title.too-long'],
	[{ descriptionZh: '茶'.repeat(2001) }, 'description.too-long'],
	[{ type: 'both' }, 'course-type.required'],
	[{ level: 'HSK1' }, 'course-level.required'],
	[{ category: '' }, 'category.required'],
	[{ status: '3' }, 'course-status.required'],
	[{ slug: 'Tea House' }, 'slug.invalid'],
	[{ slug: 'tea_house' }, 'slug.invalid'],
	[{ slug: 'a'.repeat(81) }, 'slug.too-long'],
	[{ orderNo: '-1' }, 'order.invalid'],
	[{ orderNo: '1.5' }, 'order.invalid'],
	[{ orderNo: 'one' }, 'order.invalid'],
	[{ orderNo: '100000' }, 'order.invalid'],
	[{ orderNo: '1e3' }, 'order.invalid'],
	[{ pathNo: '0' }, 'course-path.invalid'],
	[{ pathNo: '1000' }, 'course-path.invalid'],
	[{ pathNo: 'first' }, 'course-path.invalid'],
])('%j is refused: %s', (typed, problem) => {
	expect(problemOf(typed)).toBe(problem)
})

test('a deletion needs a version, a restoration does not', () => {
	const deletion = { intent: 'delete', id: 'tea', version: '3' }
	expect(itemForm.parse(deletion)).toEqual({ ...deletion, version: 3 })
	expect(itemForm.safeParse({ intent: 'delete', id: 'tea' }).success).toBe(false)
	expect(itemForm.safeParse({ intent: 'restore', id: 'tea' }).success).toBe(true)
})
