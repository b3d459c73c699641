/** A lesson's exercises, which an administrator writes as one text. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const exerciseErrors = {
	'exercise-text.invalid-line':
		'Invalid line format: "{source}". Each line must start with a language tag like "en:".',
	'exercise-text.no-type': 'Exercise block must start with a valid type tag, e.g., [choice].',
	'exercise-text.invalid-type':
		'Invalid exercise type: "{type}". Must be one of: choice, multiple, true_false.',
	'exercise-text.no-question': 'Exercise is missing a question.',
	'exercise-text.no-truth':
		'No correct answer specified for true_false question. Use `* true` or `* false`.',
	'exercise-text.invalid-truth': `Invalid answer for true_false question: "{answer}". Must be 'true' or 'false'.`,
	'exercise-text.no-right-answer':
		'No correct answer specified for {type} question. Mark correct ones with `*`.',
	'exercise-text.several-right-answers':
		'Multiple correct answers specified for a `choice` question. Use `[multiple]` type for multiple answers.',
	'exercise-text.too-many-options': 'An exercise may have at most {most} options.',
	'exercise-text.too-long':
		'The exercises may have at most {most} characters; these have {length}.',
	'exercise-text.too-many': 'A lesson may have at most {most} exercises; these are {count}.',
	'exercises.not-a-lesson': 'Only lesson type can have exercises.',
	'exercises.unreadable':
		'Stored exercises that cannot be read: {count}. The next save takes them away.',
	'exercises.none-valid': 'No valid exercises to save.',
	'exercises.save-failed': 'Failed to save: {reason}',
	'exercises.outdated':
		'Someone else has changed these exercises since you opened them. Nothing was saved; your text is still here.',
} as const satisfies ErrorTable
