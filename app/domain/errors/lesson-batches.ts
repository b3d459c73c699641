/** Changes of several lessons of a course at once. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const lessonBatchErrors = {
	'lessons.none-selected': 'The selected lessons no longer exist.',
	'lessons.changed':
		'Someone else has changed “{title}”. Nothing was saved. Please look at it and try again.',
	'lessons.gone': 'One of these lessons was deleted meanwhile. Nothing was saved.',
	'lessons.no-text':
		'No text yet: {titles}. Learners would see empty pages. Tick the box to enable them all the same.',
	'lessons.not-ready': '“{title}” cannot be enabled, and nothing was saved. {reason}',
	'lessons.course-gone': 'The course was deleted meanwhile. Nothing was moved.',
	'lessons.order-changed':
		'The lessons or their order have changed meanwhile. Nothing was moved. This is the current order.',
	'lessons.nothing-to-speak':
		'None of these lessons needs audio: they have no text, or their audio is current.',
	'lessons.some-not-spoken': 'Audio was requested for {count}, but not for {titles}. {reason}',
} as const satisfies ErrorTable
