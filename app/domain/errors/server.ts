/** The tables that the server says, and few pages by themselves: the others do not carry them. */
import type { ErrorTable } from '#app/domain/page-errors.ts'
import { analyzerErrors } from './analyzer.ts'
import { courseFileErrors } from './course-files.ts'
import { dictionaryErrors } from './dictionary.ts'
import { displayErrors } from './display.ts'
import { groupErrors } from './groups.ts'
import { lessonBatchErrors } from './lesson-batches.ts'
import { myDataErrors } from './my-data.ts'
import { reportErrors } from './reports.ts'
import { textSearchErrors } from './text-search.ts'
import { ownTextErrors } from './texts.ts'
import { vocabularyErrors } from './vocabulary.ts'
import { wordImportErrors } from './word-import.ts'

export const serverErrors = {
	...analyzerErrors,
	...courseFileErrors,
	...dictionaryErrors,
	...displayErrors,
	...groupErrors,
	...lessonBatchErrors,
	...myDataErrors,
	...ownTextErrors,
	...reportErrors,
	...textSearchErrors,
	...vocabularyErrors,
	...wordImportErrors,
} as const satisfies ErrorTable
