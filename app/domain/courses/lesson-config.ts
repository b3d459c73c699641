/**
 * Display settings of a course or lesson: 老北京 has numbered paragraphs, 茶馆 is a dialogue, and the
 * lessons of a course may use its cover.
 */
import * as z from 'zod'

export const coverDisplayModes = ['cover', 'contain', 'auto'] as const

/** `again` tells the words of the lesson before it once more, in another scene and without a new word. */
export const lessonKinds = ['lesson', 'again'] as const

export type LessonKind = (typeof lessonKinds)[number]

export const lessonKindNames: Record<LessonKind, string> = {
	lesson: 'Lesson',
	again: 'Read again',
}

export const lessonConfigSchema = z.object({
	coverDisplayMode: z.enum(coverDisplayModes).default('cover'),
	/** Courses only. */
	useParentCoverForLessons: z.boolean().default(false),
	showParagraphNumbers: z.boolean().default(false),
	dialogMode: z.boolean().default(false),
	kind: z.enum(lessonKinds).default('lesson'),
})
