import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasBrokenLines, joinBrokenLines } from '#app/domain/texts/broken-lines.ts'

const wrapped =
	'　　小林每天早上都去公园散步。他\n喜欢一边走一边听音乐，有时候还会\n遇见他的老朋友。\n' +
	'　　第二段从这里开始，他们一起去\n喝了咖啡。后来他们去了一个很远的\n地方。'

test('lines that end inside of sentences are joined, up to an indented line', () => {
	expect(hasBrokenLines(wrapped)).toBe(true)
	expect(joinBrokenLines(wrapped).split('\n')).toEqual([
		'　　小林每天早上都去公园散步。他喜欢一边走一边听音乐，有时候还会遇见他的老朋友。',
		'　　第二段从这里开始，他们一起去喝了咖啡。后来他们去了一个很远的地方。',
	])
})

test('words of Latin letters keep a space between them', () => {
	expect(joinBrokenLines('We went to the park\nand home.')).toBe('We went to the park and home.')
})

test('headings, lists and speech stay lines', () => {
	const text = '第一章 下山\n他背着包，下山了，走得很慢很慢\n- 去哪儿？\n1. 进城'
	expect(joinBrokenLines(text)).toBe(text)
})

test.each([
	['verses without signs', '床前明月光\n疑是地上霜\n举头望明月\n低头思故乡'],
	['a list', '苹果\n香蕉\n橘子\n西瓜\n葡萄'],
	['a story', '天下雨了。\n我没带伞，就在门口等。\n他来了。\n我们一起走了。'],
	['subtitles without signs', '我们走吧\n好的 等一下\n你的书在这里\n谢谢'],
])('%s has no broken lines', (_, text) => {
	expect(hasBrokenLines(text)).toBe(false)
})

test('joining changes nothing but space', () => {
	const lines = fc.array(fc.constantFrom('我们走', '他来了。', '', '　　你好', 'a word', '- 不'))
	fc.assert(
		fc.property(lines, (made) => {
			const text = made.join('\n')
			expect(joinBrokenLines(text).replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
		}),
	)
})
