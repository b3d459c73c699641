import { expect, test } from 'vitest'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import {
	differenceOfExercises,
	differenceOfText,
	differenceText,
} from '#app/domain/publishing/differences.ts'
import { contentFrom } from '#tests/support/content-notation.ts'

test('changed, new and removed paragraphs are counted', () => {
	const before = contentFrom('早上 | 好 / Morning', '你 | 去 | 哪儿 / Where?', '再见 / Bye')
	const after = contentFrom(
		'早上好 / Morning',
		'你 | 去 | 哪儿 / Where?',
		'谢谢 / Thanks',
		'再见 / Bye',
	)
	expect(differenceOfText(before, after)).toEqual({ changed: 1, added: 1, gone: 0 })
	expect(differenceOfText(after, before)).toEqual({ changed: 1, added: 0, gone: 1 })
	expect(differenceOfText(before, before)).toEqual({ changed: 0, added: 0, gone: 0 })
})

test('an exercise that keeps its id counts as changed, not as new', () => {
	const nationality = '[choice]\nzh: 李明是哪国人？\n- zh: 美国人\n* zh: 中国人'
	const tea = '[true_false]\nzh: 他喜欢喝茶。\n* true'
	const fruit = '[true_false]\nzh: 他买了苹果。\n* true'
	const read = (...texts: string[]) => readExerciseSet(texts.join('\n\n')).exercises
	const before = read(nationality, tea).map((exercise, index) => ({ id: `e${index}`, exercise }))
	const corrected = nationality.replace('- zh: 美国人\n* zh: 中国人', '* zh: 美国人\n- zh: 中国人')
	expect(differenceOfExercises(before, read(corrected, fruit))).toEqual({
		changed: 1,
		added: 1,
		gone: 1,
	})
})

test('a difference is one line', () => {
	expect(differenceText('Text', 'paragraph', { changed: 2, added: 1, gone: 0 })).toBe(
		'Text: 2 paragraphs changed, 1 added',
	)
	expect(differenceText('Text', 'paragraph', { changed: 0, added: 1, gone: 2 })).toBe(
		'Text: 1 paragraph added, 2 removed',
	)
	expect(differenceText('Exercises', 'exercise', { changed: 1, added: 0, gone: 3 })).toBe(
		'Exercises: 1 exercise changed, 3 removed',
	)
	expect(differenceText('Exercises', 'exercise', { changed: 0, added: 0, gone: 0 })).toBe(
		'Exercises: in another order',
	)
})
