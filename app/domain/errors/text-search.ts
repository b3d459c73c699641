/** The search in all texts, and find and replace. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const textSearchErrors = {
	'text-search.failed': 'The texts could not be loaded. Please try again.',
	'replacement.nothing-chosen': 'Choose at least one line.',
	'replacement.same': 'Both texts are the same. Nothing would change.',
	'replacement.gone': 'This replacement is no longer kept.',
	'replacement.continue-failed':
		'Not all texts are done. Nothing is lost: press Continue to go on.',
} as const satisfies ErrorTable
