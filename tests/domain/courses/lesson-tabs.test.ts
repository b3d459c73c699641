import { expect, test } from 'vitest'
import { lessonPath, lessonTabs, plainTextPath, tabAt } from '#app/domain/courses/lesson-tabs.ts'

test('each tab has an address of its own, and is found by it', () => {
	const addresses = lessonTabs.map(({ name }) => lessonPath('ni-hao', name))
	expect(addresses).toEqual([
		'/admin/lessons/ni-hao/segment',
		'/admin/lessons/ni-hao/exercises/edit',
		'/admin/lessons/ni-hao/notes',
		'/admin/lessons/ni-hao/audio',
		'/admin/lessons/ni-hao/settings',
	])
	expect(addresses.map(tabAt)).toEqual(lessonTabs.map(({ name }) => name))
})

test('the plain text belongs to the tab of the text', () => {
	expect(tabAt(plainTextPath('ni-hao'))).toBe('Text')
	expect(tabAt('/admin/lessons/ni-hao/segment/')).toBe('Text')
	expect(tabAt('/admin/lessons/ni-hao/versions')).toBeUndefined()
})

test('an id with special characters stays one part of the address', () => {
	expect(lessonPath('a/b?c')).toBe('/admin/lessons/a%2Fb%3Fc/segment')
})
