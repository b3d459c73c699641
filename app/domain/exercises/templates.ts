/**
 * Templates for new exercises: "zh: 问题", options with a right one, an explanation. A template is a
 * valid exercise, so that the preview works at once.
 */
import type { Exercise } from './exercise.ts'
import { type ExerciseType, exerciseKinds } from './exercise-kinds.ts'

/** The Chinese questions of the templates. */
const untouchedQuestions = new Set(
	Object.values(exerciseKinds).map(({ template }) => /^zh: (.*)$/m.exec(template)?.[1]),
)

/** Whether an exercise is a template that nobody has filled in. */
export function isUntouched({ question }: Pick<Exercise, 'question'>): boolean {
	return question.zh !== undefined && untouchedQuestions.has(question.zh)
}

/** Offsets in UTF-16 units. */
type Insertion = {
	/** The blank rest of the text from here on is replaced. */
	from: number
	inserted: string
	/** The question, selected for the author to type over. */
	selected: { from: number; to: number }
}

/** Appends a template after an empty line. */
export function appendTemplate(text: string, type: ExerciseType): Insertion {
	const from = text.trimEnd().length
	const inserted = `${from === 0 ? '' : '\n\n'}${exerciseKinds[type].template}`
	const start = from + inserted.indexOf('zh: ') + 'zh: '.length
	const end = from + inserted.indexOf('\n', start - from)
	return { from, inserted, selected: { from: start, to: end } }
}
