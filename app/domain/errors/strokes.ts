/** The strokes of characters. They are a table of their own, which pages load with the strokes. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const strokeErrors = {
	'strokes.none': 'There are no strokes for this character yet.',
	'strokes.offline': 'The strokes of this character aren’t on this device. They need a connection.',
	'strokes.load-failed': 'The strokes could not be loaded. Please try again.',
	'strokes.no-shapes': 'Drawing needs a file that could not be loaded. Please try again.',
} as const satisfies ErrorTable
