/** A lesson's exercises, which an administrator writes as one text. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const exerciseErrors = {
	'exercise-text.invalid-line':
		'Invalid line format: "{source}". Each line must start with a language tag like "en:".',
	'exercise-text.no-type': 'Exercise block must start with a valid type tag, e.g., [choice].',
	'exercise-text.invalid-type':
		'Invalid exercise type: "{type}". Must be one of: choice, multiple, true_false, cloze, order, match, type, dictation, speak.',
	'exercise-text.no-question': 'Exercise is missing a question.',
	'exercise-text.no-truth':
		'No correct answer specified for true_false question. Use `* true` or `* false`.',
	'exercise-text.invalid-truth': `Invalid answer for true_false question: "{answer}". Must be 'true' or 'false'.`,
	'exercise-text.no-right-answer':
		'No correct answer specified for {type} question. Mark correct ones with `*`.',
	'exercise-text.several-right-answers':
		'Multiple correct answers specified for a `choice` question. Use `[multiple]` type for multiple answers.',
	'exercise-text.too-many-options': 'An exercise may have at most {most} options.',
	'exercise-text.sound-without-hanzi': 'The sound must be Chinese: "{sound}".',
	'exercise-text.sound-too-long':
		'A sound may have at most {most} characters; this one has {length}.',
	'exercise-text.no-sound':
		'A dictation needs the Chinese to be heard, in a line such as `sound: 你好`.',
	'exercise-text.sound-to-speak':
		'A speak question is itself what is heard. Take away its line `sound:`.',
	'exercise-text.not-said':
		'A speak question and its answers are heard: each has a line `zh:` of at most {most} characters.',
	'exercise-text.no-gaps':
		'No gaps specified for cloze question. Put each missing word in braces: `zh: 我{叫}安娜。`',
	'exercise-text.too-many-gaps':
		'A cloze question may have at most {most} gaps; this one has {count}.',
	'exercise-text.open-gap':
		'A gap is empty or not closed: "{source}". For a brace that begins no gap, type `\\{`.',
	'exercise-text.starred-gap':
		'The right words of a cloze question stand in its gaps. Mark further words of the bank with `-`.',
	'exercise-text.too-many-extras':
		'A {type} question may have at most {most} lines with `-`; this one has {count}.',
	'exercise-text.several-languages':
		'A word of a {type} question stands in one language only: "{source}".',
	'exercise-text.number-of-words':
		'An order question has {fewest} to {most} words with spaces between them; this one has {count}.',
	'exercise-text.other-words':
		'All right orders must have the same words; this one has others: "{source}".',
	'exercise-text.number-of-pairs':
		'A match question has {fewest} to {most} pairs; this one has {count}.',
	'exercise-text.no-pair': 'A pair needs two sides: "{source}". Type it as `* zh: 书 = 本`.',
	'exercise-text.repeated-left': 'Two pairs have the same left side: "{source}".',
	'exercise-text.too-many-answers':
		'A {type} question may have at most {most} right answers; this one has {count}.',
	'exercise-text.wrong-answer-typed':
		'A {type} question has right answers only. Mark each with `*`.',
	'exercise-text.unknown-script':
		'A typed answer begins with `zh:` or `pinyin:`, not with "{tag}:".',
	'exercise-text.answer-too-long':
		'A typed answer may have at most {most} characters; this one has {length}.',
	'exercise-text.empty-answer': 'This answer has nothing to type: "{source}".',
	'exercise-text.not-pinyin': '"{source}" is not pinyin.',
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
