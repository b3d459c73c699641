import { expect, test } from 'vitest'
import { type WordValues, wordChangeOf } from '#app/domain/vocabulary/word-change.ts'

const word: WordValues = {
	word: '工作',
	pinyin: 'gōng zuò',
	traditional: null,
	levels: [{ type: 'HSK', level: 'HSK1' }],
	status: 1,
	meaning: { verb: { definition: 'to work' }, noun: { definition: 'job' } },
	gloss: null,
	measureWords: [],
}

test('a change has only the changed fields, before and after', () => {
	const changed: WordValues = { ...word, status: 0, meaning: { verb: { definition: 'to work' } } }
	expect(wordChangeOf(word, changed)).toEqual({
		before: { status: 1, meaning: word.meaning },
		after: { status: 0, meaning: changed.meaning },
	})
})

test('equal values are no change', () => {
	expect(wordChangeOf(word, structuredClone(word))).toBeUndefined()
})

test('a different main meaning is a change', () => {
	const { verb, noun } = word.meaning
	const turned = { ...word, meaning: { noun, verb } } as WordValues
	expect(wordChangeOf(word, turned)?.after).toEqual({ meaning: turned.meaning })
})
