import { expect, test } from 'vitest'
import { sentenceWith } from '#app/domain/analyzer/sentence-with.ts'

test.each([
	['下雨了。我去银行。银行关门了。', '银行', '我去银行。'],
	['下雨了\n我去银行', '银行', '我去银行'],
	['他说：“我去银行！”', '银行', '他说：“我去银行！”'],
	['下雨了。', '银行', undefined],
	['下雨了。', '', undefined],
])('in %j the word %s is in %s', (text, word, sentence) => {
	expect(sentenceWith(text, word)).toBe(sentence)
})
