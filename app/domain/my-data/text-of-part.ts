/**
 * The text of a part of an own text, as it was added: 頭髮很長。, a line for each paragraph.
 */
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { writtenText } from '#app/domain/texts/placed-words.ts'

/** Empty for a part that has not been cut yet. */
export function textOfPart(content: LessonContent | null): string {
	return (content ?? []).map(({ zh }) => writtenText(zh)).join('\n')
}
