/** The text analyzer. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const analyzerErrors = {
	'translation.too-many': 'Too many translations at once. Please try again in {wait}.',
} as const satisfies ErrorTable
