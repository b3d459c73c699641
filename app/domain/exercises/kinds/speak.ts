/**
 * 说一说 (speak): a question that is heard and answered aloud. Every `*` line is a model answer; nobody grades it.
 *
 *   [speak]
 *   zh: 你叫什么名字？
 *   * zh: 我叫安娜。
 */
import { formatAnswer } from '#app/domain/exercises/answer.ts'
import type { LocalizedText } from '#app/domain/exercises/localized-text.ts'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { shownAside } from '#app/domain/lesson-text/aside.ts'
import { err, ok } from '#app/domain/result.ts'
import { longestLine } from '#app/domain/speech/longest-line.ts'
import type { ExerciseKind } from './kind.ts'

export const speak: ExerciseKind = {
	hasBareOptions: false,
	read(typed, { sound, ...question }) {
		const wrong = typed.find(({ isRight }) => !isRight)
		if (wrong) {
			const values = { type: 'speak' }
			return err({ code: 'exercise-text.wrong-answer-typed', values, line: wrong.line })
		}
		if (typed.length === 0) {
			return err({ code: 'exercise-text.no-right-answer', values: { type: 'speak' } })
		}
		if (sound !== undefined) return err({ code: 'exercise-text.sound-to-speak' })
		const silent = [{ text: question, line: undefined }, ...typed].find(({ text }) => !isSaid(text))
		if (silent) {
			const values = { most: longestLine }
			return err({ code: 'exercise-text.not-said', values, line: silent.line })
		}
		return ok({
			options: typed.map(({ text }) => text),
			answer: formatAnswer(typed.map((_, index) => index)),
		})
	},
	write: ({ options }) => options.map((text) => ({ isRight: true, text })),
	task: ({ options }) =>
		options && options.length > 0 ? { way: 'spoken', answers: options } : undefined,
	template: [
		'[speak]',
		'zh: 问题\nen: Question',
		'* zh: 回答\nen: Answer',
		'? zh: 解析\nen: Explanation',
	].join('\n'),
}

function isSaid({ zh = '' }: LocalizedText): boolean {
	return hasHanzi(zh) && shownAside(zh).text.length <= longestLine
}
