/**
 * What a lesson of a course is: 第一个和最后一个 teaches its words, and the text after it reads them again, in another scene
 * and without a new word.
 */
export const lessonKinds = ['lesson', 'again'] as const

export type LessonKind = (typeof lessonKinds)[number]

export const lessonKindNames: Record<LessonKind, string> = {
	lesson: 'Lesson',
	again: 'Read again',
}
