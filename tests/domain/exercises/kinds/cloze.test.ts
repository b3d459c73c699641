import { expect, test } from 'vitest'
import { cloze, readGaps } from '#app/domain/exercises/kinds/cloze.ts'

const question = { zh: '我{叫}安娜，{是}法国人。' }
const surname = { isRight: false, text: { zh: '姓' } }

test('the bank begins with the words of the gaps, and the rest is written again', () => {
	const read = cloze.read([surname], question)
	expect(read).toEqual({
		ok: true,
		value: { options: [{ zh: '叫' }, { zh: '是' }, { zh: '姓' }], answer: 'AB' },
	})
	expect(read.ok && cloze.write(read.value)).toEqual([surname])
})

test('gaps are cut out of the text, and escaped braces stay in it', () => {
	expect(readGaps('他说：\\{{ 好 }}\n{再见}')).toEqual({
		ok: true,
		value: { before: ['他说：{', '}\n'], after: '', words: ['好', '再见'] },
	})
})

test.each([
	['the gaps were taken out', { question: { zh: '我叫安娜' } }],
	['the bank is empty', { options: null }],
	['a word is missing', { answer: 'AD' }],
	['a gap has no word', { answer: 'A' }],
])('there is no task if %s', (_, damage) => {
	const options = [{ zh: '叫' }, { zh: '是' }, { zh: '姓' }]
	const whole = { question, options, answer: 'AB', explanation: {} }
	expect(cloze.task(whole)).toBeDefined()
	expect(cloze.task({ ...whole, ...damage })).toBeUndefined()
})
