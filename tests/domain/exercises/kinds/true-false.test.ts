import { expect, test } from 'vitest'
import { bareTag } from '#app/domain/exercises/kinds/kind.ts'
import { trueFalse } from '#app/domain/exercises/kinds/true-false.ts'

function starred(word: string) {
	return { isRight: true, text: { [bareTag]: word } }
}

test('true is 对, the first option, and false is 错, the second', () => {
	expect(trueFalse.read([starred('True')], {})).toEqual({
		ok: true,
		value: {
			options: [
				{ zh: '对', en: 'True' },
				{ zh: '错', en: 'False' },
			],
			answer: 'A',
		},
	})
	expect(trueFalse.read([starred('false')], {})).toMatchObject({ value: { answer: 'B' } })
})

test('the answer is written without a language tag', () => {
	expect(trueFalse.write({ options: [], answer: 'A' })).toEqual([starred('true')])
	expect(trueFalse.write({ options: [], answer: 'B' })).toEqual([starred('false')])
})

test('other words, two answers and no answer are refused', () => {
	expect(trueFalse.read([starred('对')], {})).toMatchObject({
		error: { code: 'exercise-text.invalid-truth', values: { answer: '对' } },
	})
	expect(trueFalse.read([starred('true'), starred('false')], {})).toMatchObject({
		error: { code: 'exercise-text.invalid-truth', values: { answer: 'true, false' } },
	})
	expect(trueFalse.read([], {})).toMatchObject({ error: { code: 'exercise-text.no-truth' } })
})
