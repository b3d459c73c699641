/**
 * What a lesson of a course is: 第一个和最后一个 teaches its words, the text after it reads them again, in another scene
 * and without a new word. Between them some teach sounds, with words that are known: 四 and 十. After six lessons a review has
 * their words in one scene and in exercises, and at the end stands a test in the form of the HSK.
 */
export const lessonKinds = ['lesson', 'again', 'sounds', 'review', 'test'] as const

export type LessonKind = (typeof lessonKinds)[number]

export const lessonKindNames: Record<LessonKind, string> = {
	lesson: 'Lesson',
	again: 'Same words, new text',
	sounds: 'Sounds',
	review: 'Review',
	test: 'Test',
}

/** Whether a lesson of this kind should have exercises of its own. */
export function hasExercises(kind: LessonKind): boolean {
	return kind !== 'again'
}

/** Whether a lesson of this kind should have notes of its own: on grammar, or on sounds. */
export function hasNotes(kind: LessonKind): boolean {
	return kind === 'lesson' || kind === 'sounds'
}

/** The numbers of a course's lessons; those without a new word have none. */
export function lessonNumbers(kinds: readonly LessonKind[]): (number | undefined)[] {
	let last = 0
	return kinds.map((kind) => {
		if (kind === 'lesson') last += 1
		return kind === 'lesson' ? last : undefined
	})
}
