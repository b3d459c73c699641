/** Formats stored content as a teacher types it: each paragraph's Chinese, then its English. */
import { type LessonContent, textOf } from './content.ts'
import { formatSegmentedText } from './segmented-text.ts'
import { formatTaggedText, formatUntaggedText } from './tagged-text.ts'

/** 早上好！ and Good morning! on two lines, with tags only where they are needed. */
export function typedText(content: LessonContent): string {
	return formatUntaggedText(paragraphsOf(content))
}

/** Always with tags: zh: 早上好！ / en: Good morning! */
export function taggedText(content: LessonContent): string {
	return formatTaggedText(paragraphsOf(content))
}

/** With tags and word separators: zh: 早上␟好！ */
export function segmentedTaggedText(content: LessonContent): string {
	return formatTaggedText(content.map(({ zh, en }) => ({ zh: formatSegmentedText(zh), en })))
}

function paragraphsOf(content: LessonContent) {
	return content.map(({ zh, en }) => ({ zh: textOf(zh), en }))
}
