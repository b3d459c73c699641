/**
 * Replaces a text in chosen exercises of a lesson. The question, the options, the right answer and the explanation
 * of an exercise change together, so that they go on fitting:
 *
 *   [choice]  妈妈买了什么？ - 土豆 * 西红柿   西红柿 becomes 番茄   →   妈妈买了什么？ - 土豆 * 番茄
 *
 * An exercise is skipped where two options would be the same, where it could not be typed like that, where a match
 * is partly in a gap, and where an answer in pinyin would stay behind.
 */
import type { Exercise } from '#app/domain/exercises/exercise.ts'
import { formatExerciseText, parseExerciseText } from '#app/domain/exercises/exercise-text.ts'
import type { LocalizedText } from '#app/domain/exercises/localized-text.ts'
import { isChinese } from '#app/domain/exercises/written-exercise.ts'
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { FoundLines, SkipReason } from './changed-lines.ts'
import { lineName } from './chosen-lines.ts'
import { type Change, type ChosenChange, replaced } from './replace-text.ts'
import { replaceWritten } from './replace-written.ts'

/** All exercises with the pattern, named by their numbers from 1. Case counts. */
export function changedExercises(exercises: readonly Exercise[], change: Change): FoundLines {
	const found: FoundLines = { lines: [], skipped: [] }
	const language = hasHanzi(change.pattern) ? 'zh' : 'en'
	for (const [index, exercise] of exercises.entries()) {
		const texts = textsOf(exercise).map(([tag, text]) => ({ text, ...inLine(tag, text, change) }))
		const changed = texts.filter((one) => one.stays || one.after !== one.text)
		if (changed.length === 0) continue
		const isInGap = changed.some(({ stays }) => stays)
		const reason = isInGap ? 'gap' : reasonToSkip(exercise, change)
		if (reason) {
			found.skipped.push({ place: index + 1, reason })
			continue
		}
		const before = changed.map(({ text }) => text).join(' · ')
		const after = changed.map((one) => one.after).join(' · ')
		found.lines.push({ name: lineName(index + 1, language), language, before, after })
	}
	return found
}

export function replaceExercises(
	exercises: readonly Exercise[],
	{ lines, ...change }: ChosenChange,
): Exercise[] {
	const chosen = new Set([...lines].map((name) => Number.parseInt(name, 10)))
	return exercises.map((exercise, index) =>
		chosen.has(index + 1) ? withReplaced(exercise, change) : exercise,
	)
}

function withReplaced(exercise: Exercise, change: Change): Exercise {
	const inText = (text: LocalizedText): LocalizedText =>
		Object.fromEntries(
			Object.entries(text).map(([tag, line]) => [tag, inLine(tag, line, change).after]),
		)
	return {
		...exercise,
		question: inText(exercise.question),
		options: exercise.options?.map(inText) ?? null,
		explanation: inText(exercise.explanation),
	}
}

/** Chinese may have notation in it. */
function inLine(tag: string, line: string, change: Change): { after: string; stays: boolean } {
	if (!isChinese(tag)) return { after: replaced(line, change), stays: false }
	const { text, stays } = replaceWritten(line, change)
	return { after: text, stays }
}

function textsOf({ question, options, explanation }: Exercise): [tag: string, text: string][] {
	return [question, ...(options ?? []), explanation].flatMap((text) => Object.entries(text))
}

function reasonToSkip(exercise: Exercise, change: Change): SkipReason | undefined {
	const after = withReplaced(exercise, change)
	const tags = (exercise.options ?? []).flatMap((option) => Object.keys(option))
	if (hasHanzi(change.pattern) && tags.includes('pinyin')) return 'pinyin'
	const options = (of: Exercise) => new Set((of.options ?? []).map((one) => JSON.stringify(one)))
	if (options(after).size < options(exercise).size) return 'same'
	const [typed, ...others] = parseExerciseText(formatExerciseText([after]))
	const isComplete = typed?.ok && others.length === 0 && isSame(typed.exercise, after)
	return isComplete ? undefined : 'incomplete'
}

/** As the editor would save it. */
function isSame(one: Exercise, other: Exercise): boolean {
	return one.answer === other.answer && formatExerciseText([one]) === formatExerciseText([other])
}
