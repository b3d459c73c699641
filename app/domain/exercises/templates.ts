/**
 * Templates for new exercises: "zh: 问题", options with a right one, an explanation. A template is a
 * valid exercise, so that the preview works at once.
 */
import type { Exercise } from './exercise.ts'
import type { ExerciseType } from './exercise-kinds.ts'

const question = 'zh: 问题\nen: Question'
const explanation = '? zh: 解析\nen: Explanation'

const templates: Record<ExerciseType, string> = {
	choice: [
		'[choice]',
		question,
		'- zh: 选项一\nen: Option 1',
		'* zh: 选项二\nen: Option 2',
		'- zh: 选项三\nen: Option 3',
		explanation,
	].join('\n'),
	multiple: [
		'[multiple]',
		question,
		'* zh: 选项一\nen: Option 1',
		'- zh: 选项二\nen: Option 2',
		'* zh: 选项三\nen: Option 3',
		explanation,
	].join('\n'),
	true_false: ['[true_false]', 'zh: 句子\nen: Statement', '* true', explanation].join('\n'),
}

const untouchedQuestions = new Set(['问题', '句子'])

/** Whether an exercise is a template that nobody has filled in. */
export function isUntouched({ question }: Pick<Exercise, 'question'>): boolean {
	return untouchedQuestions.has(question.zh ?? '')
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
	const inserted = `${from === 0 ? '' : '\n\n'}${templates[type]}`
	const start = from + inserted.indexOf('zh: ') + 'zh: '.length
	const end = from + inserted.indexOf('\n', start - from)
	return { from, inserted, selected: { from: start, to: end } }
}
