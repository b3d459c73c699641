import { expect, test } from 'vitest'
import { choice } from '#app/domain/exercises/kinds/choice.ts'

const american = { isRight: false, text: { zh: '美国人' } }
const chinese = { isRight: true, text: { zh: '中国人' } }

test('the one starred option is the answer, and is starred again when written', () => {
	const read = choice.read([american, chinese])
	expect(read).toEqual({
		ok: true,
		value: { options: [{ zh: '美国人' }, { zh: '中国人' }], answer: 'B' },
	})
	expect(read.ok && choice.write(read.value)).toEqual([american, chinese])
})

test('no starred option and two of them are refused', () => {
	expect(choice.read([american])).toMatchObject({
		error: { code: 'exercise-text.no-right-answer', values: { type: 'choice' } },
	})
	expect(choice.read([chinese, chinese])).toMatchObject({
		error: { code: 'exercise-text.several-right-answers' },
	})
})
