import { expect, test } from 'vitest'
import { tablesInOrder } from '#tools/operations/tables.ts'

test('each table comes after those it references', () => {
	const names = tablesInOrder().map(({ name }) => name)
	const before = (first: string, second: string) => names.indexOf(first) < names.indexOf(second)
	expect(before('user_profiles', 'credentials')).toBe(true)
	expect(before('lessons', 'lesson_contents')).toBe(true)
	expect(before('cards', 'reviews')).toBe(true)
	expect(before('vocab', 'cards')).toBe(true)
	expect(new Set(names).size).toBe(names.length)
})

test('nothing that lets somebody in is part of a backup', () => {
	const names = tablesInOrder().map(({ name }) => name)
	expect(names).not.toContain('sessions')
	expect(names).not.toContain('verifications')
	expect(names).not.toContain('attempts')
	expect(names).not.toContain('push_subscriptions')
	expect(names).toContain('user_profiles')
})

test('a lesson refers to its course, in the same table', () => {
	expect(tablesInOrder().filter(({ parent }) => parent)).toMatchObject([
		{ name: 'lessons', parent: 'parent_id' },
	])
})

test('a card needs its word and deck, but not its text', () => {
	const cards = tablesInOrder().find(({ name }) => name === 'cards')
	expect(cards?.references).toEqual([
		{ column: 'deck_id', to: 'decks', key: 'id', isKept: false },
		{ column: 'vocab_id', to: 'vocab', key: 'id', isKept: false },
		{ column: 'lesson_id', to: 'lessons', key: 'id', isKept: true },
		{ column: 'article_id', to: 'articles', key: 'id', isKept: true },
		{ column: 'own_text_part_id', to: 'own_text_parts', key: 'id', isKept: true },
	])
})
