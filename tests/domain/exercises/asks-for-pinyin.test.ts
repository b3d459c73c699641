import { expect, test } from 'vitest'
import { asksForPinyin } from '#app/domain/exercises/asks-for-pinyin.ts'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { asListed } from '#app/domain/exercises/listed-exercise.ts'

test.each([
	['[type]\nzh: “老师”的拼音？\n* pinyin: lǎoshī', true],
	['[type]\nen: Write “teacher”.\n* zh: 老师', false],
	['[choice]\nzh: 买\n* zh: mǎi\n- zh: mài', true],
	['[choice]\nzh: 买\n* en: mǎi\n- en: mài', true],
	['[choice]\nzh: 谁？\n* zh: 我\n- zh: 他', false],
	['[choice]\nzh: 买\n* en: to buy\n- en: to sell', false],
	['[match]\nzh: 怎么读？\n* zh: 书 = shū\n* zh: 猫 = māo', true],
	['[match]\nzh: 哪个？\n* zh: 书 = 本\n* zh: 猫 = cat', false],
	['[cloze]\nzh: 我{叫}安娜。', false],
	['[dictation]\nzh: 写。\nsound: 你好\n* pinyin: nǐ hǎo', false],
])('%s: %s', (text, asks) => {
	const [exercise = expect.fail('no exercise')] = readExerciseSet(text).exercises
	expect(asksForPinyin(asListed('one', exercise) ?? expect.fail('no task'))).toBe(asks)
})
