/**
 * Whether a question asks how its Chinese is read: “老师”的拼音是什么？ with lǎoshī to be typed, or 买 with the
 * options mǎi and mài. Pinyin above its words would be the answer.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { AnswerableExercise } from './listed-exercise.ts'
import { onlyText } from './localized-text.ts'

const toneMark = /[\u0304\u0301\u030c\u0300]/u

export function asksForPinyin(exercise: AnswerableExercise): boolean {
	switch (exercise.way) {
		case 'picks':
			return exercise.options.some(({ zh, pinyin, ...rest }) =>
				isPinyin(zh ?? pinyin ?? onlyText(rest)),
			)
		case 'slots':
			return exercise.bank.some(({ text }) => isPinyin(text)) || exercise.before.some(isPinyin)
		case 'typed':
			return !exercise.sound && exercise.accepted.some((answer) => 'pinyin' in answer)
	}
}

/** Has tone marks and no hanzi. French words may have an accent too, and lose nothing by it. */
function isPinyin(text: string): boolean {
	return !hasHanzi(text) && toneMark.test(text.normalize('NFD'))
}
