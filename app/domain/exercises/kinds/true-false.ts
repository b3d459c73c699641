/** 判断题: the options are always 对 and 错. The author writes `* true` or `* false`. */
import { picksOf } from '#app/domain/exercises/picks.ts'
import { err, ok } from '#app/domain/result.ts'
import { bareTag, type ExerciseKind } from './kind.ts'

const options = [
	{ zh: '对', en: 'True' },
	{ zh: '错', en: 'False' },
]

export const trueFalse: ExerciseKind = {
	hasBareOptions: true,
	read(typed) {
		const words = typed.map(({ isRight, text }) => ({
			isRight,
			word: (text[bareTag] ?? '').replaceAll('\n', ' '),
		}))
		const right = new Set<string>()
		for (const { isRight, word } of words) {
			const truth = word.toLowerCase()
			if (truth !== '' && truth !== 'true' && truth !== 'false') return invalid(word)
			if (isRight && truth !== '') right.add(truth)
		}
		const [answer] = right
		if (answer === undefined) return err({ code: 'exercise-text.no-truth' })
		if (right.size > 1) return invalid([...right].join(', '))
		return ok({ options, answer: answer === 'true' ? 'A' : 'B' })
	},
	write: ({ answer }) => [
		{ isRight: true, text: { [bareTag]: answer === 'A' ? 'true' : 'false' } },
	],
	task: ({ options: stored, answer }) =>
		picksOf({ options: stored ?? options, answer, takesSeveral: false, isJudged: true }),
	template: '[true_false]\nzh: 句子\nen: Statement\n* true\n? zh: 解析\nen: Explanation',
}

function invalid(answer: string) {
	return err({ code: 'exercise-text.invalid-truth', values: { answer } } as const)
}
