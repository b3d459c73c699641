/** Stored content as a teacher types it: the Chinese of each paragraph in one piece, then its English. */
import { type LessonContent, textOf } from './content.ts'
import { formatSegmentedText } from './segmented-text.ts'
import { formatTaggedText, formatUntaggedText } from './tagged-text.ts'

/** 早上好！ / Good morning! as two lines; with tags where it would be read differently without. */
export function typedText(content: LessonContent): string {
	return formatUntaggedText(paragraphsOf(content))
}

/** The same with its tags: zh: 早上好！ / en: Good morning! */
export function taggedText(content: LessonContent): string {
	return formatTaggedText(paragraphsOf(content))
}

/** With its tags and its words apart: zh: 早上␟好！ */
export function segmentedTaggedText(content: LessonContent): string {
	return formatTaggedText(content.map(({ zh, en }) => ({ zh: formatSegmentedText(zh), en })))
}

function paragraphsOf(content: LessonContent) {
	return content.map(({ zh, en }) => ({ zh: textOf(zh), en }))
}
