import { expect, test } from 'vitest'
import { spokenSyllables } from '#app/domain/typing/accepted-pinyin.ts'
import { type AcceptedAnswer, givenTyped, verdictOnTyped } from '#app/domain/typing/typed-answer.ts'

function pinyin(text: string): AcceptedAnswer {
	return { pinyin: text, syllables: spokenSyllables(text, () => undefined) ?? expect.fail() }
}

const student = [{ hanzi: '你是学生吗？' }, pinyin('nǐ shì xuésheng ma')]

test.each([
	['你是学生吗？', true],
	['你是学生吗', true],
	[' 你 是 学生 吗 ? ', true],
	['你是学生吗！', true],
	['你是学生', false],
	['学生你是吗', false],
	['ni3 shi4 xue2sheng ma', true],
	['ni shi xuesheng ma', false],
	['Are you a student?', false],
])('%s is right: %s', (given, isRight) => {
	expect(verdictOnTyped(student, given).isRight).toBe(isRight)
})

test('hanzi are compared in their normal form', () => {
	expect(verdictOnTyped([{ hanzi: '卡拉OK' }], '卡拉ｏｋ').isRight).toBe(true)
})

test('the hint is that of the closest answer', () => {
	const teacher = [pinyin('láoshì'), pinyin('lǎoshī')]
	expect(verdictOnTyped(teacher, 'lǎoshí').hint).toBe(
		'Right letters. Syllable 2 has the 1st tone, not the 2nd.',
	)
	expect(verdictOnTyped(teacher, 'lǎoshī')).toEqual({ isRight: true })
	expect(verdictOnTyped(teacher, '老师')).toEqual({ isRight: false })
})

test('a blank text or one over 200 characters is no answer', () => {
	expect(givenTyped('  ')).toBeUndefined()
	expect(givenTyped('好'.repeat(201))).toBeUndefined()
	expect(givenTyped(` ${'好'.repeat(200)} `)).toBe('好'.repeat(200))
})
