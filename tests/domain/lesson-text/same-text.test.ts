import { expect, test } from 'vitest'
import { isSameText } from '#app/domain/lesson-text/same-text.ts'

test('texts are the same however they are spaced and tagged', () => {
	expect(isSameText('zh: 你好\nen: Hi', ' 你好 \r\nHi\r\n\r\n')).toBe(true)
	expect(isSameText('zh: 你好\nen: Hi', 'zh: 你好\nen: Hello')).toBe(false)
	expect(isSameText('zh: 你好\n', 'zh: 你好')).toBe(true)
	expect(isSameText('', ' \n')).toBe(true)
	expect(isSameText('zh: 你', 'zh: 你好')).toBe(false)
})
