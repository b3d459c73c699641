/**
 * Typing a text that is not yet cut into words: the tags that are inserted by a button, and the space
 * after the colon of a tag.
 *
 *   zh:|  →  zh: |        你好！|  →  你好！⏎⏎zh: ⏎⏎|en:
 */
export type RawText = {
	readonly text: string
	/** What is selected, in UTF-16 units. */
	readonly start: number
	readonly end: number
}

/** In place of what is selected; the caret comes after it. */
export function insertTag({ text, start, end }: RawText, tag: 'zh' | 'en'): RawText {
	return withCaret(`${text.slice(0, start)}${tag}: `, text.slice(end))
}

/** At the end of the text, after an empty line; the caret comes before the English tag. */
export function insertParagraph({ text }: RawText): RawText {
	const written = text.trimEnd()
	const separator = written === '' ? '' : '\n\n'
	return withCaret(`${written}${separator}zh: \n\n`, 'en: ')
}

/** After a colon was typed: a line that is a tag alone gets its space, and a half-width colon. */
export function completeTag({ text, start, end }: RawText): RawText | undefined {
	if (start !== end) return undefined
	const tag = /(?:^|\n)(zh|en)[:：]$/.exec(text.slice(0, start))?.[1]
	const behind = text.slice(start)
	if (!tag || !/^(?:\n|$)/.test(behind)) return undefined
	return withCaret(`${text.slice(0, start - tag.length - 1)}${tag}: `, behind)
}

function withCaret(before: string, behind: string): RawText {
	return { text: before + behind, start: before.length, end: before.length }
}
