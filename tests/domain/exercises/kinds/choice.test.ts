import { expect, test } from 'vitest'
import { choice, multiple } from '#app/domain/exercises/kinds/choice.ts'

const american = { isRight: false, text: { zh: '美国人' } }
const chinese = { isRight: true, text: { zh: '中国人' } }

test('the starred option is the answer and is starred again when written', () => {
	const read = choice.read([american, chinese], {})
	expect(read).toEqual({
		ok: true,
		value: { options: [{ zh: '美国人' }, { zh: '中国人' }], answer: 'B' },
	})
	expect(read.ok && choice.write(read.value)).toEqual([american, chinese])
})

test('a choice without or with two starred options is refused', () => {
	expect(choice.read([american], {})).toMatchObject({
		error: { code: 'exercise-text.no-right-answer', values: { type: 'choice' } },
	})
	expect(choice.read([chinese, chinese], {})).toMatchObject({
		error: { code: 'exercise-text.several-right-answers' },
	})
})

const apple = { isRight: true, text: { zh: '苹果' } }
const rice = { isRight: false, text: { zh: '米饭' } }
const banana = { isRight: true, text: { zh: '香蕉' } }

test('all starred options of a multiple are the answer', () => {
	const read = multiple.read([apple, rice, banana], {})
	expect(read).toMatchObject({ ok: true, value: { answer: 'AC' } })
	expect(read.ok && multiple.write(read.value)).toEqual([apple, rice, banana])
})

test('a multiple needs at least one starred option', () => {
	expect(multiple.read([rice, banana], {})).toMatchObject({ value: { answer: 'B' } })
	expect(multiple.read([rice], {})).toMatchObject({
		error: { code: 'exercise-text.no-right-answer', values: { type: 'multiple' } },
	})
})

test('a letter without an option stars nothing', () => {
	expect(multiple.write({ options: [{ zh: '苹果' }], answer: 'D' })).toEqual([
		{ isRight: false, text: { zh: '苹果' } },
	])
})
