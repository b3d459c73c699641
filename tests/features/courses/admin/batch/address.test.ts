import { expect, test } from 'vitest'
import { batchDonePath, readBatchDone } from '#app/features/courses/admin/batch/address.ts'
import { batchForm } from '#app/features/courses/admin/batch/batch-form.ts'
import {
	formatFormer,
	formatLessons,
	readLessonIds,
} from '#app/features/courses/admin/batch/selected-lessons.ts'

const former = [
	{ id: 'cup', version: 4, value: 'beginner' },
	{ id: 'pot', version: 2, value: 'expert' },
]

test('the address of a change has what Undo sends', () => {
	const search = new URLSearchParams('q=tea&ask=lessons-level&ids=cup,pot')
	const undo = { what: 'level' as const, former }
	const path = batchDonePath('/admin/courses/x', search, { done: 'lessons-level', count: 2, undo })
	const { searchParams } = new URL(path, 'http://localhost')
	expect([searchParams.get('q'), searchParams.has('ids')]).toEqual(['tea', false])
	const done = readBatchDone(searchParams)
	expect(done).toEqual({
		text: '2 lessons were saved.',
		undo: { what: 'level', course: '', former: 'cup:4:beginner,pot:2:expert' },
	})
	expect(batchForm.parse({ intent: 'lessons-undo', ...done?.undo })).toEqual({
		intent: 'lessons-undo',
		what: 'level',
		former,
	})
})

test('former places are sent with the course', () => {
	const places = former.map((lesson, index) => ({ ...lesson, value: String(index + 1) }))
	const form = { what: 'course', course: 'tea', former: formatFormer(places) }
	expect(batchForm.parse({ intent: 'lessons-undo', ...form })).toMatchObject({
		course: 'tea',
		former: [
			{ id: 'cup', version: 4, value: 1 },
			{ id: 'pot', version: 2, value: 2 },
		],
	})
})

test.each(['', '?', 'done=lessons-level', 'done=lessons-level&count=0', 'done=x&count=3'])(
	'%j tells of no change',
	(search) => {
		expect(readBatchDone(new URLSearchParams(search))).toBeUndefined()
	},
)

test('selected lessons are read from the address and from the form', () => {
	expect(readLessonIds(new URLSearchParams('ids=cup,pot,cup,'))).toEqual(['cup', 'pot'])
	const lessons = formatLessons(former)
	expect(batchForm.parse({ intent: 'lessons-level', lessons, level: 'expert' })).toMatchObject({
		lessons: [
			{ id: 'cup', version: 4 },
			{ id: 'pot', version: 2 },
		],
	})
})

test.each(['', 'cup', 'cup:x', ':1', 'cup:1,,pot:2', 'cup:-1'])(
	'%j names no lessons',
	(lessons) => {
		const form = { intent: 'lessons-level', lessons, level: 'expert' }
		expect(batchForm.safeParse(form).success).toBe(false)
	},
)

test.each([
	{ what: 'level', former: 'cup:1:banana' },
	{ what: 'level', former: 'cup:1' },
	{ what: 'course', former: 'cup:1:3' },
	{ what: 'course', course: 'tea', former: 'cup:1:x' },
	{ what: 'course', course: 'tea', former: 'cup:1:100000' },
	{ what: 'status', former: 'cup:1:1' },
])('%j undoes nothing', (form) => {
	expect(batchForm.safeParse({ intent: 'lessons-undo', ...form }).success).toBe(false)
})
