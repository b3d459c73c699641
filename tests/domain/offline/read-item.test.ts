import { expect, test } from 'vitest'
import { type KeepPlan, newItem } from '#app/domain/offline/keep-plan.ts'
import { readItem, readPlan } from '#app/domain/offline/read-item.ts'

const plan: KeepPlan = {
	path: '/courses/first-steps',
	title: { zh: '第一步', en: 'First Steps' },
	lists: ['/courses'],
	pages: [
		{
			path: '/courses/lessons/ni-hao',
			title: 'Hello!',
			revision: '[1]',
			bytes: 1,
			sounds: [{ path: '/media/a.mp3', bytes: 2 }],
		},
	],
}

const item = {
	...newItem(plan, true, 1),
	kept: [{ path: '/courses/lessons/ni-hao', revision: '', build: 'b', bytes: 1, sounds: [] }],
}

const again = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('plans and items are read as they were written', () => {
	expect(readPlan(again(plan))).toEqual(plan)
	expect(readItem(again(item))).toEqual(item)
})

test('what was damaged is no item', () => {
	const damaged: unknown[] = [
		undefined,
		null,
		'',
		[],
		{},
		plan,
		{ ...item, path: 1 },
		{ ...item, title: { zh: '第一步' } },
		{ ...item, state: 'half' },
		{ ...item, keptAt: null },
		{ ...item, files: [1] },
		{ ...item, pages: [{ ...plan.pages[0], sounds: [{}] }] },
		{ ...item, kept: [{ path: '/a' }] },
	]
	expect(damaged.map(readItem).filter(Boolean)).toEqual([])
})

test('a login page of a café is no plan', () => {
	expect(readPlan({ error: { code: 'session.missing' } })).toBeUndefined()
	expect(readPlan('<!doctype html>')).toBeUndefined()
})
