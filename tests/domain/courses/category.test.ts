import { expect, test } from 'vitest'
import {
	categories,
	categoriesOf,
	sectionFromSlug,
	sectionOf,
	sectionSlug,
	sections,
} from '#app/domain/courses/category.ts'

test('a shared category has a section of its own', () => {
	expect(sectionOf({ category: 'song', isPrivate: false })).toBe('song')
	expect(sectionOf({ category: 'daily_life', isPrivate: false })).toBe('daily_life')
})

test('every other category is found under others', () => {
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

test('a private item is found under private and nowhere else', () => {
	for (const category of categories) {
		expect(sectionOf({ category, isPrivate: true })).toBe('private')
	}
	expect(categoriesOf('private')).toEqual([])
})

test('each category belongs to exactly one section', () => {
	expect(sections.flatMap(categoriesOf).toSorted()).toEqual(categories.toSorted())
})

test('a section and its address name each other', () => {
	expect(sectionSlug('hsk_exam')).toBe('hsk-exam')
	expect(sectionSlug('daily_life')).toBe('daily-life')
	for (const section of sections) expect(sectionFromSlug(sectionSlug(section))).toBe(section)
	expect(sectionFromSlug('hsk_exam')).toBeUndefined()
	expect(sectionFromSlug('__proto__')).toBeUndefined()
})
