/** Lists of words that a person imports into My Words. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const wordImportErrors = {
	'word-import.empty': 'There are no words here. Paste a list, or open a file.',
	'word-import.too-many':
		'At most {most} words can be imported at once; this list has more. Please split it.',
	'word-import.too-many-columns':
		'At most {most} columns can be read; this list has {count}. Please leave some out.',
	'word-import.too-large':
		'This list is too large ({size} MB). At most {most} MB can be imported at once.',
	'word-import.no-text': 'This file is not text. Export it as text or CSV and try again.',
	'word-import.changed': 'The list has changed since it was checked. Please look at it again.',
	'word-import.nothing-new': 'There is nothing to import: you have all of these words.',
	'word-import.checks-spent': 'These were many checks in a short time. Please wait {wait}.',
	'word-import.spent': 'You have imported many lists today. Please wait {wait}.',
	'word-import.check-failed': 'The list could not be checked. Please try again.',
	'word-import.failed': 'The words could not be imported. Nothing was changed; please try again.',
} as const satisfies ErrorTable
