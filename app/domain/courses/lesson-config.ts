/**
 * How a course or lesson is shown: 老北京 with numbered paragraphs, 茶馆 as a dialogue, and whether
 * the lessons of a course borrow its cover.
 */
import * as z from 'zod'

export const coverDisplayModes = ['cover', 'contain', 'auto'] as const

export const lessonConfigSchema = z.object({
	coverDisplayMode: z.enum(coverDisplayModes).default('cover'),
	/** Courses only. */
	useParentCoverForLessons: z.boolean().default(false),
	showParagraphNumbers: z.boolean().default(false),
	dialogMode: z.boolean().default(false),
})
