/**
 * What an author begins an exercise with: "zh: 问题", options, one of them right, an explanation. A
 * template is an exercise already, so that its preview shows at once how it will look.
 */
import type { ExerciseType } from './exercise-kinds.ts'

const question = 'zh: 问题\nen: Question'
const explanation = '? zh: 解释\nen: Explanation'

const templates: Record<ExerciseType, string> = {
	choice: [
		...['[choice]', question],
		...['- zh: 选项一\nen: Option 1', '* zh: 选项二\nen: Option 2', '- zh: 选项三\nen: Option 3'],
		explanation,
	].join('\n'),
	multiple: [
		...['[multiple]', question],
		...['* zh: 选项一\nen: Option 1', '- zh: 选项二\nen: Option 2', '* zh: 选项三\nen: Option 3'],
		explanation,
	].join('\n'),
	true_false: ['[true_false]', 'zh: 句子\nen: Statement', '* true', explanation].join('\n'),
}

/** Offsets in UTF-16 units of the text that it is put into. */
type Insertion = {
	/** Everything from here on, which is blank, is replaced. */
	from: number
	inserted: string
	/** What the author writes first: the question. */
	selected: { from: number; to: number }
}

/** A template after the text, an empty line between them. */
export function appendTemplate(text: string, type: ExerciseType): Insertion {
	const from = text.trimEnd().length
	const inserted = `${from === 0 ? '' : '\n\n'}${templates[type]}`
	const start = from + inserted.indexOf('zh: ') + 'zh: '.length
	const end = from + inserted.indexOf('\n', start - from)
	return { from, inserted, selected: { from: start, to: end } }
}
