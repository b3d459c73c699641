import { expect, test } from 'vitest'
import { hasFailed, isSamePage } from '#app/ui/same-page.ts'

const at = (path: string) => new URL(path, 'http://localhost')
const from = (path: string, to: string, more = {}) =>
	isSamePage({ currentUrl: at(path), nextUrl: at(to), ...more })

test('changing a filter is the same page', () => {
	expect(from('/admin/courses', '/admin/courses?keyword=x')).toBe(true)
	expect(from('/admin/courses?keyword=x', '/admin/courses', { formMethod: 'GET' })).toBe(true)
})

test('another path, the same address again and a submission are not the same page', () => {
	expect(from('/admin/courses', '/admin/users?keyword=x')).toBe(false)
	expect(from('/admin/courses?keyword=x', '/admin/courses?keyword=x')).toBe(false)
	expect(from('/admin/courses', '/admin/courses?done=edit', { formMethod: 'POST' })).toBe(false)
	expect(from('/admin/courses', '/admin/courses?done=edit', { actionStatus: 302 })).toBe(false)
})

test("refusals and errors count as failed, successes and plain visits don't", () => {
	for (const actionStatus of [401, 409, 422, 500]) expect(hasFailed({ actionStatus })).toBe(true)
	for (const actionStatus of [undefined, 200, 302]) expect(hasFailed({ actionStatus })).toBe(false)
})
