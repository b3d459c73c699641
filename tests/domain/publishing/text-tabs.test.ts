import { expect, test } from 'vitest'
import { plainTextPath, tabAt, tabPath, textTabs } from '#app/domain/publishing/text-tabs.ts'

const lesson = { kind: 'lessons', id: 'ni-hao' } as const
const article = { kind: 'articles', id: 'slow-train' } as const

test('each tab of a lesson has an address of its own, and is found by it', () => {
	const addresses = textTabs.lessons.map(({ name }) => tabPath(lesson, name))
	expect(addresses).toEqual([
		'/admin/lessons/ni-hao/segment',
		'/admin/lessons/ni-hao/exercises/edit',
		'/admin/lessons/ni-hao/notes',
		'/admin/lessons/ni-hao/audio',
		'/admin/lessons/ni-hao/settings',
		'/admin/lessons/ni-hao/activity',
	])
	expect(addresses.map(tabAt)).toEqual(textTabs.lessons.map(({ name }) => name))
})

test('an article has the tabs of a lesson without exercises and notes', () => {
	const addresses = textTabs.articles.map(({ name }) => tabPath(article, name))
	expect(addresses).toEqual([
		'/admin/articles/slow-train/segment',
		'/admin/articles/slow-train/audio',
		'/admin/articles/slow-train/settings',
		'/admin/articles/slow-train/activity',
	])
	expect(addresses.map(tabAt)).toEqual(['Text', 'Audio', 'Settings', 'Activity'])
})

test('the plain text belongs to the tab of the text', () => {
	expect(tabAt(plainTextPath(lesson))).toBe('Text')
	expect(tabAt(plainTextPath(article))).toBe('Text')
	expect(tabAt('/admin/lessons/ni-hao/segment/')).toBe('Text')
	expect(tabAt('/admin/lessons/ni-hao/versions')).toBeUndefined()
})

test('an id with special characters stays one part of the address', () => {
	expect(tabPath({ kind: 'lessons', id: 'a/b?c' })).toBe('/admin/lessons/a%2Fb%3Fc/segment')
})
