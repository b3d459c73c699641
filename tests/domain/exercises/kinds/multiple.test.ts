import { expect, test } from 'vitest'
import { multiple } from '#app/domain/exercises/kinds/multiple.ts'

const apple = { isRight: true, text: { zh: '苹果' } }
const rice = { isRight: false, text: { zh: '米饭' } }
const banana = { isRight: true, text: { zh: '香蕉' } }

test('all starred options together are the answer', () => {
	const read = multiple.read([apple, rice, banana])
	expect(read).toMatchObject({ ok: true, value: { answer: 'AC' } })
	expect(read.ok && multiple.write(read.value)).toEqual([apple, rice, banana])
})

test('one starred option is enough, none is not', () => {
	expect(multiple.read([rice, banana])).toMatchObject({ value: { answer: 'B' } })
	expect(multiple.read([rice])).toMatchObject({
		error: { code: 'exercise-text.no-right-answer', values: { type: 'multiple' } },
	})
})
