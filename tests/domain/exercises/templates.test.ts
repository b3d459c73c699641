import { expect, test } from 'vitest'
import { exerciseTypes } from '#app/domain/exercises/exercise-kinds.ts'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { appendTemplate, isUntouched } from '#app/domain/exercises/templates.ts'

test.each(exerciseTypes)('the template of %s is a complete exercise', (type) => {
	const { inserted, selected } = appendTemplate('', type)
	const { exercises, failed } = readExerciseSet(inserted)
	expect(failed).toEqual([])
	expect(exercises).toMatchObject([{ type, explanation: { zh: '解析', en: 'Explanation' } }])
	expect(inserted.slice(selected.from, selected.to)).toBe(exercises[0]?.question.zh)
})

test('a template is appended after an empty line with its question selected', () => {
	const text = '[choice]\nzh: 谁？\n* zh: 他'
	for (const typed of [text, `${text}\n`, `${text} \n\n\n`]) {
		const { from, inserted, selected } = appendTemplate(typed, 'true_false')
		const whole = typed.slice(0, from) + inserted
		expect(whole.startsWith(`${text}\n\n[true_false]\nzh: 句子\n`)).toBe(true)
		expect(whole.slice(selected.from, selected.to)).toBe('句子')
	}
})

test('in an empty text a template has no line before it', () => {
	expect(appendTemplate(' \n', 'choice')).toMatchObject({ from: 0 })
	expect(appendTemplate(' \n', 'choice').inserted).toMatch(/^\[choice\]\n/)
})

test('a template counts as untouched until its question is filled in', () => {
	const { exercises } = readExerciseSet(appendTemplate('', 'choice').inserted)
	expect(exercises.map(isUntouched)).toEqual([true])
	expect(isUntouched({ question: { zh: '他是谁？', en: 'Question' } })).toBe(false)
})
