import { expect, test } from 'vitest'
import { isSameCourse, shownLessons } from '#app/features/catalogue/editing/lesson-filter.ts'

const lessons = [
	{ title: { zh: '你好', en: 'Hello' }, slug: 'ni-hao' },
	{ title: { zh: '茶馆', en: 'Tea House' }, slug: 'tea-house' },
	...Array.from({ length: 20 }, (_, index) => ({
		...{ title: { zh: '夜车', en: 'Night Train' }, slug: `night-${index}` },
	})),
]

function shown(search: string) {
	const { lessons: found, ...rest } = shownLessons(lessons, new URLSearchParams(search))
	return { slugs: found.map(({ slug }) => slug), ...rest }
}

test.each(['茶', 'tea h', 'HOUSE', 'tea-', ' 茶馆 '])('%s finds the tea house', (typed) => {
	const keyword = typed.trim()
	expect(shown(`q=${encodeURIComponent(typed)}&page=2&size=10`)).toEqual({
		...{ slugs: ['tea-house'], keyword, page: 1, size: 10 },
	})
})

test('without a search they come in pages, of which there is always one', () => {
	expect(shown('').slugs).toHaveLength(22)
	expect(shown('size=10&page=3')).toMatchObject({ slugs: ['night-18', 'night-19'] })
	expect(shown('size=10&page=9')).toMatchObject({ page: 3 })
	expect(shownLessons([], new URLSearchParams('page=4'))).toMatchObject({ lessons: [], page: 1 })
})

test('only what is shown of the same lessons needs no server', () => {
	const at = (path: string) => new URL(path, 'http://localhost')
	const same = (one: string, other: string) => isSameCourse(at(one), at(other))
	expect(same('/admin/courses/tea', '/admin/courses/tea?q=x&page=2')).toBe(true)
	expect(same('/admin/courses/tea?q=a', '/admin/courses/tea?q=b')).toBe(true)
	// The same address once more is a wish to see it anew.
	expect(same('/admin/courses/tea?q=a', '/admin/courses/tea?q=a')).toBe(false)
	expect(same('/admin/courses/tea', '/admin/courses/ink?q=a')).toBe(false)
	expect(same('/admin/courses/tea?q=a', '/admin/courses/tea?q=a&ask=edit&of=cup')).toBe(false)
})
