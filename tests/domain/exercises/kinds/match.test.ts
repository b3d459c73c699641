import { expect, test } from 'vitest'
import { match } from '#app/domain/exercises/kinds/match.ts'

const book = { isRight: true, text: { zh: '书 = 本' } }
const cat = { isRight: true, text: { zh: '猫＝只' } }
const sheet = { isRight: false, text: { zh: '张' } }

test('pairs come first, with one sign between their sides', () => {
	const read = match.read([sheet, book, cat], {})
	expect(read).toEqual({
		ok: true,
		value: { options: [{ zh: '书 = 本' }, { zh: '猫 = 只' }, { zh: '张' }], answer: 'AB' },
	})
	expect(read.ok && match.write(read.value)).toEqual([
		book,
		{ isRight: true, text: { zh: '猫 = 只' } },
		sheet,
	])
})

test('the first sign divides a pair', () => {
	const sum = { isRight: true, text: { en: '一 = 2 = 1 + 1' } }
	const read = match.read([sum, book], {})
	expect(read).toMatchObject({ value: { options: [{ en: '一 = 2 = 1 + 1' }, {}] } })
	const task = read.ok && match.task({ question: {}, explanation: {}, ...read.value })
	expect(task).toMatchObject({
		before: ['一', '书'],
		bank: [{ text: '2 = 1 + 1' }, { text: '本' }],
	})
})

test.each([
	['a pair has lost a side', { options: [{ zh: '书 = 本' }, { zh: '猫' }] }],
	['there are no pairs', { options: null }],
	['a word has no text', { options: [{ zh: '书 = 本' }, { zh: '' }] }],
	['the answer has letters of nothing', { answer: 'AC' }],
	['the answer is empty', { answer: '' }],
])('there is no task if %s', (_, damage) => {
	const options = [{ zh: '书 = 本' }, { zh: '猫 = 只' }]
	const whole = { question: {}, options, answer: 'AB', explanation: {} }
	expect(match.task(whole)).toBeDefined()
	expect(match.task({ ...whole, ...damage })).toBeUndefined()
})
