/** The answer of an import: what it would do, or has done, as its page shows it. */
import type { AnswerWith } from '#app/ui/form-answer.ts'
import type { ImportState, ImportWay } from './import-ways.ts'

export type ShownItem = {
	type: 'course' | 'lesson'
	slug: string
	/** The slug that it gets. */
	newSlug: string
	title: { zh: string; en: string }
	state: ImportState
	way: ImportWay
	ways: ImportWay[]
	/** Names of what is replaced: "English title", "Text". */
	changes: string[]
	/** The English title of what has its slug. */
	inTheWay: string
}

/** A problem of a file of the zip. */
type ShownFileProblem = { file: string; line?: number | undefined; text: string }

export type ImportAnswer = AnswerWith<{
	/** Missing if there are problems. */
	outcome: 'checked' | 'imported'
	items: ShownItem[]
	/** The course that a single lesson comes into. */
	into: { id: string; title: string }
	/** How many lessons of the present course are not in the file. */
	others: number
	isEmpty: boolean
	/** Names what was shown; sent back with the import. */
	digest: string
	/** Where the imported course or lesson is edited. */
	editPath: string
	/** The first of them, and their number. */
	fileProblems: ShownFileProblem[]
	fileProblemCount: number
}>

/** The field of a form that has the way for an item. */
export const wayField = 'way-'
