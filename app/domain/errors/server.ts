/** The tables that the server says, and few pages by themselves: the others do not carry them. */
import type { ErrorTable } from '#app/domain/page-errors.ts'
import { analyzerErrors } from './analyzer.ts'
import { courseFileErrors } from './course-files.ts'
import { dictionaryErrors } from './dictionary.ts'
import { displayErrors } from './display.ts'
import { groupErrors } from './groups.ts'
import { myDataErrors } from './my-data.ts'
import { needsWorkErrors } from './needs-work.ts'
import { reportErrors } from './reports.ts'
import { textSearchErrors } from './text-search.ts'
import { ownTextErrors } from './texts.ts'
import { vocabularyErrors } from './vocabulary.ts'
import { wordImportErrors } from './word-import.ts'

/** The audit log. */
const activityErrors = {
	'activity.list-failed': 'The log could not be loaded. Please try again.',
} as const satisfies ErrorTable

/** Changes of several lessons of a course at once. */
const lessonBatchErrors = {
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
} as const satisfies ErrorTable

export const serverErrors = {
	...activityErrors,
	...analyzerErrors,
	...courseFileErrors,
	...dictionaryErrors,
	...displayErrors,
	...groupErrors,
	...lessonBatchErrors,
	...myDataErrors,
	...needsWorkErrors,
	...ownTextErrors,
	...reportErrors,
	...textSearchErrors,
	...vocabularyErrors,
	...wordImportErrors,
} as const satisfies ErrorTable
