import { expect, test } from 'vitest'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { givenTo, isRight } from '#app/domain/exercises/task.ts'
import { gradedExercise } from '#tests/support/graded-exercise.ts'

function taskOf(text: string) {
	const [exercise = expect.fail('no exercise')] = readExerciseSet(text).exercises
	return gradedExercise('one', exercise)
}

test.each([
	['[choice]\nzh: 谁？\n- zh: 我\n* zh: 他', 'B', 'A', 'AB'],
	['[multiple]\nzh: 谁？\n* zh: 我\n* zh: 他\n- zh: 她', 'BA', 'A', 'D'],
	['[true_false]\nzh: 他笑了。\n* false', 'B', 'A', 'C'],
	['[cloze]\nzh: 我{叫}安娜，{是}法国人。', 'AB', 'BA', 'A'],
	['[order]\nzh: 谁？\n* zh: 他 是 谁', 'ABC', 'CBA', 'AB'],
	['[match]\nzh: 什么？\n* zh: 书 = 本\n* zh: 猫 = 只', 'AB', 'BA', 'AC'],
	['[type]\nzh: 拼音？\n* pinyin: lǎoshī', 'lao3shi1', 'laoshi', ' '],
	['[dictation]\nzh: 写。\nsound: 你好\n* zh: 你好', '你好！', '你们好', ''],
])('%s: %s is right, %s is wrong and %j is no answer', (text, right, wrong, none) => {
	const task = taskOf(text)
	expect(isRight(task, givenTo(task, right) ?? expect.fail())).toBe(true)
	expect(isRight(task, givenTo(task, wrong) ?? expect.fail())).toBe(false)
	expect(givenTo(task, none)).toBeUndefined()
})
