/** Formats stored content as a teacher types it: each paragraph's Chinese, then its English. */
import { type LessonContent, textOf } from './content.ts'
import { formatTaggedText, formatUntaggedText } from './tagged-text.ts'

/** 早上好！ and Good morning! on two lines, with tags only where they are needed. */
export function typedText(content: LessonContent): string {
	return formatUntaggedText(paragraphsOf(content))
}

/** Always with tags: zh: 早上好！ / en: Good morning! */
export function taggedText(content: LessonContent): string {
	return formatTaggedText(paragraphsOf(content))
}

function paragraphsOf(content: LessonContent) {
	return content.map(({ zh, en }) => ({ zh: textOf(zh), en }))
}
