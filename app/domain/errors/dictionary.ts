/** The pages of the dictionary. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const dictionaryErrors = {
	'dictionary.nothing-found': 'No word fits “{text}”.',
	'dictionary.unknown-word': 'The dictionary has no entry for “{word}”.',
} as const satisfies ErrorTable
