import { expect, test } from 'vitest'
import { needsSameData, shownLessons } from '#app/features/courses/admin/lesson-filter.ts'

const lessons = [
	{ title: { zh: '你好', en: 'Hello' }, slug: 'ni-hao' },
	{ title: { zh: '茶馆', en: 'Tea House' }, slug: 'tea-house' },
	...Array.from({ length: 20 }, (_, index) => ({
		title: { zh: '夜车', en: 'Night Train' },
		slug: `night-${index}`,
	})),
]

function shown(search: string) {
	const { lessons: found, ...rest } = shownLessons(lessons, new URLSearchParams(search))
	return { slugs: found.map(({ slug }) => slug), ...rest }
}

test.each(['茶', 'tea h', 'HOUSE', 'tea-', ' 茶馆 '])('%s finds the tea house', (typed) => {
	const keyword = typed.trim()
	expect(shown(`q=${encodeURIComponent(typed)}&page=2&size=10`)).toEqual({
		slugs: ['tea-house'],
		keyword,
		page: 1,
		size: 10,
	})
})

test('without a search lessons come in pages, at least one', () => {
	expect(shown('').slugs).toHaveLength(22)
	expect(shown('size=10&page=3')).toMatchObject({ slugs: ['night-18', 'night-19'] })
	expect(shown('size=10&page=9')).toMatchObject({ page: 3 })
	expect(shownLessons([], new URLSearchParams('page=4'))).toMatchObject({ lessons: [], page: 1 })
})

test('filters and pages need no new data, dialogs do', () => {
	const at = (path: string) => new URL(path, 'http://localhost/admin/courses/')
	const same = (one: string, other: string) => needsSameData(at(one), at(other))
	expect(same('tea', 'tea?q=x&page=2')).toBe(true)
	expect(same('tea?q=a&ask=edit&of=cup', 'tea?size=10&ask=edit&of=cup')).toBe(true)
	expect(same('tea?q=a', 'tea?q=a&ask=edit&of=cup')).toBe(false)
	expect(same('tea?done=edit&of=cup', 'tea')).toBe(false)
})
