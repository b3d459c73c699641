import { expect, test } from 'vitest'
import { tablesInOrder } from '#workers/operations/tables.ts'

test('each table comes after those it refers to', () => {
	const names = tablesInOrder().map(({ name }) => name)
	const before = (first: string, second: string) => names.indexOf(first) < names.indexOf(second)
	expect(before('user_profiles', 'sessions')).toBe(true)
	expect(before('lessons', 'lesson_contents')).toBe(true)
	expect(before('cards', 'reviews')).toBe(true)
	expect(before('vocab', 'cards')).toBe(true)
	expect(new Set(names).size).toBe(names.length)
})

test('a lesson refers to its course, in the same table', () => {
	expect(tablesInOrder().filter(({ parent }) => parent)).toEqual([
		{ name: 'lessons', parent: 'parent_id' },
	])
})
