import { expect, test } from 'vitest'
import { vocabularyForm } from '#app/features/vocabulary/admin/word/word-form.ts'

const typed = {
	intent: 'create',
	word: ' 加班 ',
	pinyin: 'jia1 ban1',
	traditional: '',
	status: '1',
	measureWords: '',
	'level-HSK4': 'on',
	'level-HSK7+': 'on',
	'pos-0': 'verb',
	'definition-0': 'to work\r\novertime ',
	'pos-1': 'noun',
	'definition-1': '',
}

function problemsOf(form: Record<string, string>) {
	const { error } = vocabularyForm.safeParse({ ...typed, ...form })
	return error?.issues.map(({ path, message }) => [path.at(-1), message])
}

test('a form becomes the values to store', () => {
	expect(vocabularyForm.parse(typed)).toEqual({
		intent: 'create',
		word: '加班',
		pinyin: 'jiā bān',
		traditional: null,
		status: 1,
		levels: ['HSK4', 'HSK7+'],
		meaning: { verb: { definition: 'to work overtime' } },
		gloss: null,
		measureWords: [],
	})
})

test('an edit carries the word’s id and version', () => {
	const form = vocabularyForm.parse({ ...typed, intent: 'edit', id: '17', version: '3' })
	expect(form).toMatchObject({ intent: 'edit', id: 17, version: 3 })
})

test('a form may have short meanings and measure words', () => {
	const form = vocabularyForm.parse({
		...typed,
		'gloss-pos-0': 'noun',
		'gloss-definition-0': 'overtime',
		'gloss-pos-1': 'verb',
		'gloss-definition-1': ' ',
		measureWords: ' 次、回 次',
	})
	expect(form).toMatchObject({
		gloss: { noun: { definition: 'overtime' } },
		measureWords: ['次', '回'],
	})
})

test('meanings keep their order in the form', () => {
	const form = vocabularyForm.parse({
		...typed,
		'pos-0': 'verb',
		'pos-1': 'noun',
		'definition-1': 'overtime',
		'pos-2': 'adverb',
	})
	expect('meaning' in form && Object.keys(form.meaning)).toEqual(['verb', 'noun'])
})

test.each([
	[{ word: ' ' }, 'word', 'vocabulary.word-required'],
	[{ word: 'OK' }, 'word', 'vocabulary.word-not-chinese'],
	[{ word: '字'.repeat(51) }, 'word', 'vocabulary.too-long'],
	[{ pinyin: '\t' }, 'pinyin', 'vocabulary.pinyin-required'],
	[{ traditional: 'none' }, 'traditional', 'vocabulary.traditional-not-chinese'],
	[{ 'definition-0': ' ' }, 'definition-0', 'vocabulary.meaning-required'],
	[{ 'definition-0': 'x'.repeat(1001) }, 'definition-0', 'vocabulary.too-long'],
	[{ 'pos-1': 'verb', 'definition-1': 'x' }, 'pos-1', 'vocabulary.repeated-pos'],
	[
		{ 'gloss-pos-0': 'verb', 'gloss-definition-0': 'x'.repeat(81) },
		'gloss-definition-0',
		'vocabulary.too-long',
	],
	[{ measureWords: '本 x' }, 'measureWords', 'vocabulary.measure-words-not-chinese'],
])('%j is refused at its field', (form, field, code) => {
	expect(problemsOf(form)).toEqual([[field, code]])
})

test('all problems are reported at once', () => {
	const problems = problemsOf({ word: '', pinyin: '', 'definition-0': '' })
	expect(problems?.map(([field]) => field)).toEqual(['word', 'pinyin', 'definition-0'])
})

test.each([
	{ intent: 'edit', id: '-1', version: '0' },
	{ intent: 'edit', id: '1' },
	{ intent: 'delete' },
	{ status: '2' },
	{ 'pos-0': 'toString' },
])('an invalid form is refused: %j', (form) => {
	expect(vocabularyForm.safeParse({ ...typed, ...form }).success).toBe(false)
})

test.each([undefined, null, 'word', []])('%j is not a form', (form) => {
	expect(vocabularyForm.safeParse(form).success).toBe(false)
})
