/**
 * Which pinyin of a question would be its answer. “老师”的拼音是什么？ asks for lǎoshī, so that what is quoted has
 * none, and the rest keeps its own; 听一听，选拼音。 asks for what is heard; 买 with the options mǎi and mài asks
 * for all of itself. 哪些“不”读 bú？ shows 不是 as it is stored, bù shì, and not as it is spoken.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { AnswerableExercise } from './listed-exercise.ts'
import { onlyText } from './localized-text.ts'

const asksHowSpoken = /“[不一]”.*读/
const toneMark = /[\u0304\u0301\u030c\u0300]/u

export type WithheldPinyin = 'none' | 'as-spoken' | 'of-the-task' | 'of-the-question'

/** The task is what stands below the question, and what the question quotes. */
export function withheldPinyin(exercise: AnswerableExercise): WithheldPinyin {
	if (!asksForPinyin(exercise))
		return asksHowSpoken.test(exercise.question.zh ?? '') ? 'as-spoken' : 'none'
	const { question, sound, way } = exercise
	const asksElsewhere = sound !== undefined || way === 'slots' || question.zh?.includes('“')
	return asksElsewhere ? 'of-the-task' : 'of-the-question'
}

function asksForPinyin(exercise: AnswerableExercise): boolean {
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
