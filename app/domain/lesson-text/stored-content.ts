import { parseJson } from '#app/domain/json.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { lessonContentSchema } from '#app/domain/lesson-text/content-schema.ts'

/**
 * Parses stored content. Imports may have stored it as JSON within a JSON string. Returns undefined
 * if it cannot be read.
 */
export function readStoredContent(stored: string): LessonContent | undefined {
	const once = parseJson(stored)
	const { data } = lessonContentSchema.safeParse(typeof once === 'string' ? parseJson(once) : once)
	return data
}
