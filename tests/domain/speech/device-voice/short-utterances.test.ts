import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortUtterances } from '#app/domain/speech/device-voice/short-utterances.ts'

/** Ten seconds at half speed. */
const longestUtterance = 30

test('each sentence is an utterance, with its closing marks', () => {
	expect(shortUtterances('你好！我叫小美。')).toEqual(['你好！', '我叫小美。'])
	expect(shortUtterances('他说：“你好！”然后走了。')).toEqual(['他说：“你好！”', '然后走了。'])
})

test('a long sentence is cut at its commas', () => {
	const long =
		'今天下午天气很好，我跟几个朋友一起去公园里散步，后来我们在湖边的茶馆坐了很久，晚上才回家。'
	expect(shortUtterances(long)).toEqual([
		'今天下午天气很好，我跟几个朋友一起去公园里散步，',
		'后来我们在湖边的茶馆坐了很久，晚上才回家。',
	])
})

test('a long sentence without commas is cut where it has to be', () => {
	for (const piece of shortUtterances('好'.repeat(100))) {
		expect(piece.length).toBeLessThanOrEqual(longestUtterance)
	}
})

const chinese = fc
	.array(fc.constantFrom(...'你好我们去公园吧今天，。！？；：、“”（）… \n—3.5abA𠮷😀'), {
		maxLength: 200,
	})
	.map((signs) => signs.join(''))

test('the pieces joined are the text, none is too long or empty', () => {
	fc.assert(
		fc.property(fc.oneof(chinese, fc.string({ unit: 'binary' })), (text) => {
			const pieces = shortUtterances(text)
			expect(pieces.join('')).toBe(text)
			for (const piece of pieces) {
				expect(piece).not.toBe('')
				expect(piece.length).toBeLessThanOrEqual(longestUtterance)
				if (!/\p{Surrogate}/u.test(text)) expect(piece).not.toMatch(/\p{Surrogate}/u)
			}
		}),
	)
})
