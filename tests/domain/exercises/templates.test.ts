import { expect, test } from 'vitest'
import { exerciseTypes } from '#app/domain/exercises/exercise-kinds.ts'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { appendTemplate } from '#app/domain/exercises/templates.ts'

test.each(exerciseTypes)('a template of %s is an exercise with all its parts', (type) => {
	const { inserted, selected } = appendTemplate('', type)
	const { exercises, failed } = readExerciseSet(inserted)
	expect(failed).toEqual([])
	expect(exercises).toMatchObject([{ type, explanation: { zh: '解释', en: 'Explanation' } }])
	expect(inserted.slice(selected.from, selected.to)).toBe(exercises[0]?.question.zh)
})

test('it comes after the text, an empty line between them, and its question is selected', () => {
	const text = '[choice]\nzh: 谁？\n* zh: 他'
	for (const typed of [text, `${text}\n`, `${text} \n\n\n`]) {
		const { from, inserted, selected } = appendTemplate(typed, 'true_false')
		const whole = typed.slice(0, from) + inserted
		expect(whole.startsWith(`${text}\n\n[true_false]\nzh: 句子\n`)).toBe(true)
		expect(whole.slice(selected.from, selected.to)).toBe('句子')
	}
})

test('nothing stands before it where there was nothing', () => {
	expect(appendTemplate(' \n', 'choice')).toMatchObject({ from: 0 })
	expect(appendTemplate(' \n', 'choice').inserted).toMatch(/^\[choice\]\n/)
})
