/** Stored content as a teacher types it: the Chinese of each paragraph in one piece, then its English. */
import { type LessonContent, textOf } from './content.ts'
import { formatTaggedText, formatUntaggedText } from './tagged-text.ts'

/** 早上好！ / Good morning! as two lines; with tags where it would be read differently without. */
export function typedText(content: LessonContent): string {
	return formatUntaggedText(paragraphsOf(content))
}

/** The same with its tags: zh: 早上好！ / en: Good morning! */
export function taggedText(content: LessonContent): string {
	return formatTaggedText(paragraphsOf(content))
}

function paragraphsOf(content: LessonContent) {
	return content.map(({ zh, en }) => ({ zh: textOf(zh), en }))
}
