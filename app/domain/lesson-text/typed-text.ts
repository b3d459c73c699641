/** Formats stored content as a teacher types it: each paragraph's Chinese, then its English. */
import { type LessonContent, textOf } from './content.ts'
import { formatUntaggedText } from './tagged-text.ts'

/** 早上好！ and Good morning! on two lines, with tags only where they are needed. */
export function typedText(content: LessonContent): string {
	return formatUntaggedText(paragraphsOf(content))
}

function paragraphsOf(content: LessonContent) {
	return content.map(({ zh, en }) => ({ zh: textOf(zh), en }))
}
