/** Words beside punctuation, which a style sheet cannot see: text between elements has none of its own. */
import type { Token } from './content.ts'

const closing = /^[\s。，、；：！？…—·”’）》〉」』】.,;:!?)]/u
const opening = /^[“‘《〈「『]/u

type Shown = Pick<Token, 'word' | 'written' | 'pinyin' | 'isHide'>

/**
 * The HTML of a word, marked with `data-end` if 。 or ， follows: its reading may stand above that, and no
 * line begins with it. Text without an element stays as it is.
 */
export function withEnd(html: string, next: Shown | undefined): string {
	const isEnd = next && !next.pinyin && !next.isHide && closing.test(next.written ?? next.word)
	return isEnd && html.startsWith('<ruby') ? `<ruby data-end${html.slice('<ruby'.length)}` : html
}

/** Whether a paragraph begins with a quotation mark, which hangs in the margin. */
export function beginsWithQuote([first]: readonly Shown[]): boolean {
	return first !== undefined && !first.isHide && opening.test(first.written ?? first.word)
}
