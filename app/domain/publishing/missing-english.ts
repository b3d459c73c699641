/**
 * Finds what keeps a text from being published: paragraphs whose English is still to be written.
 *
 *   1  早上好！   Good morning!
 *   2  你去哪儿？                     → [2]
 */
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import type { Problem } from '#app/domain/problem.ts'

const visible = /[^\s\p{C}]/u

/** The numbers of the paragraphs, from 1. */
export function paragraphsWithoutEnglish(content: LessonContent): number[] {
	return content.flatMap(({ en }, index) => (visible.test(en) ? [] : [index + 1]))
}

/** Names the paragraphs; undefined if none lacks its English. */
export function missingEnglish(content: LessonContent): Problem | undefined {
	const numbers = paragraphsWithoutEnglish(content)
	if (numbers.length === 0) return undefined
	const [only] = numbers
	return numbers.length === 1
		? { code: 'publish.paragraph-without-english', values: { paragraph: only ?? 0 } }
		: { code: 'publish.paragraphs-without-english', values: { paragraphs: listed(numbers) } }
}

const mostListed = 12

/** 2, 5 and 7 */
function listed(numbers: readonly number[]): string {
	const rest = numbers.length - mostListed
	if (rest > 0) return `${numbers.slice(0, mostListed).join(', ')} and ${rest} more`
	return `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`
}
