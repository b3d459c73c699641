import { expect, test } from 'vitest'
import { actionText } from '#app/features/audit/action-text.ts'

test('an action is shown in words', () => {
	expect(actionText({ action: 'account.set-level' })).toBe('Set level')
	expect(actionText({ action: 'lesson.write' })).toBe('Edited the text')
	expect(actionText({ action: 'course.soft-delete' })).toBe('Soft delete course')
	expect(actionText({ action: '' })).toBe('')
})

test('a share names the address', () => {
	const marta = { email: 'marta@example.com' }
	expect(actionText({ action: 'course.share', before: null, after: marta })).toBe(
		'Shared with marta@example.com',
	)
	expect(actionText({ action: 'lesson.unshare', before: marta, after: null })).toBe(
		'Stopped sharing with marta@example.com',
	)
	expect(actionText({ action: 'course.invite', before: null, after: marta })).toBe(
		'Invited marta@example.com to apply',
	)
	expect(actionText({ action: 'course.invite', before: null, after: null })).toBe(
		'Invited to apply',
	)
	expect(actionText({ action: 'course.unshare', before: null, after: null })).toBe(
		'Stopped sharing',
	)
})
