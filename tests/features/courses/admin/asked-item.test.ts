import { expect, test } from 'vitest'
import { askedAbout, donePath, doneWith } from '#app/features/courses/admin/asked-item.ts'

const search = (text: string) => new URLSearchParams(text)

test('what is there can be edited and deleted, what is deleted cannot', () => {
	expect(askedAbout(search('ask=edit'), { isDeleted: false })).toBe('edit')
	expect(askedAbout(search('ask=delete'), { isDeleted: false })).toBe('delete')
	expect(askedAbout(search('ask=audio'), { isDeleted: false })).toBeUndefined()
	expect(askedAbout(search('ask=edit'), { isDeleted: true })).toBeUndefined()
})

test('what was done is said only where the row shows it', () => {
	expect(doneWith(search('done=delete'), { isDeleted: true })).toBe('delete')
	expect(doneWith(search('done=delete'), { isDeleted: false })).toBeUndefined()
	expect(doneWith(search('done=edit'), { isDeleted: false })).toBe('edit')
	expect(doneWith(search('done=restore'), { isDeleted: true })).toBeUndefined()
	expect(doneWith(search('done=share'), { isDeleted: false })).toBeUndefined()
})

test('once it is done one is on the list as it was filtered', () => {
	const asked = search('keyword=茶&page=2&ask=edit&of=tea')
	expect(donePath('/admin/courses', asked, { done: 'edit', of: 'tea' })).toBe(
		`/admin/courses?keyword=${encodeURIComponent('茶')}&page=2&done=edit&of=tea`,
	)
})
