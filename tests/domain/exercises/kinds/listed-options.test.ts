import { expect, test } from 'vitest'
import {
	lettersOfRight,
	optionsOf,
	typedOptions,
} from '#app/domain/exercises/kinds/listed-options.ts'

const typed = [
	{ isRight: true, text: { zh: '苹果' } },
	{ isRight: false, text: { zh: '米饭' } },
	{ isRight: true, text: { zh: '香蕉' } },
]

test('starred options and letters say the same', () => {
	expect(lettersOfRight(typed)).toBe('AC')
	expect(typedOptions({ options: optionsOf(typed), answer: 'AC' })).toEqual(typed)
})

test('a letter without an option stars nothing', () => {
	expect(typedOptions({ options: [{ zh: '苹果' }], answer: 'D' })).toEqual([
		{ isRight: false, text: { zh: '苹果' } },
	])
})
