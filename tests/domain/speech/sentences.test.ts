import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sentencesOf } from '#app/domain/speech/sentences.ts'

function show(text: string): string[] {
	return sentencesOf(text).map(({ offset, length }) => text.slice(offset, offset + length))
}

test.each([
	['你好！我叫小美。', ['你好！', '我叫小美。']],
	['他说：“走吧！”我们走了。', ['他说：“走吧！”', '我们走了。']],
	['第一行\n第二行。', ['第一行', '第二行。']],
	['3.5公里，3:30见。', ['3.5公里，3:30见。']],
	['等等……好了。', ['等等……', '好了。']],
	['真的吗？！真的。', ['真的吗？！', '真的。']],
	[' 你好。  再见。 ', ['你好。', '再见。']],
	['——\n……\n。', []],
	['', []],
])('%j has the sentences %j', (text, sentences) => {
	expect(show(text)).toEqual(sentences)
})

test('every speakable character is in exactly one sentence', () => {
	const sign = fc.constantFrom('你', '𠮷', 'A', '3', '。', '！', '”', '…', '\n', ' ', '，', '“')
	fc.assert(
		fc.property(fc.array(sign), (signs) => {
			const text = signs.join('')
			const said = show(text)
				.join('')
				.replace(/[^\p{L}\p{N}]/gu, '')
			expect(said).toBe(text.replace(/[^\p{L}\p{N}]/gu, ''))
		}),
	)
})
