import { expect, test } from 'vitest'
import { newAddressText } from '#app/features/audit/new-address-text.ts'

const restored = (before: object, after: object) => [{ action: 'lesson.restore', before, after }]

test('a restored thing with another slug has its new address named', () => {
	const before = { isDeleted: true, slug: 'cup' }
	const after = { isDeleted: false, slug: 'cup-2' }
	expect(newAddressText(restored(before, after))).toBe(
		'Its address ends in cup-2 now, as something else has taken cup.',
	)
})

test('the lessons of a course are named by themselves', () => {
	const before = { isDeleted: true, lessonSlugs: 'cup, pot' }
	const after = { isDeleted: false, lessonSlugs: 'cup-2, pot-2' }
	expect(newAddressText(restored(before, after))).toBe(
		'Lessons of it got new addresses, too: cup-2, pot-2.',
	)
})

test('nothing is said where the address is the same, or the last change is another', () => {
	expect(newAddressText([])).toBe('')
	expect(newAddressText(restored({ isDeleted: true }, { isDeleted: false }))).toBe('')
	const edited = { action: 'lesson.edit', before: { slug: 'cup' }, after: { slug: 'mug' } }
	expect(newAddressText([edited])).toBe('')
})
