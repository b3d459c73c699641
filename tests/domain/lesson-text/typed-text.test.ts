import { expect, test } from 'vitest'
import { typedText } from '#app/domain/lesson-text/typed-text.ts'
import { contentFrom } from '#tests/support/content-notation.ts'

const content = contentFrom('早上 | 好 | ！ / Good morning!', '{再见}[zài jiàn] / Bye (large)')

test('content is formatted as teachers type it', () => {
	expect(typedText(content)).toBe('早上好！\nGood morning!\n\n再见\nBye')
	expect(typedText([])).toBe('')
})

test('tags are added if the text would read differently without', () => {
	const named = contentFrom('你好 / 你好 means hello')
	expect(typedText(named)).toBe('你好\n你好 means hello')
	const without = contentFrom('OK / OK')
	expect(typedText(without)).toBe('zh: OK\nen: OK')
})
