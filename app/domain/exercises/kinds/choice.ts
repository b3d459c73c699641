/** 选择题: exactly one of the options is right. */
import { err, ok } from '#app/domain/result.ts'
import type { ExerciseKind } from './kind.ts'
import { lettersOfRight, optionsOf, typedOptions } from './listed-options.ts'

export const choice: ExerciseKind = {
	hasBareOptions: false,
	takesSeveral: false,
	read(options) {
		const answer = lettersOfRight(options)
		if (answer === '') {
			return err({ code: 'exercise-text.no-right-answer', values: { type: 'choice' } })
		}
		if (answer.length > 1) return err({ code: 'exercise-text.several-right-answers' })
		return ok({ options: optionsOf(options), answer })
	},
	write: typedOptions,
}
