import { expect, test } from 'vitest'
import {
	itemDonePath,
	reportedChange,
	requestedDialog,
} from '#app/features/courses/admin/item-changes.ts'

const search = (text: string) => new URLSearchParams(text)

test('only existing items have dialogs to edit and delete them', () => {
	expect(requestedDialog(search('ask=edit'), { isDeleted: false })).toBe('edit')
	expect(requestedDialog(search('ask=delete'), { isDeleted: false })).toBe('delete')
	expect(requestedDialog(search('ask=audio'), { isDeleted: false })).toBeUndefined()
	expect(requestedDialog(search('ask=edit'), { isDeleted: true })).toBeUndefined()
})

test('success is reported only if the row shows it', () => {
	const [enabled, disabled] = [
		{ isDeleted: false, status: 1 },
		{ isDeleted: false, status: 0 },
	]
	const deleted = { isDeleted: true, status: 0 }
	expect(reportedChange(search('done=delete'), deleted)).toBe('delete')
	expect(reportedChange(search('done=delete'), enabled)).toBeUndefined()
	expect(reportedChange(search('done=edit'), enabled)).toBe('edit')
	expect(reportedChange(search('done=restore'), deleted)).toBeUndefined()
	expect(reportedChange(search('done=share'), enabled)).toBeUndefined()
	expect(reportedChange(search('done=enable'), enabled)).toBe('enable')
	expect(reportedChange(search('done=enable'), disabled)).toBeUndefined()
	expect(reportedChange(search('done=disable'), disabled)).toBe('disable')
	expect(reportedChange(search('done=disable'), enabled)).toBeUndefined()
})

test('after a change the list keeps its filters', () => {
	const asked = search('keyword=茶&page=2&ask=edit&of=tea')
	expect(itemDonePath('/admin/courses', asked, { done: 'edit', of: 'tea' })).toBe(
		`/admin/courses?keyword=${encodeURIComponent('茶')}&page=2&done=edit&of=tea`,
	)
})
