/** The text analyzer. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const analyzerErrors = {
	'analysis.busy': 'Another text of yours is being analyzed. Please try again in a moment.',
	'analysis.too-many': 'Too many analyses at once. Please try again in {wait}.',
	'analysis.offline': 'You’re offline. A new analysis needs a connection.',
	'text-link.damaged': 'This link holds no text that can be read.',
	'text-link.not-copied': 'The link could not be copied.',
	'translation.too-many': 'Too many translations at once. Please try again in {wait}.',
} as const satisfies ErrorTable
