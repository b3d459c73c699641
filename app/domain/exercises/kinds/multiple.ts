/** 多选题: one option or more are right, and all of them have to be chosen. */
import { err, ok } from '#app/domain/result.ts'
import type { ExerciseKind } from './kind.ts'
import { lettersOfRight, optionsOf, typedOptions } from './listed-options.ts'

export const multiple: ExerciseKind = {
	hasBareOptions: false,
	takesSeveral: true,
	read(options) {
		const answer = lettersOfRight(options)
		return answer === ''
			? err({ code: 'exercise-text.no-right-answer', values: { type: 'multiple' } })
			: ok({ options: optionsOf(options), answer })
	},
	write: typedOptions,
}
