/**
 * Whether two texts would be stored alike: "zh: 你好 / en: Hi" and "你好 / Hi" are one text. For the
 * browser too, which knows nothing of stored content.
 */
import { formatTaggedText, parseTaggedText } from './tagged-text.ts'

/** Whether two texts say the same, however they are spaced and tagged. */
export function isSameText(one: string, other: string): boolean {
	return meaningOf(one) === meaningOf(other)
}

/** An unfinished text is what it is. */
function meaningOf(text: string): string {
	const parsed = parseTaggedText(text)
	return parsed.ok ? formatTaggedText(parsed.value) : text.trim()
}
