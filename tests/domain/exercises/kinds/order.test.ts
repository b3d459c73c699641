import { expect, test } from 'vitest'
import { order } from '#app/domain/exercises/kinds/order.ts'

function right(zh: string) {
	return { isRight: true, text: { zh } }
}

const further = { isRight: false, text: { zh: '在' } }

test('the words of the first order are the options, and the others are orders of them', () => {
	const typed = [right('安娜 今天 去 北京'), right('今天 安娜 去 北京'), further]
	const read = order.read(typed, {})
	expect(read).toEqual({
		ok: true,
		value: {
			options: [{ zh: '安娜' }, { zh: '今天' }, { zh: '去' }, { zh: '北京' }, { zh: '在' }],
			answer: 'ABCD,BACD',
		},
	})
	expect(read.ok && order.write(read.value)).toEqual(typed)
})

test.each([
	['安娜 去 北京。', ['安娜', '去', '北京']],
	['安娜 去 北京 ？', ['安娜', '去', '北京']],
	['安娜 ， 你 好！', ['安娜，', '你', '好']],
	['安娜， 你  好', ['安娜，', '你', '好']],
])('%s has the words %j', (line, words) => {
	const read = order.read([right(line)], {})
	expect(read).toMatchObject({ value: { options: words.map((zh) => ({ zh })) } })
})

test('an order typed twice counts once, and equal words stand for each other', () => {
	expect(order.read([right('看 一 看'), right('看 一 看。')], {})).toMatchObject({
		value: { answer: 'ABC' },
	})
})

test.each(['', 'ABC,', 'AB,ABC', 'ABCZ', 'AABC', 'A1CD'])('there is no task for %j', (answer) => {
	const options = [{ zh: '安娜' }, { zh: '今天' }, { zh: '去' }, { zh: '北京' }]
	expect(order.task({ question: {}, options, answer, explanation: {} })).toBeUndefined()
})
