import { parseJson } from '#app/domain/json.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { lessonContentSchema } from '#app/domain/lesson-text/content-schema.ts'

/**
 * Content as the database has it. It may have been stored as a text within a text, by hand or by
 * an import; what cannot be read at all is undefined, so that an editor can say so.
 */
export function readStoredContent(stored: string): LessonContent | undefined {
	const once = parseJson(stored)
	const { data } = lessonContentSchema.safeParse(typeof once === 'string' ? parseJson(once) : once)
	return data
}
