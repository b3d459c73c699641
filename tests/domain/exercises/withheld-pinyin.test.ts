import { expect, test } from 'vitest'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { withheldPinyin } from '#app/domain/exercises/withheld-pinyin.ts'
import { gradedExercise } from '#tests/support/graded-exercise.ts'

test.each([
	['[type]\nzh: “老师”的拼音？\n* pinyin: lǎoshī', 'of-the-task'],
	['[type]\nen: Write “teacher”.\n* zh: 老师', 'none'],
	['[choice]\nzh: 买\n* zh: mǎi\n- zh: mài', 'of-the-question'],
	['[choice]\nzh: 买\n* en: mǎi\n- en: mài', 'of-the-question'],
	['[choice]\nzh: 听一听，选拼音。\nsound: 买\n* zh: mǎi\n- zh: mài', 'of-the-task'],
	['[choice]\nzh: 哪个“不”读 bú？\n* zh: 不是\n- zh: 不好', 'as-spoken'],
	['[choice]\nzh: 哪个“书”字？\n* zh: 书\n- zh: 不', 'none'],
	['[choice]\nzh: 谁？\n* zh: 我\n- zh: 他', 'none'],
	['[choice]\nzh: 买\n* en: to buy\n- en: to sell', 'none'],
	['[match]\nzh: 怎么读？\n* zh: 书 = shū\n* zh: 猫 = māo', 'of-the-task'],
	['[match]\nzh: 哪个？\n* zh: 书 = 本\n* zh: 猫 = cat', 'none'],
	['[cloze]\nzh: 我{叫}安娜。', 'none'],
	['[dictation]\nzh: 写。\nsound: 你好\n* pinyin: nǐ hǎo', 'none'],
])('%s: %s', (text, withheld) => {
	const [exercise = expect.fail('no exercise')] = readExerciseSet(text).exercises
	expect(withheldPinyin(gradedExercise('one', exercise))).toBe(withheld)
})
