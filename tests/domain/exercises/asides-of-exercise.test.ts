import { expect, test } from 'vitest'
import { asidesOfExercise, wordsOfExercise } from '#app/domain/exercises/asides-of-exercise.ts'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { asWritten } from '#app/domain/exercises/listed-exercise.ts'
import { lessonWords, noLessonWords } from '#app/domain/lesson-text/lesson-words.ts'
import { annotateAsides } from '#app/seed/asides.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { realLexicon } from '#tests/support/real-lexicon.ts'

/** Each text of an exercise as it is shown: 你[nǐ] 去[qù]. */
function cut(text: string, lesson = noLessonWords): string[] {
	const [exercise = expect.fail('no exercise')] = readExerciseSet(text).exercises
	const asides = asidesOfExercise(asWritten('one', exercise) ?? expect.fail('no task'))
	return wordsOfExercise(asides, annotateAsides(asides, realLexicon), lesson).map((tokens) =>
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

test('separators and readings of the author cut and read, and are not shown', () => {
	const words = cut(
		'[choice]\nzh: 第一␟声␟又␟高␟又␟平，子[zi]是轻声。\n* zh: 地[de]\n- zh: 得[de]\n? zh: 慢慢地[de]走。',
	)
	expect(words).toEqual([
		'地[de]',
		'得[de]',
		'第一[dì yī] 声[shēng] 又[yòu] 高[gāo] 又[yòu] 平[píng] ， 子[zi] 是[shì] 轻声[qīng shēng] 。',
		'慢慢[màn màn] 地[de] 走[zǒu] 。',
	])
})

test('separators in a sentence say nothing of the words in its gaps', () => {
	expect(cut('[cloze]\nzh: 我␟去{好多}次␟银␟行。\n- zh: 只[zhī]')).toEqual(
		expect.arrayContaining(['我[wǒ] 去[qù]', '好多[hǎo duō]', '只[zhī]']),
	)
	expect(cut('[cloze]\nzh: 他{慢慢␟地[de]}走。')).toContain('慢慢[màn màn] 地[de]')
})

test('an exercise is cut and read as the text of its lesson', () => {
	const lesson = lessonWords({
		own: contentFrom(
			'六月[Liùyuè] | 说 / ',
			'病 | 好[hǎo] | 多[duō] | 了[le] / ',
			'一 | 只[zhī] | 狗 / ',
		),
		earlier: [],
		later: [],
	})
	expect(cut('[order]\nzh: 六月好多了吗？\n* zh: 六月 有 狗\n- zh: 只', lesson)).toEqual([
		'六月[Liùyuè]',
		'有[yǒu]',
		'狗[gǒu]',
		'只[zhī]',
		'六月[Liùyuè] 好[hǎo] 多[duō] 了[le] 吗[ma] ？',
	])
})
