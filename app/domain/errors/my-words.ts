/** The words of a person: searching and changing them. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const myWordErrors = {
	'my-words.none-selected': 'Please select at least one word.',
	'my-words.change-failed': 'Failed to change your words. Please try again.',
	'my-words.nothing-to-undo': 'These words have been changed since. Nothing was undone.',
} as const satisfies ErrorTable
