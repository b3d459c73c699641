import { expect, test } from 'vitest'
import {
	categories,
	categoriesOf,
	sectionFromSlug,
	sectionOf,
	sectionSlug,
	sections,
} from '#app/domain/courses/category.ts'

test('a category with the name of a section is in that section', () => {
	expect(sectionOf({ category: 'song', isPrivate: false })).toBe('song')
	expect(sectionOf({ category: 'daily_life', isPrivate: false })).toBe('daily_life')
})

test('every other category is under others', () => {
	expect(categoriesOf('others')).toEqual([
		'business',
		'culture',
		'dialogue',
		'history',
		'medicine',
		'misc',
		'news',
		'novel',
		'passage',
		'poetry',
	])
})

test('a private item is only under private', () => {
	for (const category of categories) {
		expect(sectionOf({ category, isPrivate: true })).toBe('private')
	}
	expect(categoriesOf('private')).toEqual([])
})

test('each category belongs to exactly one section', () => {
	expect(sections.flatMap(categoriesOf).toSorted()).toEqual(categories.toSorted())
})

test('section slugs survive a round trip', () => {
	expect(sectionSlug('hsk_exam')).toBe('hsk-exam')
	expect(sectionSlug('daily_life')).toBe('daily-life')
	for (const section of sections) expect(sectionFromSlug(sectionSlug(section))).toBe(section)
	expect(sectionFromSlug('hsk_exam')).toBeUndefined()
	expect(sectionFromSlug('__proto__')).toBeUndefined()
})
