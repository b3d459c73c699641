import { expect, test } from 'vitest'
import { withWholeQuotes } from '#app/domain/lesson-text/whole-quotes.ts'

test.each([
	['“你好！', '你好！'],
	['我叫马克。”', '我叫马克。'],
	['他说：“你好！', '他说：“你好！”'],
	['她问：「你说『好！', '她问：「你说『好！』」'],
	['他说：“走吧！”', '他说：“走吧！”'],
	['“你好！”他说。', '“你好！”他说。'],
	['没有引号。', '没有引号。'],
	['He said, “Hello!', 'He said, “Hello!”'],
	['"No!', 'No!'],
	['We study Chinese!"', 'We study Chinese!'],
	['"No!" he said.', '"No!" he said.'],
	['Isn’t that a pity?', 'Isn’t that a pity?'],
])('%s is shown as %s', (cut, shown) => {
	expect(withWholeQuotes(cut)).toBe(shown)
})
