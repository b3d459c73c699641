import { expect, test } from 'vitest'
import { changedValues } from '#app/features/audit/changed-values.ts'

test('a status is shown by name, an unknown one as stored', () => {
	const valuesOf = (objectType: string, before: number, after: number) =>
		changedValues({ objectType, before: { status: before }, after: { status: after } })
	const change = (before: string, after: string) => [{ name: 'Status', before, after }]
	expect(valuesOf('person', 0, 1)).toEqual(change('Pending', 'Normal'))
	expect(valuesOf('course', 1, 2)).toEqual(change('Enabled', 'Coming Soon'))
	expect(valuesOf('word', 1, 2)).toEqual(change('Enabled', '2'))
})

test('unchanged values are left out, created and removed ones shown', () => {
	const before = { word: '旧词', level: 1, pinyin: 'jiù cí' }
	const after = { word: '旧词', level: 2, traditional: '舊詞' }
	expect(changedValues({ objectType: 'word', before, after })).toEqual([
		{ name: 'Level', before: '1', after: '2' },
		{ name: 'Pinyin', before: 'jiù cí', after: undefined },
		{ name: 'Traditional', before: undefined, after: '舊詞' },
	])
	expect(changedValues({ objectType: 'word', before: null, after: { word: '新' } })).toEqual([
		{ name: 'Word', before: undefined, after: '新' },
	])
})

test('fields and values are shown in words', () => {
	const after = {
		titleZh: '早上的菜市场',
		isFree: true,
		isPrivate: false,
		level: 'upper_intermediate',
		category: 'travel',
		levels: [
			{ type: 'HSK', level: 'HSK5' },
			{ type: 'HSK', level: 'HSK7+', edition: '3.0' },
		],
		meaning: { noun: { definition: 'market' }, verb: { definition: 'to buy' } },
		'paragraph 2': '你好',
	}
	const shown = changedValues({ objectType: 'lesson', before: null, after })
	expect(shown.map(({ name, after }) => `${name}: ${after}`)).toEqual([
		'Chinese title: 早上的菜市场',
		'Free: yes',
		'Private: no',
		'Level: Upper Intermediate',
		'Category: China Travel',
		'HSK level: HSK 5, HSK 7+ (3.0)',
		'Meaning: noun: market; verb: to buy',
		'Paragraph 2: 你好',
	])
})

test('values that the action names are left out', () => {
	const before = { isDeleted: false }
	expect(changedValues({ objectType: 'course', before, after: { isDeleted: true } })).toEqual([])
	const after = { email: 'marta@example.com' }
	expect(changedValues({ objectType: 'course', before: null, after })).toEqual([])
})

test('long values are cut between characters, and values that are not objects show nothing', () => {
	const after = { text: '𠮷'.repeat(99) }
	const [value] = changedValues({ objectType: 'lesson', before: null, after })
	expect(value?.after).toBe(`${'𠮷'.repeat(60)}…`)
	for (const odd of [undefined, null, 'text', 7, [1]]) {
		expect(changedValues({ objectType: 'lesson', before: odd, after: odd })).toEqual([])
	}
})

test('words are parted by a bar that every font has', () => {
	const after = { 'paragraph 1': '头发␟很␟长。 / Long hair.' }
	expect(changedValues({ objectType: 'lesson', before: {}, after })).toMatchObject([
		{ name: 'Paragraph 1', after: '头发|很|长。 / Long hair.' },
	])
})
