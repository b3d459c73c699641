/** 判断题: the options are always 对 and 错; the author says which with `* true` or `* false`. */
import { err, ok } from '#app/domain/result.ts'
import { bareTag, type ExerciseKind } from './kind.ts'

const options = [
	{ zh: '对', en: 'True' },
	{ zh: '错', en: 'False' },
]

export const trueFalse: ExerciseKind = {
	hasBareOptions: true,
	read(typed) {
		const answer = typed.find(({ isRight }) => isRight)?.text[bareTag]?.trim()
		if (answer === undefined) return err({ code: 'exercise-text.no-truth' })
		const said = answer.toLowerCase()
		if (said !== 'true' && said !== 'false') {
			return err({ code: 'exercise-text.invalid-truth', values: { answer } })
		}
		return ok({ options, answer: said === 'true' ? 'A' : 'B' })
	},
	write: ({ answer }) => [
		{ isRight: true, text: { [bareTag]: answer === 'A' ? 'true' : 'false' } },
	],
}
