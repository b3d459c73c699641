import { expect, test } from 'vitest'
import type { Drawing } from '#app/domain/display/drawn-word.ts'
import type { HskRank } from '#app/domain/hsk/level.ts'
import type { OwnWord } from '#app/domain/known-words/standing.ts'
import type { Block } from '#app/domain/lesson-text/content.ts'
import { overviewOf } from '#app/domain/lesson-text/overview.ts'

const ranks = new Map<string, HskRank>([
	['我', 1],
	['爱', 1],
	['学习', 2],
	['癌症', 6],
])
const rankOf = (word: string) => ranks.get(word)

function block(...words: string[]): Block {
	return { zh: words.map((word) => ({ word })), en: '', blank: 'normal' }
}

test('every word is in one group, by its level compared with the reader’s', () => {
	const content = [block('我', '爱', '学习', '，'), block('汉路', '癌症', '。')]
	expect(overviewOf(content, { rankOf, user: 'HSK2' })).toEqual({
		mastered: ['我', '爱'],
		learning: ['学习'],
		advanced: ['癌症'],
		'non-hsk': ['汉路'],
	})
})

test('a repeated word is listed once', () => {
	const { learning } = overviewOf([block('爱', '我'), block('爱')], {
		rankOf,
		user: 'HSK1',
	})
	expect(learning).toEqual(['爱', '我'])
})

test('words are listed in the script of their reader', () => {
	const content: Block[] = [
		{ zh: [{ word: '学习' }, { word: '爱', written: '愛' }], en: '', blank: 'normal' },
	]
	const forms = new Map([['学习', '學習']])
	const drawingIn = (script: 'simplified' | 'traditional'): Drawing => ({
		script,
		notation: 'pinyin',
		hasTones: true,
		traditionalOf: (word) => forms.get(word) ?? word,
	})
	const wordsFor = (drawing?: Drawing) => overviewOf(content, { rankOf, user: 'HSK1', drawing })
	expect(wordsFor()).toMatchObject({ learning: ['愛'], advanced: ['学习'] })
	expect(wordsFor(drawingIn('simplified')).learning).toEqual(['爱'])
	expect(wordsFor(drawingIn('traditional'))).toMatchObject({
		learning: ['愛'],
		advanced: ['學習'],
	})
})

test('punctuation, numbers and Latin words are left out', () => {
	const overview = overviewOf([block('，', '2026', 'APP', '……')], { rankOf, user: 'HSK1' })
	expect(Object.values(overview).flat()).toEqual([])
})

test('what a person said or studied comes before the level, and ignored words are left out', () => {
	const own = new Map<string, OwnWord>([
		['我', { said: 'ignored', stability: null }],
		['爱', { said: 'new', stability: null }],
		['癌症', { said: 'known', stability: null }],
		['汉路', { said: null, stability: 3 }],
	])
	const content = [block('我', '爱', '学习', '癌症', '汉路')]
	const ownOf = (word: string) => own.get(word)
	expect(overviewOf(content, { rankOf, user: 'HSK2', ownOf })).toEqual({
		mastered: ['癌症'],
		learning: ['学习', '汉路'],
		advanced: ['爱'],
		'non-hsk': [],
	})
})
