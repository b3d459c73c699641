import { expect, test } from 'vitest'
import { asidesOfExercise, wordsOfExercise } from '#app/domain/exercises/asides-of-exercise.ts'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { asListed } from '#app/domain/exercises/listed-exercise.ts'
import { annotateAsides } from '#app/seed/asides.ts'
import { realLexicon } from '#tests/support/real-lexicon.ts'

/** Each text of an exercise as it is shown: 你[nǐ] 去[qù]. */
function cut(text: string): string[] {
	const [exercise = expect.fail('no exercise')] = readExerciseSet(text).exercises
	const asides = asidesOfExercise(asListed('one', exercise) ?? expect.fail('no task'))
	return wordsOfExercise(asides, annotateAsides(asides, realLexicon)).map((tokens) =>
		tokens.map(({ word, pinyin }) => (pinyin ? `${word}[${pinyin}]` : word)).join(' '),
	)
}

test('question, options and explanation are cut and read', () => {
	expect(
		cut('[choice]\nzh: 谁是老师？\n* zh: 安娜\n- zh: 学生\nen: a student\n? zh: 她教书。'),
	).toEqual([
		'安娜[Ān nà]',
		'学生[xué sheng]',
		'谁[shéi] 是[shì] 老师[lǎo shī] ？',
		'她[tā] 教书[jiāo shū] 。',
	])
})

test('a gap is read in its sentence and kept apart from it', () => {
	const words = cut('[cloze]\nzh: 他{还}我的书。\n- zh: 借')
	expect(words).toContain('还[huán]')
	expect(words).toContain('他[tā]')
	expect(words).toContain('我[wǒ] 的[de] 书[shū] 。')
	expect(words).toContain('借[jiè]')
})

test('a gap may end within what the engine would take for one word', () => {
	expect(cut('[cloze]\nzh: 我去北{京}大学。')).toEqual(
		expect.arrayContaining(['我[wǒ] 去[qù] 北[běi]', '京[jīng]', '大学[dà xué] 。']),
	)
})

test('the words of an order are read in a right sentence', () => {
	const words = cut('[order]\nzh: 她怎么样？\n* zh: 她 的 头发 很 长。')
	expect(words).toEqual(expect.arrayContaining(['头发[tóu fa]', '长[cháng]', '的[de]']))
})

test('both sides of a pair are cut, where they are Chinese', () => {
	const words = cut('[match]\nzh: 什么？\n* zh: 书 = 本\n* zh: 医生 = doctor')
	expect(words).toEqual(['本[běn]', '书[shū]', '医生[yī shēng]', '什么[shén me] ？'])
})

test('what is heard and what is accepted are cut, pinyin is not', () => {
	expect(cut('[dictation]\nen: Write.\nsound: 你好\n* zh: 你好\n* pinyin: nǐ hǎo')).toEqual([
		'你好[nǐ hǎo]',
	])
})

test('a text of several lines is cut as a whole', () => {
	expect(cut('[true_false]\nzh: 你好！\n\\再见！\n* true')).toContain(
		'你好[nǐ hǎo] ！ \n 再见[zài jiàn] ！',
	)
})
