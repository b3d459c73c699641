import { expect, test } from 'vitest'
import {
	addLine,
	formatText,
	localizedTextOf,
	optionOf,
	type TypedPart,
} from '#app/domain/exercises/typed-part.ts'

function partsOf(...lines: string[]): TypedPart[] {
	const parts: TypedPart[] = [{ marker: '', line: 0, text: new Map() }]
	for (const [index, text] of lines.entries()) addLine(parts, { text, number: index + 1 }, false)
	return parts
}

test('a marker begins a part, and further lines are other languages', () => {
	const [question, ...options] = partsOf('zh: 谁？', '- zh: 她', 'en: She', '* zh: 他')
	expect(question && localizedTextOf([question])).toEqual({ zh: '谁？' })
	expect(options.map(optionOf)).toEqual([
		{ isRight: false, text: { zh: '她', en: 'She' }, line: 2 },
		{ isRight: true, text: { zh: '他' }, line: 4 },
	])
})

test('a backslash continues the text above', () => {
	expect(localizedTextOf(partsOf('zh: 她说：', '\\- 你好！'))).toEqual({ zh: '她说：\n- 你好！' })
})

test('a line without a tag or with nothing to continue is invalid', () => {
	const parts = partsOf()
	expect(addLine(parts, { text: '谁？', number: 1 }, false)).toBe(false)
	expect(addLine(parts, { text: '\\谁？', number: 1 }, false)).toBe(false)
})

test('only the first line of a text has the marker', () => {
	expect(formatText({ zh: '你好！\n* 再见！', en: 'Hello!' }, '*')).toEqual([
		'* zh: 你好！',
		'\\* 再见！',
		'en: Hello!',
	])
})
