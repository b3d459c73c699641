import { expect, test } from 'vitest'
import { kindsAt, placeKey, placeOfEntry, type ReportPlace } from '#app/domain/reports/report.ts'

const bank: ReportPlace = {
	part: 'text',
	lessonId: 'around-town',
	articleId: null,
	exerciseId: null,
	paragraph: 1,
	word: '银行',
	pinyin: 'yínxíng',
	sentence: '银行在哪儿？',
	english: 'Where is the bank?',
}

test('reports of one word in one sentence are of one place, whatever its pinyin and English were', () => {
	const later = { ...bank, paragraph: 2, pinyin: 'yínháng', english: 'Where is a bank?' }
	expect(placeKey(later)).toBe(placeKey(bank))
})

test.each([
	{ lessonId: 'the-bank' },
	{ word: '哪儿' },
	{ sentence: '我去银行。' },
	{ part: 'notes' as const },
	{ part: 'exercise' as const, exerciseId: 'question-1' },
])('another lesson, word, sentence or part is another place: %o', (other) => {
	expect(placeKey({ ...bank, ...other })).not.toBe(placeKey(bank))
})

test('an exercise is one place, whether or not the browser knows its lesson', () => {
	const question = { ...bank, part: 'exercise' as const, exerciseId: 'question-1', word: null }
	expect(placeKey({ ...question, lessonId: null })).toBe(placeKey(question))
})

test('a word without a text is the same place on all pages', () => {
	const entry = { ...bank, part: 'dictionary' as const, sentence: null }
	expect(placeKey({ ...entry, lessonId: null })).toBe(placeKey(entry))
})

test('a card names its word and its example, and no lesson', () => {
	const entry = { word: '妈妈', pinyin: 'mā ma' }
	const example = { zh: '你妈妈在家吗？', en: 'Is your mum home?' }
	expect(placeOfEntry(entry, example)).toMatchObject({
		...entry,
		part: 'dictionary',
		sentence: example.zh,
		english: example.en,
		lessonId: null,
	})
	expect(placeKey(placeOfEntry(entry, null))).not.toBe(placeKey(placeOfEntry(entry, example)))
})

test('only a word has the kinds cut, meaning and level, and only an exercise the kind exercise', () => {
	expect(kindsAt({ part: 'text', word: '银行' })).not.toContain('exercise')
	expect(kindsAt({ part: 'exercise', word: null })).toEqual([
		'exercise',
		'translation',
		'audio',
		'other',
	])
	expect(kindsAt({ part: 'dictionary', word: '银行' })).toEqual([
		'pinyin',
		'meaning',
		'level',
		'audio',
		'other',
	])
})
