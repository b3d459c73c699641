import { expect, test } from 'vitest'
import { pageTitle } from '#app/ui/page-title.ts'

test("a page's title ends with the configured site name", () => {
	const matches = [
		{ id: 'root', data: { siteName: '学中文' } },
		{ id: 'features/today/pages/courses' },
	]
	expect(pageTitle('Courses', matches)).toBe('Courses – 学中文')
})

test("the title falls back to the product's name if the root route failed", () => {
	expect(pageTitle('Courses', [{ id: 'root', data: undefined }])).toBe('Courses – Hanlu 汉路')
	expect(pageTitle('Courses', [])).toBe('Courses – Hanlu 汉路')
})
