/**
 * What a lesson of a course is: 第一个和最后一个 teaches its words, and the text after it reads them again, in another scene
 * and without a new word.
 */
export const lessonKinds = ['lesson', 'again'] as const

export type LessonKind = (typeof lessonKinds)[number]

export const lessonKindNames: Record<LessonKind, string> = {
	lesson: 'Lesson',
	again: 'Same words, new text',
}

/** The numbers of a course's lessons; a text that reads one again has none. */
export function lessonNumbers(kinds: readonly LessonKind[]): (number | undefined)[] {
	let last = 0
	return kinds.map((kind) => {
		if (kind === 'lesson') last += 1
		return kind === 'lesson' ? last : undefined
	})
}
