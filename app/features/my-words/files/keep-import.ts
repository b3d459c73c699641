/** Keeps a form of the import that could not be answered, and knows its sentences. */

import { wordImportErrors } from '#app/domain/errors/word-import.ts'
import { addErrors } from '#app/domain/errors.ts'
import { keepForm } from '#app/http/keep-form.ts'

addErrors(wordImportErrors)

export const keepImport = keepForm({
	check: 'word-import.check-failed',
	import: 'word-import.failed',
	undo: 'my-words.change-failed',
})
