/** The text analyzer. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const analyzerErrors = {
	'analysis.busy': 'Another text of yours is being analyzed. Please try again in a moment.',
	'analysis.too-many': 'Too many analyses at once. Please try again in {wait}.',
	'translation.too-many': 'Too many translations at once. Please try again in {wait}.',
} as const satisfies ErrorTable
