import { expect, test } from 'vitest'
import { pageTitle } from '#app/ui/page-title.ts'

test("a page's title ends with the configured name of the site", () => {
	const matches = [
		{ id: 'root', data: { siteName: '学中文' } },
		{ id: 'features/courses/pages/courses' },
	]
	expect(pageTitle('Courses', matches)).toBe('Courses – 学中文')
})

test('where the root route failed the product has its own name', () => {
	expect(pageTitle('Courses', [{ id: 'root', data: undefined }])).toBe('Courses – Hanlu 汉路')
	expect(pageTitle('Courses', [])).toBe('Courses – Hanlu 汉路')
})
