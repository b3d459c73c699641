/**
 * Display settings of a course or lesson: 老北京 has numbered paragraphs, 茶馆 is a dialogue, and the
 * lessons of a course may use its cover.
 */
import * as z from 'zod'
import { lessonKinds } from './lesson-kind.ts'

export const coverDisplayModes = ['cover', 'contain', 'auto'] as const

export const lessonConfigSchema = z.object({
	coverDisplayMode: z.enum(coverDisplayModes).default('cover'),
	/** Courses only. */
	useParentCoverForLessons: z.boolean().default(false),
	showParagraphNumbers: z.boolean().default(false),
	dialogMode: z.boolean().default(false),
	kind: z.enum(lessonKinds).default('lesson'),
})
