import { expect, test } from 'vitest'
import { changeOf, type WordValues } from '#app/domain/vocabulary/word-change.ts'

const word: WordValues = {
	word: '工作',
	pinyin: 'gōng zuò',
	traditional: null,
	levels: [{ type: 'HSK', level: 'HSK1' }],
	status: 1,
	meaning: { verb: { definition: 'to work' }, noun: { definition: 'job' } },
}

test('only what was changed is told, as it was and as it is', () => {
	const changed: WordValues = { ...word, status: 0, meaning: { verb: { definition: 'to work' } } }
	expect(changeOf(word, changed)).toEqual({
		before: { status: 1, meaning: word.meaning },
		after: { status: 0, meaning: changed.meaning },
	})
})

test('the same again is no change', () => {
	expect(changeOf(word, structuredClone(word))).toBeUndefined()
})

test('another main meaning is a change', () => {
	const { verb, noun } = word.meaning
	const turned = { ...word, meaning: { noun, verb } } as WordValues
	expect(changeOf(word, turned)?.after).toEqual({ meaning: turned.meaning })
})
