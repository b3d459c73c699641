/**
 * Help while typing text that isn't segmented yet: buttons insert tags, and a typed tag gets the
 * space after its colon.
 *
 *   zh:|  →  zh: |        你好！|  →  你好！⏎⏎zh: |⏎⏎en:
 */
export type RawText = {
	readonly text: string
	/** Selection, in UTF-16 units. */
	readonly start: number
	readonly end: number
}

/** Replaces the selection with a tag and puts the caret after it. */
export function insertTag({ text, start, end }: RawText, tag: 'zh' | 'en'): RawText {
	return withCaret(`${text.slice(0, start)}${tag}: `, text.slice(end))
}

/** Appends an empty paragraph and puts the caret after its Chinese tag. */
export function insertParagraph({ text }: RawText): RawText {
	const written = text.trimEnd()
	const separator = written === '' ? '' : '\n\n'
	return withCaret(`${written}${separator}zh: `, '\n\nen: ')
}

/** Call after a colon was typed. Completes a line that is only a tag: zh： becomes "zh: ". */
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
