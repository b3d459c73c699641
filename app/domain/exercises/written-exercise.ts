/**
 * The notation in an exercise's Chinese: 这␟是␟地[de]。 is shown as 这是地。, and its words are 这, 是 and 地[de].
 *
 * An exercise is stored as it was written. Learners see, and answer, what it is without notation.
 */
import { readAside, shownAside } from '#app/domain/lesson-text/aside.ts'
import type { Problem } from '#app/domain/problem.ts'
import type { Exercise } from './exercise.ts'
import { type LocalizedText, soundTag } from './localized-text.ts'

type WithTexts = Pick<Exercise, 'question' | 'options' | 'explanation'>

export function withoutNotation<T extends WithTexts>(exercise: T): T {
	const { question, options, explanation } = exercise
	return {
		...exercise,
		question: shown(question),
		options: options?.map(shown) ?? null,
		explanation: shown(explanation),
	}
}

/** Brackets behind a word must hold a reading of it. */
export function notationProblem({
	question,
	options,
	explanation,
}: WithTexts): Problem | undefined {
	for (const text of [question, ...(options ?? []), explanation]) {
		for (const [tag, line] of Object.entries(text)) {
			const read = isChinese(tag) ? readAside(line) : undefined
			if (read && !read.ok) return read.error
		}
	}
	return undefined
}

function shown(text: LocalizedText): LocalizedText {
	return Object.fromEntries(
		Object.entries(text).map(([tag, line]) => [tag, isChinese(tag) ? shownAside(line).text : line]),
	)
}

export function isChinese(tag: string): boolean {
	return tag === 'zh' || tag === soundTag
}
