import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockAt, lineAt, startOfLine } from '#app/domain/exercises/block-place.ts'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'

const text = '\n[choice]\nzh: 李明是哪国人？\n* zh: 中国人\n\n[true_false]\nzh: 他喜欢喝茶。'

test('the cursor is in the block whose tag is above it', () => {
	const { blocks } = readExerciseSet(text)
	const numberAt = (shown: string) => blockAt(blocks, lineAt(text, text.indexOf(shown)))?.number
	expect(blockAt(blocks, lineAt(text, 0))).toBeUndefined()
	expect(numberAt('[choice]')).toBe(1)
	expect(numberAt('中国人')).toBe(1)
	expect(numberAt('[true_false]')).toBe(2)
	expect(blockAt(blocks, lineAt(text, text.length))?.number).toBe(2)
})

test('a line begins after the line break before it', () => {
	expect(startOfLine(text, 1)).toBe(0)
	expect(startOfLine(text, 2)).toBe(text.indexOf('[choice]'))
	expect(startOfLine('一\r\n二\u2028三', 2)).toBe(3)
	expect(startOfLine('一\r\n二\u2028三', 3)).toBe(5)
	expect(startOfLine(text, 99)).toBe(text.length)
})

test('startOfLine and lineAt agree', () => {
	const anyText = fc
		.array(fc.constantFrom('好', '\n', '\r', '\r\n', '\u2029', 'a'))
		.map((pieces) => pieces.join(''))
	fc.assert(
		fc.property(anyText, (typed) => {
			const last = lineAt(typed, typed.length)
			for (let line = 1; line <= last; line += 1) {
				expect(lineAt(typed, startOfLine(typed, line))).toBe(line)
			}
		}),
	)
})
