import { expect, test } from 'vitest'
import { actionText, changedValues } from '#app/features/audit/changed-values.ts'

test("an account's status is shown by name", () => {
	const change = { objectType: 'person', before: { status: 0 }, after: { status: 1 } }
	expect(changedValues(change)).toEqual([{ name: 'status', before: 'Pending', after: 'Normal' }])
})

test("a course's status is shown by name, a word's as stored", () => {
	const change = { before: { status: 1 }, after: { status: 2 } }
	const valuesOf = (objectType: string) => changedValues({ objectType, ...change })
	expect(valuesOf('course')).toEqual([{ name: 'status', before: 'Enabled', after: 'Coming Soon' }])
	expect(valuesOf('word')).toEqual([{ name: 'status', before: '1', after: '2' }])
})

test('unchanged values are left out, created and removed ones shown', () => {
	const before = { word: '旧词', level: 1, pinyin: 'jiù cí' }
	const after = { word: '旧词', level: 2, traditional: '舊詞' }
	expect(changedValues({ objectType: 'word', before, after })).toEqual([
		{ name: 'level', before: '1', after: '2' },
		{ name: 'pinyin', before: 'jiù cí', after: undefined },
		{ name: 'traditional', before: undefined, after: '舊詞' },
	])
	expect(changedValues({ objectType: 'word', before: null, after: { word: '新' } })).toEqual([
		{ name: 'word', before: undefined, after: '新' },
	])
})

test('long values are cut between characters, and values that are not objects show nothing', () => {
	const [value] = changedValues({
		objectType: 'lesson',
		before: null,
		after: { text: '𠮷'.repeat(99) },
	})
	expect(value?.after).toBe(`${'𠮷'.repeat(60)}…`)
	for (const odd of [undefined, null, 'text', 7, [1]]) {
		expect(changedValues({ objectType: 'lesson', before: odd, after: odd })).toEqual([])
	}
})

test('an action is shown in words', () => {
	expect(actionText('account.set-level')).toBe('Set level')
	expect(actionText('course.soft-delete')).toBe('Soft delete course')
	expect(actionText('')).toBe('')
})
